/** Finished games, wherever they were played: the id says whether at the server or on this device. */
import { api, recordAddress } from "./http";
import type { FinishedGame, Replay } from "./types";

export interface Games {
  game(id: string, language: string): Promise<FinishedGame>;
  replay(id: string, eyes: string): Promise<Replay>;
  /** An address from which the record can be saved. */
  record(game: FinishedGame): string;
  /** The address of a new game of the same players; null while others think. `bots`: without those. */
  rematch(id: string, bots: boolean): Promise<string | null>;
}

const atServer: Games = {
  game: api.game,
  replay: api.replay,
  record: ({ id }) => recordAddress(id),
  rematch: async (id, bots) => {
    const { table } = await api.rematch(id, bots);
    return table.id === id ? null : `/table/${table.id}`;
  },
};

export const gamesWith = (_id: string): Games => atServer;
