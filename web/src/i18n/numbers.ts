// Made from alula.cards and alula.words by web/tools/card_data.py; do not edit.
export const MOST_PLAYERS = 6;
export const ROW_LENGTH = 8;
export const MOST_SANCTUARIES = 7;

/** The game's numbers for the messages of every language. */
export const TERMS = `
-fewest-players = 2
-most-players = 6
-rounds = 8
-regions = 68
-cards = 113
`;
