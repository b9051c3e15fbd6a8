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

type Load = () => Promise<Omit<Games, "record">>;
const DEVICE = /^device-/;
let onDevice: Load | null = null;

/** Who knows the games of this device, loaded when one is asked for. */
export const keepsGames = (load: Load): void => void (onDevice = load);

export const isOnDevice = (id: string): boolean => DEVICE.test(id);

const fromDevice = (load: Load): Games => ({
  game: async (...about) => (await load()).game(...about),
  replay: async (...about) => (await load()).replay(...about),
  record: ({ record }) =>
    URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" })),
  rematch: async (...about) => (await load()).rematch(...about),
});

export const gamesWith = (id: string): Games =>
  onDevice !== null && isOnDevice(id) ? fromDevice(onDevice) : atServer;
