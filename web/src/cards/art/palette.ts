// The colours of the continent: four seasons by day and by night, and the grey of places without a biome.

export type Ground = "forest" | "river" | "desert" | "city" | "plain";

export interface Light {
  /** Top, middle and horizon of the sky. */
  readonly sky: readonly [string, string, string];
  /** Four layers of land, far to near. */
  readonly land: readonly [string, string, string, string];
  /** Sun or moon, and the glow around it. */
  readonly orb: string;
  readonly halo: string;
  readonly mist: string;
  /** What is darkest and what is brightest in the picture. */
  readonly dark: string;
  readonly bright: string;
  /** Two colours that belong to the biome's growth or houses. */
  readonly one: string;
  readonly two: string;
}

export interface Hue {
  /** The band that names the biome, and the pattern on it. */
  readonly band: string;
  readonly frieze: string;
  readonly deep: string;
  readonly day: Light;
  readonly night: Light;
}

export const PAPER = "#fbf5e6";
export const INK = "#2b2433";

export const HUES: Readonly<Record<Ground, Hue>> = {
  forest: {
    band: "#b23a2e",
    frieze: "#d8705a",
    deep: "#6f1d1f",
    day: {
      sky: ["#f3b08a", "#f8cf9f", "#fdebc4"],
      land: ["#e29a72", "#cd6a4c", "#a23f36", "#5f2227"],
      orb: "#fff4d2",
      halo: "#ffe7ae",
      mist: "#ffeacb",
      dark: "#3f171d",
      bright: "#fff0d6",
      one: "#d8432f",
      two: "#e98a3a",
    },
    night: {
      sky: ["#191634", "#3a2050", "#83395a"],
      land: ["#642d50", "#4a1f42", "#331634", "#1b0c22"],
      orb: "#ffe9d6",
      halo: "#e58a86",
      mist: "#b05a78",
      dark: "#12081a",
      bright: "#ffcfae",
      one: "#d34a4c",
      two: "#a83a63",
    },
  },
  river: {
    band: "#2c7a55",
    frieze: "#63b384",
    deep: "#114a36",
    day: {
      sky: ["#a7d9d3", "#cdebd5", "#f4f8d8"],
      land: ["#a3d3ac", "#6fb68b", "#3f9070", "#1d5a4d"],
      orb: "#fffbe0",
      halo: "#fff6bf",
      mist: "#f6fbe6",
      dark: "#12403b",
      bright: "#f4fff4",
      one: "#f2a7bb",
      two: "#fbe08a",
    },
    night: {
      sky: ["#0b1a33", "#12385a", "#2a7a7c"],
      land: ["#245f66", "#1a4a55", "#123642", "#08202b"],
      orb: "#eafff2",
      halo: "#86d8c2",
      mist: "#5fb2a6",
      dark: "#051620",
      bright: "#c8fff0",
      one: "#b58ac9",
      two: "#7fe0c0",
    },
  },
  desert: {
    band: "#2f5fa3",
    frieze: "#7ba5d9",
    deep: "#173562",
    day: {
      sky: ["#86b4e2", "#b6d4ef", "#e9f3fb"],
      land: ["#b3cdea", "#86abd6", "#5880b8", "#2d4c80"],
      orb: "#ffffff",
      halo: "#fdf6e0",
      mist: "#f3f9ff",
      dark: "#1d3560",
      bright: "#ffffff",
      one: "#d9e8f7",
      two: "#f1c9a4",
    },
    night: {
      sky: ["#0a1030", "#1b2a63", "#4a6bb0"],
      land: ["#3a568f", "#2a4078", "#1d2d5c", "#0e1738"],
      orb: "#f1f6ff",
      halo: "#9db8f2",
      mist: "#8aa6e0",
      dark: "#080d24",
      bright: "#dbe8ff",
      one: "#a9c3f0",
      two: "#f0c98f",
    },
  },
  city: {
    band: "#d99a1c",
    frieze: "#f6cd63",
    deep: "#7a4e0c",
    day: {
      sky: ["#fbc75e", "#fddb8c", "#fff3cd"],
      land: ["#f4cd83", "#e6a94a", "#c67f2c", "#7b4a1d"],
      orb: "#fffdf0",
      halo: "#fff0ac",
      mist: "#fff3d0",
      dark: "#4a2a12",
      bright: "#fff6db",
      one: "#3f8f9a",
      two: "#d4573a",
    },
    night: {
      sky: ["#141636", "#33285c", "#8a5a63"],
      land: ["#7a5560", "#5c3f52", "#412c42", "#241a2c"],
      orb: "#fff1cf",
      halo: "#f0bd82",
      mist: "#b98478",
      dark: "#150f1e",
      bright: "#ffd981",
      one: "#5e86a0",
      two: "#b0524a",
    },
  },
  plain: {
    band: "#6d6878",
    frieze: "#a39dad",
    deep: "#3a3644",
    day: {
      sky: ["#a9a8c0", "#d5cbd3", "#f9e4d0"],
      land: ["#c3b9c4", "#a097ac", "#787086", "#474155"],
      orb: "#fffdf6",
      halo: "#fff6e2",
      mist: "#f9f6f2",
      dark: "#37323f",
      bright: "#ffffff",
      one: "#c3a86b",
      two: "#8fa39a",
    },
    night: {
      sky: ["#171629", "#2c2a47", "#5d5878"],
      land: ["#544f6b", "#423e58", "#302d44", "#1c1a2a"],
      orb: "#fff8e8",
      halo: "#c9bfe0",
      mist: "#8f88ab",
      dark: "#12111c",
      bright: "#efe7ff",
      one: "#d6bd80",
      two: "#7f9a9a",
    },
  },
};

export const WONDER_COLOUR = { uddu: "#3a74b4", okiko: "#bf3a34", goldlog: "#3d8a53" } as const;
