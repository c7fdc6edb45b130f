/**
 * The monsters' faces: a head, eyes, a mouth and, for most, a thing they carry.
 *
 * Drawn in a box of 48 × 48; heads are filled with the tile's colour, eyes and mouths are cut out of them.
 */

const round = "M24 8c10 0 16 7 16 17s-6 18-16 18S8 35 8 25 14 8 24 8z";

const HEADS = {
  imp: `M10 16C5 12 5 7 6 2c4 3 8 5 11 7zM38 16c5-4 5-9 4-14-4 3-8 5-11 7z${round}`,
  goblin: `M9 20L0 14l4 14 6 4zM39 20l9-6-4 14-6 4z${round}`,
  orc: "M8 20l-5-3 2 9zM40 20l5-3-2 9zM12 9h24l4 14-3 20H11L8 23z",
  gnome: "M8 20L26 1l14 19zM24 18c9 0 15 5 15 12s-6 15-15 15S9 37 9 30s6-12 15-12z",
  rat: "M10 5a8 8 0 108 8M38 5a8 8 0 11-8 8M10 5a8 8 0 110 16M38 5a8 8 0 100 16M24 14c9 0 14 6 14 13 0 5-8 17-14 17S10 32 10 27c0-7 5-13 14-13z",
  witch: "M2 21l14-4L27 0l5 17 14 4zM24 19c8 0 13 5 13 12s-5 14-13 14-13-7-13-14 5-12 13-12z",
  ghost: "M24 5c10 0 16 7 16 18v22l-6-5-5 5-5-5-5 5-5-5-6 5V23C8 12 14 5 24 5z",
  bat: "M16 20L0 10l4 26 5-6 4 6 5-6zM32 20l16-10-4 26-5-6-4 6-5-6zM15 14l1-9 6 7zM33 14l-1-9-6 7zM24 12c6 0 10 5 10 12s-4 14-10 14-10-7-10-14 4-12 10-12z",
  golem: "M2 18h6v16H2zM40 18h6v16h-6zM8 8h32v34H8z",
  cyclops: `M22 9l2-8 2 8z${round}`,
  yeti: "M24 6l6-3 2 5h7l-1 7 6 5-4 5 3 7-6 2-1 7-6-1-6 5-6-5-6 1-1-7-6-2 3-7-4-5 6-5-1-7h7l2-5z",
  ogre: "M12 14c3-6 21-6 24 0 6 4 7 12 5 19-2 8-8 11-17 11S9 41 7 33c-2-7-1-15 5-19z",
  skull: "M24 5c11 0 17 7 17 16 0 6-3 9-6 11v9H13v-9c-3-2-6-5-6-11C7 12 13 5 24 5z",
  vampire: "M4 44L8 22l6 20zM44 44l-4-22-6 20zM9 16C14 3 34 3 39 16l-8-4-7 7-7-7zM24 9c9 0 14 6 14 15s-6 20-14 20S10 33 10 24 15 9 24 9z",
  spectre: "M24 3c9 4 15 13 15 24l3 18-9-5-9 6-9-6-9 5 3-18C9 16 15 7 24 3z",
  barrel: "M6 14h36v3H6zM6 33h36v3H6zM12 5h24c5 10 5 28 0 38H12C7 33 7 15 12 5z",
  chest: "M6 22h36v20H6zM6 19C6 9 12 6 24 6s18 3 18 13z",
  hood: "M4 45c0-8 4-12 8-14h24c4 2 8 6 8 14zM24 4c8 5 14 12 14 24 0 10-6 17-14 17S10 38 10 28C10 16 16 9 24 4z",
  helmet: "M8 22C8 11 14 5 24 5s16 6 16 17v3H8zM5 17l3-12 4 8zM43 17l-3-12-4 8zM10 27h28c0 10-5 17-14 17s-14-7-14-17z",
  crown: "M9 17L7 3l8 6 9-8 9 8 8-6-2 14zM24 15c9 0 15 5 15 13s-6 16-15 16S9 36 9 28s6-13 15-13z",
  cap: "M8 17C9 7 39 7 40 17zM4 17h40v3H4zM24 17c8 0 14 5 14 13s-6 14-14 14-14-6-14-14 6-13 14-13z",
} as const;

const EYES = {
  angry: "M13 21l9 4-8 2zM35 21l-9 4 8 2z",
  dots: "M15 24a3 3 0 106 0 3 3 0 10-6 0zM27 24a3 3 0 106 0 3 3 0 10-6 0z",
  slits: "M14 23h8v2.5h-8zM26 23h8v2.5h-8z",
  hollow: "M14 23a4 5 0 108 0 4 5 0 10-8 0zM26 23a4 5 0 108 0 4 5 0 10-8 0z",
  one: "M18 22a6 6 0 1012 0 6 6 0 10-12 0z",
  three: "M13.500 25a2.500 2.500 0 105 0 2.500 2.500 0 10-5 0zM29.500 25a2.500 2.500 0 105 0 2.500 2.500 0 10-5 0zM21.500 18a2.500 2.500 0 105 0 2.500 2.500 0 10-5 0z",
  closed: "M13 23c2 4 7 4 9 0l1.500 1.500c-3 5-9 5-12 0zM26 23c2 4 7 4 9 0l1.500 1.500c-3 5-9 5-12 0z",
  glasses: "M11 20h11v8H11zM26 20h11v8H26zM22 22h4v2h-4z",
} as const;

const MOUTHS = {
  grin: "M14 30c5 4 15 4 20 0-1 7-5 10-10 10s-9-3-10-10z",
  fangs: "M15 31h18l-3 7-3-4-3 4-3-4-3 4z",
  tusks: "M14 34h20v2.500H14zM16 34l2-7 2 7zM28 34l2-7 2 7z",
  flat: "M17 33h14v2.600H17z",
  gasp: "M20 35a4 4.500 0 108 0 4 4.500 0 10-8 0z",
  teeth: "M15 31h3v6h-3zM19.500 31h3.500v6h-3.500zM24.500 31h3.500v6h-3.500zM29.500 31H33v6h-3.500z",
  smirk: "M16 32c6 4 12 3 17-2-2 8-12 10-17 2z",
  none: "",
} as const;

/** Things in the lower right corner, in a disc of radius 9 around (38, 38). */
const THINGS = {
  candle: "M36.500 36h3v8h-3zM38 35c-3-3 0-4 0-6 0 2 3 3 0 6z",
  bell: "M38 31c4 0 4 4 5 8h-10c1-4 1-8 5-8zM36.500 40.500h3l-1.500 3z",
  spade: "M37 30h2v7h4l-5 8-5-8h4z",
  moon: "M40 31a7 7 0 103 11 6 6 0 01-3-11z",
  scroll: "M33 32h8v10h2v2h-9v-10h-1zM36 35h4v1h-4zM36 38h4v1h-4z",
  orb: "M38 31a5.500 5.500 0 105 7.500 5.500 5.500 0 00-5-7.500zM34 43h8v2h-8z",
  note: "M36 31h7v3h-5v7a2.500 2.500 0 11-2-2.500z",
  cards: "M33 33h6v9h-6zM40 34l4 1-2 9-5-1h4z",
  eye: "M31.500 38c4-6 9-6 13 0-4 6-9 6-13 0zM36 38a2 2 0 104 0 2 2 0 10-4 0z",
  star: "M38 30l2 5 5 .5-4 3.500 1.500 5.500-4.500-3-4.500 3L35 39l-4-3.500 5-.5z",
  bone: "M33 34c-2-2 1-4 2-2l6 7c2-1 4 1 2 2 1 2-1 4-2 2l-6-7c-2 1-4-1-2-2z",
  axe: "M37 30h2v15h-2zM39 31c4 0 5 3 5 6h-5zM37 31c-3 0-4 2-4 5h4z",
  drum: "M32 34h12v8c-3 3-9 3-12 0zM32 33l4-3 1 1-3 2zM44 33l-4-3-1 1 3 2z",
  purse: "M36 30h4l-1 3c4 2 5 5 5 8 0 4-12 4-12 0 0-3 1-6 5-8z",
  bread: "M32 36c0-4 12-4 12 0zM32 37.500h12v2H32zM32 41h12c0 3-12 3-12 0z",
  lens: "M37 31a5 5 0 104 8l3 4 1.500-1.500-3.500-3.500a5 5 0 00-5-7zM37 33a3 3 0 110 6 3 3 0 010-6z",
  club: "M36 31h5l-1 9 1 5h-4l1-5-2-6z",
  shield: "M38 30l6 2v5c0 4-3 7-6 8-3-1-6-4-6-8v-5z",
  flag: "M33 30h2v15h-2zM35 31h9l-3 3 3 3h-9z",
  broom: "M37 29h2v8h-2zM34 37h8l1 8H33z",
  gears: "M38 31l1.500 2 2.500-.5.5 2.500 2.500 1-1 2.500 1 2.500-2.500 1-.5 2.500-2.500-.5-1.500 2-1.500-2-2.500.5-.5-2.500-2.500-1 1-2.500-1-2.500 2.500-1 .5-2.500 2.500.5zM36 38.500a2 2 0 104 0 2 2 0 10-4 0z",
  sack: "M35 30h6l-1 3c3 2 5 5 5 8 0 3-14 3-14 0 0-3 2-6 5-8zM37 36h2v5h-2z",
  coins: "M32 40h6v2h-6zM32 43h6v2h-6zM39 37h6v2h-6zM39 40h6v2h-6zM39 43h6v2h-6z",
  trowel: "M38 30l5 8h-4v2h1v5h-4v-5h1v-2h-4z",
  slip: "M33 30h10v14l-2.500-2-2.500 2-2.500-2-2.500 2zM35 33h6v1h-6zM35 36h6v1h-6z",
  key: "M38 30a4 4 0 011 7.800V45h-2v-2h-2v-2h2v-3.200A4 4 0 0138 30zM36.500 34a1.500 1.500 0 103 0 1.500 1.500 0 10-3 0z",
  wheels: "M32 42a2.500 2.500 0 105 0 2.500 2.500 0 10-5 0zM39 42a2.500 2.500 0 105 0 2.500 2.500 0 10-5 0zM31 36h14v2H31z",
  oar: "M41 29l2 1-5 11c1 3-1 5-3 4s-2-4 0-5z",
  bars: "M32 33h12v2H32zM32 41h12v2H32zM34 30h2v15h-2zM40 30h2v15h-2z",
  mask: "M31 34c5-2 9-2 14 0 0 6-4 9-7 6-3 3-7 0-7-6zM33 35.500l4 1-1 2zM43 35.500l-4 1 1 2z",
  bucket: "M32 34h12l-2 11h-8zM33 33c0-5 10-5 10 0h-1.500c0-3-7-3-7 0z",
  bolt: "M40 29l-7 9h4l-2 8 8-10h-4z",
  fuse: "M33 41h8v4h-8zM37 40c0-5 4-3 4-8l1.500.5c0 5-4 4-4 7.500zM40 29l2 1 2-1-1 2 1 2-2-1-2 1 1-2z",
} as const;

export interface Face {
  head: string;
  eyes: string;
  mouth: string;
  thing: string;
}

type Parts = [keyof typeof HEADS, keyof typeof EYES, keyof typeof MOUTHS, (keyof typeof THINGS)?];

const MONSTERS: Record<string, Parts> = {
  base_blue: ["imp", "angry", "grin"],
  base_red: ["goblin", "dots", "fangs"],
  base_red_strong: ["orc", "angry", "tusks"],
  base_yellow: ["gnome", "dots", "flat"],
  base_yellow_runner: ["rat", "dots", "gasp"],
  b01: ["hood", "glasses", "flat", "scroll"],
  b02: ["hood", "closed", "none", "candle"],
  b03: ["imp", "dots", "gasp", "bell"],
  b04: ["skull", "dots", "flat", "spade"],
  b05: ["witch", "closed", "smirk", "moon"],
  b06: ["spectre", "glasses", "none", "slip"],
  b07: ["witch", "three", "flat", "orb"],
  b08: ["ghost", "hollow", "gasp", "cards"],
  b09: ["bat", "closed", "fangs", "note"],
  b10: ["hood", "angry", "none", "star"],
  b11: ["spectre", "slits", "gasp", "cards"],
  b12: ["ghost", "closed", "gasp", "note"],
  b13: ["skull", "hollow", "teeth", "scroll"],
  b14: ["golem", "one", "flat", "eye"],
  b15: ["witch", "angry", "grin", "star"],
  r01: ["rat", "angry", "fangs", "lens"],
  r02: ["goblin", "angry", "smirk", "bread"],
  r03: ["barrel", "dots", "none", "fuse"],
  r04: ["skull", "angry", "teeth", "bone"],
  r05: ["bat", "dots", "smirk", "eye"],
  r06: ["yeti", "dots", "fangs"],
  r07: ["helmet", "slits", "none", "drum"],
  r08: ["ogre", "angry", "grin", "purse"],
  r09: ["orc", "dots", "grin", "axe"],
  r10: ["cyclops", "one", "grin"],
  r11: ["goblin", "hollow", "teeth", "bone"],
  r12: ["yeti", "angry", "tusks", "club"],
  r13: ["golem", "slits", "teeth", "shield"],
  r14: ["crown", "angry", "tusks", "flag"],
  r15: ["ogre", "slits", "tusks"],
  y01: ["rat", "closed", "smirk", "broom"],
  y02: ["cap", "glasses", "flat", "gears"],
  y03: ["ogre", "dots", "gasp", "sack"],
  y04: ["gnome", "glasses", "flat", "coins"],
  y05: ["cap", "dots", "tusks", "trowel"],
  y06: ["ogre", "glasses", "teeth", "slip"],
  y07: ["helmet", "dots", "none", "key"],
  y08: ["skull", "slits", "grin", "wheels"],
  y09: ["hood", "hollow", "none", "oar"],
  y10: ["orc", "slits", "teeth", "bars"],
  y11: ["vampire", "glasses", "smirk", "lens"],
  y12: ["chest", "three", "teeth", "coins"],
  y13: ["imp", "glasses", "flat", "mask"],
  y14: ["cap", "angry", "gasp", "bucket"],
  y15: ["vampire", "angry", "fangs", "bolt"],
  d1: ["imp", "angry", "fangs"],
  d2: ["orc", "slits", "gasp"],
  d3: ["imp", "three", "flat"],
};

/** The face of a monster or demon; one that this table does not know gets a plain one. */
export function face(id: string): Face {
  const [head, eyes, mouth, thing] = MONSTERS[id] ?? (["imp", "dots", "flat"] as Parts);
  return { head: HEADS[head], eyes: EYES[eyes], mouth: MOUTHS[mouth], thing: thing ? THINGS[thing] : "" };
}
