// Written by `python -m lab engine` (src/alula/browser/constants.py): do not change by hand.
export const LEVELS = [{"name": "stroller", "title": "Stroller", "seconds": null}, {"name": "wanderer", "title": "Wanderer", "seconds": null}, {"name": "pilgrim", "title": "Pilgrim", "seconds": null}, {"name": "scout", "title": "Scout", "seconds": null}, {"name": "pathfinder", "title": "Pathfinder", "seconds": null}, {"name": "guide", "title": "Guide", "seconds": 0.3}] as const;
export const USUAL_LEVEL = "pilgrim" as const;
export const BOT_NAMES = ["Imre", "Sela", "Tavo", "Runa", "Odo", "Mirka", "Kian", "Vesna", "Basil", "Yara", "Enzo", "Juno", "Arlo", "Suri", "Timo", "Noor", "Pelle", "Ilka", "Dario", "Zofi", "Lucan", "Anouk", "Corin", "Hedda"] as const;
