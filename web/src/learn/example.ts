// The worked example of the rules: a row with two climbs, so two sanctuaries. One quest fails, on purpose.
import type { Traveller } from "../journey/steps.ts";

export const EXAMPLE: Omit<Traveller, "name"> = {
  regions: [67, 56, 53, 48, 44, 49, 14, 28],
  sanctuaries: ["desert-3", "plain-19"],
};
