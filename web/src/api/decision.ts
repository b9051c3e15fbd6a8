/** What a decision's id says: `3.play.0` is seat 0's play in round 3. */
export interface Decision {
  round: number;
  kind: "keep" | "play" | "take" | "choose";
  seat: number;
}

export function parseDecision(id: string): Decision {
  const [round, kind, seat] = id.split(".");
  return { round: Number(round), kind: kind as Decision["kind"], seat: Number(seat) };
}
