// Written by `python -m lab engine` (src/alula/browser/constants.py): do not change by hand.
export const LEVELS = [{"name": "stroller", "title": "Stroller", "rollouts": null}, {"name": "wanderer", "title": "Wanderer", "rollouts": null}, {"name": "pilgrim", "title": "Pilgrim", "rollouts": null}, {"name": "scout", "title": "Scout", "rollouts": null}, {"name": "pathfinder", "title": "Pathfinder", "rollouts": null}, {"name": "guide", "title": "Guide", "rollouts": 1000}] as const;
export const USUAL_LEVEL = "pilgrim" as const;
export const BOT_NAMES = ["Imre", "Sela", "Tavo", "Runa", "Odo", "Mirka", "Kian", "Vesna", "Basil", "Yara", "Enzo", "Juno", "Arlo", "Suri", "Timo", "Noor", "Pelle", "Ilka", "Dario", "Zofi", "Lucan", "Anouk", "Corin", "Hedda"] as const;
