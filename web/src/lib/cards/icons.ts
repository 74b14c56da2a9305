/** Our own icons, in a square of 32. `art` is what is always there; `plain` is added where no number is written in it. */

export interface IconArt {
  art: string;
  plain?: string;
  /** A number is written inside: where, how large, in which colour. */
  number?: { x: number; y: number; size: number; fill: string };
}

// -- colours; edges and what is drawn in lines alone follow the theme

export const GOLD = "#e9b949";
const GOLD_DARK = "#b98518";
const STEEL = "#d5dbe2";
const STEEL_DARK = "#97a2b0";
const SPICE = "#ea7f2d";
const SPICE_DARK = "#bf5a16";
const WATER = "#57acdf";
const WATER_DARK = "#2f82ba";
const PAPER = "#fbf1dc";
const PAPER_DARK = "#e2cda3";
const INK = "#2a1f17";
const WHITE = "#fffaf0";
const RED = "#cf4a33";
const GREEN = "#4c9550";
const SAND = "#e0bd7c";
const SAND_DARK = "#b98f4b";
const STONE = "#b9ada0";

export const FACTION_COLOURS: Record<string, string> = {
  emperor: "#76808f",
  guild: "#c2452e",
  bene_gesserit: "#7b52b1",
  fremen: "#2a78b0",
  great_houses: "#a4791c",
  fringe_worlds: "#2f8570",
};
export const AGENT_COLOURS: Record<string, string> = {
  ...FACTION_COLOURS,
  landsraad: "#4d8a3f",
  city: "#21858a",
  spice_trade: "#cd9414",
  spy: "#56607a",
};

const EDGE = `stroke="var(--icon-edge)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`;
const LINE = `fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"`;

function path(d: string, fill: string, more = EDGE): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

function circle(x: number, y: number, r: number, fill: string, more = EDGE): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

function stroke(d: string, colour: string, width = 2): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function at(x: number, y: number, scale: number, art: string, turn = 0): string {
  const rotate = turn ? ` rotate(${turn} 16 16)` : "";
  return `<g transform="translate(${x} ${y}) scale(${scale})${rotate}">${art}</g>`;
}

// -- parts that several icons share

const PLAIN = "";

/** A faction's sign, without its ground. */
const SIGNS: Record<string, (colour: string) => string> = {
  emperor: (c) => path("M7.5 19.5 6 10.5l5.2 3.7L16 7l4.8 7.2 5.2-3.7-1.5 9z", c, PLAIN) + path("M8 21.3h16v2.6H8z", c, PLAIN),
  guild: (c) => circle(16, 16, 4.9, c, PLAIN) + `<ellipse cx="16" cy="16" rx="10.4" ry="3.9" transform="rotate(-28 16 16)" fill="none" stroke="${c}" stroke-width="2"/>` + circle(24.6, 10.2, 2, c, PLAIN),
  bene_gesserit: (c) => path("M16 5.5c3.6 4.4 3.6 10.6 0 15.5-3.6-4.9-3.6-11.1 0-15.5z", c, PLAIN) + path("M8 10.6c.2 6.3 2.6 10.6 7 12.3-.3-2.6-3-10-7-12.3z", c, PLAIN) + path("M24 10.6c-.2 6.3-2.6 10.6-7 12.3.3-2.6 3-10 7-12.3z", c, PLAIN),
  fremen: (c) => path("M5.5 22.5c3-7.5 6.6-8.6 10.2-4.3 3.4 4 6.5 3.5 10.8-2.7l-3 7z", c, PLAIN) + circle(20.3, 10.6, 3.3, c, PLAIN) + circle(12.6, 8.6, 1.7, c, PLAIN),
  great_houses: (c) => path("M6.5 7.5h8v11l-4 4-4-4z", c, PLAIN) + path("M17.5 7.5h8v11l-4 4-4-4z", c, PLAIN),
  fringe_worlds: (c) => circle(12, 17.5, 5.4, c, PLAIN) + `<ellipse cx="12" cy="17.5" rx="9.4" ry="2.6" transform="rotate(-18 12 17.5)" fill="none" stroke="${c}" stroke-width="1.5"/>` + circle(22.4, 10, 2.7, c, PLAIN) + circle(23.5, 21.5, 1.5, c, PLAIN),
};

/** Each agent icon has a ground of its own shape. */
const GROUNDS: Record<string, string> = {
  emperor: "M4 4h24v12.5c0 6.6-5.4 9.8-12 12.5C9.4 26.3 4 23.1 4 16.5z",
  guild: "M16 2.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 1 1 0-27z",
  bene_gesserit: "M16 1.8c6 3.2 12.4 6 12.4 13S22 27.2 16 30.2C10 27.2 3.6 21.8 3.6 14.8S10 5 16 1.8z",
  fremen: "M9 3.2h14L30.3 16 23 28.8H9L1.7 16z",
  great_houses: "M3.5 3.5h25V24L16 29.5 3.5 24z",
  fringe_worlds: "M10.5 2.5h11l8 8v11l-8 8h-11l-8-8v-11z",
  landsraad: "M16 2.2l13 8V29H3V10.2z",
  city: "M6 3.5h20A2.5 2.5 0 0 1 28.5 6v20a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 26V6A2.5 2.5 0 0 1 6 3.5z",
  spice_trade: "M16 1.5L30.5 16 16 30.5 1.5 16z",
  spy: "M1.5 16C6 8.5 10.5 5 16 5s10 3.5 14.5 11C26 23.5 21.5 27 16 27S6 23.5 1.5 16z",
};

const AGENT_SIGNS: Record<string, string> = {
  landsraad: path("M16 6.8l8.5 5.2h-17z", WHITE, PLAIN) + [8.6, 13, 17.4, 21.8].map((x) => path(`M${x} 13.6h1.8v8.6h-1.8z`, WHITE, PLAIN)).join("") + path("M7.2 23.4h17.6v2.4H7.2z", WHITE, PLAIN),
  city: path("M7 25.5V14.5h4.6v-3.2c0-3 2-4.9 4.4-5.8 2.4.9 4.4 2.8 4.4 5.8v3.2H25v11h-6.8v-4.2a2.2 2.2 0 0 0-4.4 0v4.2z", WHITE, PLAIN),
  spice_trade: path("M16 7.5l3.6 6-3.6 6-3.6-6z", WHITE, PLAIN) + path("M9.8 16l2.7 4.4-2.7 2.9-3.4-4z", WHITE, PLAIN) + path("M22.2 16l-2.7 4.4 2.7 2.9 3.4-4z", WHITE, PLAIN) + path("M16 21l2.4 2.7L16 26.3l-2.4-2.6z", WHITE, PLAIN),
  spy: circle(16, 16, 6.6, WHITE, PLAIN) + circle(16, 16, 3.2, INK, PLAIN) + circle(17.4, 14.4, 1.1, WHITE, PLAIN),
};

function agentIcon(id: string): string {
  const sign = SIGNS[id]?.(WHITE) ?? AGENT_SIGNS[id] ?? "";
  return path(GROUNDS[id] ?? "", AGENT_COLOURS[id] ?? STONE) + sign;
}

/** All four factions in one. */
const QUARTERS =
  path("M16 3v13H3A13 13 0 0 1 16 3z", FACTION_COLOURS.emperor ?? "", PLAIN) +
  path("M16 3v13h13A13 13 0 0 0 16 3z", FACTION_COLOURS.guild ?? "", PLAIN) +
  path("M16 29V16H3a13 13 0 0 0 13 13z", FACTION_COLOURS.bene_gesserit ?? "", PLAIN) +
  path("M16 29V16h13a13 13 0 0 1-13 13z", FACTION_COLOURS.fremen ?? "", PLAIN) +
  `<circle cx="16" cy="16" r="13" fill="none" ${EDGE}/>`;

const UP = path("M24.5 15.5l6.5 7h-3.6v7.8h-5.8v-7.8H18z", "#f4c542");
const PLUS = circle(25, 25, 6.2, GREEN) + stroke("M25 21.9v6.2M21.9 25h6.2", WHITE, 2);
const CROSS = circle(25, 25, 6.2, RED) + stroke("M22.8 22.8l4.4 4.4M27.2 22.8l-4.4 4.4", WHITE, 2);
const CHECK = circle(25, 25, 6.2, GREEN) + stroke("M22 25.2l2.2 2.3 4-4.8", WHITE, 2);
const DOWN = circle(25, 25, 6.2, STEEL_DARK) + stroke("M25 21.6v6M22.4 25.4l2.6 2.8 2.6-2.8", WHITE, 1.9);
const BACK = circle(25, 25, 6.2, "#3d6fb0") + stroke("M27.8 27.4a3.6 3.6 0 1 0-5.6-4M21.8 21v2.9h2.9", WHITE, 1.8);

function sheet(fill: string, x = 9.5, y = 4, turn = 0): string {
  return `<rect x="${x}" y="${y}" width="14" height="20" rx="2.2" fill="${fill}" ${EDGE} ${turn ? `transform="rotate(${turn} 16 20)"` : ""}/>`;
}

const CARD = sheet(PAPER_DARK, 7, 5, -10) + sheet(PAPER, 10, 5, 6);
const ONE_CARD = sheet(PAPER, 8, 4);
const MASK = path("M0 0c3-1.6 9-1.6 12 0 .4 4.6-1.6 8-3.8 8-1.3 0-1.5-1.6-2.2-1.6S5.1 8 3.8 8C1.6 8-.4 4.6 0 0z", GOLD, PLAIN) + circle(3.4, 3, 1.3, "#4a2f73", PLAIN) + circle(8.6, 3, 1.3, "#4a2f73", PLAIN);
const INTRIGUE = (x: number, y: number) => sheet("#6d4aa0", x, y) + at(x + 1, y + 6, 1, MASK);
const CUBE = path("M16 3.5l11.5 6.2v12.6L16 28.5 4.5 22.3V9.7z", STEEL_DARK) + path("M16 3.5l11.5 6.2L16 16 4.5 9.7z", STEEL, PLAIN) + path("M16 16l11.5-6.3v12.6L16 28.5z", "#76818f", PLAIN) + `<path d="M16 3.5l11.5 6.2v12.6L16 28.5 4.5 22.3V9.7z M4.5 9.7L16 16l11.5-6.3M16 16v12.5" fill="none" ${EDGE}/>`;
const PAWN = path("M16 3a5.4 5.4 0 0 1 3.4 9.6c2.6 1.2 3.6 4.6 4.4 9.4H25a2 2 0 0 1 2 2v4.5H5V24a2 2 0 0 1 2-2h1.2c.8-4.8 1.8-8.2 4.4-9.4A5.4 5.4 0 0 1 16 3z", GOLD);
const SWORD = path("M16 .8l3.8 4.4V19h-7.6V5.2z", STEEL) + path("M16 .8l3.8 4.4V19H16z", STEEL_DARK, PLAIN) + path("M8 18.6h16v3.8H8z", GOLD) + path("M13.8 22.4h4.4v5h-4.4z", "#7a4a24") + circle(16, 28.6, 2.3, GOLD);
const EYE = path(GROUNDS.spy ?? "", "#56607a") + (AGENT_SIGNS.spy ?? "");
const HEX = "M16 2.5l11.8 6.8v13.4L16 29.5 4.2 22.7V9.3z";
const SCROLL = path("M8 4h15a3 3 0 0 1 3 3v2h-4v16a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 25v-2H8z", PAPER) + path("M3.5 23h11.5v2a3.5 3.5 0 0 0 3.5 3.5H7A3.5 3.5 0 0 1 3.5 25z", PAPER_DARK) + stroke("M11.5 10h7M11.5 14h7M11.5 18h4", "#8d7350", 1.7);
const WORM = path("M5 29c-1-9 2-18 8.5-22 4.8-3 11-2.3 13.5 1.2 1.6 2.4-.2 5-3 5-5.5 0-7.5 6.5-6 15.8z", "#c99b5f") + stroke("M8 24c3-.6 6-.6 9-.2M8.6 18.6c3-.2 6 .3 9 1.4M11.4 13c2.6.4 5 1.6 6.8 3.4M16 8.6c1.8.7 3.6 2.2 4.4 4.4", "#8c6431", 1.5) + path("M22.2 6.3c3 0 5.2 1.4 4.8 3.9-.3 1.8-2 3-3.6 3 1.4-2 .9-4.8-1.2-6.9z", "#5b2d1a", PLAIN) + stroke("M1.5 29h28", SAND_DARK, 2);
const FLAG = stroke("M7.5 3v26", "#7a4a24", 3) + path("M8.5 4.5c5-3 9.5 3 17.5 0v12.5c-8 3-12.5-3-17.5 0z", RED);
const SHIELD = "M16 2.5c4 2.2 8 3 12 3v9.8c0 7-4.8 11.4-12 14.2C8.8 26.7 4 22.3 4 15.3V5.5c4 0 8-.8 12-3z";
const SWORDS = at(-1, 0, 1, SWORD, 42) + at(1, 0, 1, SWORD, -42);
const TOWER = path("M5 29V8h4v3h4V8h6v3h4V8h4v21z", STONE) + path("M12.8 29v-6.4a3.2 3.2 0 0 1 6.4 0V29z", INK, PLAIN);
const LAUREL = `<circle cx="16" cy="16" r="13.2" fill="${GOLD}" ${EDGE}/>` + circle(16, 16, 10, "#fff6dc", `stroke="${GOLD_DARK}" stroke-width="1"`);

function small(id: string): string {
  return at(1, 1, 0.74, agentIcon(id));
}

// -- the icons

export const ICONS: Record<string, IconArt> = {
  // Goods
  solari: {
    art: circle(16, 16, 13.2, STEEL_DARK) + circle(16, 16, 10.3, "#e8ecf1", `stroke="#7b8694" stroke-width="1"`),
    plain: path("M11 11h10v2.6h-6.6L21 18.4V21H11v-2.6h6.6L11 13.6z", "#5d6775", PLAIN),
    number: { x: 16, y: 16.6, size: 16, fill: "#26303c" },
  },
  spice: {
    art: path(HEX, SPICE) + path("M16 2.5l11.8 6.8L16 16 4.2 9.3z", "#f6a252", PLAIN) + `<path d="${HEX}" fill="none" ${EDGE}/>`,
    plain: circle(12, 17.5, 1.8, "#fff0d4", PLAIN) + circle(18, 21, 1.8, "#fff0d4", PLAIN) + circle(19.5, 14.5, 1.8, "#fff0d4", PLAIN) + circle(14, 11, 1.5, SPICE_DARK, PLAIN),
    number: { x: 16, y: 16.8, size: 16, fill: "#2b1000" },
  },
  water: {
    art: path("M16 1.8c5.6 7 9.8 11.8 9.8 17.2a9.8 9.8 0 0 1-19.6 0C6.2 13.6 10.4 8.8 16 1.8z", WATER) + stroke("M10 19.5a6 6 0 0 0 2 4.5", "#d9f0ff", 1.8),
    plain: stroke("M16 8.5c-2 2.8-3.4 4.8-4.3 6.6", WATER_DARK, 1.6),
    number: { x: 16, y: 20, size: 15, fill: "#03233a" },
  },
  persuasion: {
    art: path("M16 1.5L30.5 16 16 30.5 1.5 16z", "#2f62b8") + path("M16 5.6L26.4 16 16 26.4 5.6 16z", "#3f78d6", PLAIN),
    plain: path("M10.5 12h11v6.6h-5.2l-3.6 3v-3h-2.2z", WHITE, PLAIN),
    number: { x: 16, y: 16.6, size: 15.5, fill: "#ffffff" },
  },
  coin: {
    art: circle(16, 16, 13.2, GOLD) + circle(16, 16, 10.2, "#f7d77e", `stroke="${GOLD_DARK}" stroke-width="1.2"`),
    plain: path("M16 9l2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.7-4.4 2.7 1.2-4.9L9 14l5-.4z", GOLD_DARK, PLAIN),
    number: { x: 16, y: 16.6, size: 16, fill: "#3c2600" },
  },
  vp: {
    art: path(SHIELD, "#3f8a4a") + path("M16 5.6c3.1 1.5 6.3 2.2 9.4 2.4v7.3c0 5.4-3.6 8.9-9.4 11.3z", "#56a65f", PLAIN) + `<path d="${SHIELD}" fill="none" ${EDGE}/>`,
    plain: path("M16 8.5l2.1 4.7 5.1.5-3.9 3.4 1.2 5-4.5-2.7-4.5 2.7 1.2-5-3.9-3.4 5.1-.5z", GOLD, PLAIN),
    number: { x: 16, y: 16, size: 15.5, fill: "#ffffff" },
  },
  sword: { art: SWORD },
  troop: { art: CUBE },
  card: { art: CARD + UP },
  intrigue: { art: at(-3.2, -3.4, 1.2, INTRIGUE(9, 6)) },

  // Influence, alliances, bonds
  ...byFaction("influence", (id) => small(id) + UP),
  influence_great_houses: { art: small("emperor") + UP },
  influence_fringe_worlds: { art: small("fremen") + UP },
  influence_any: { art: at(1, 1, 0.74, QUARTERS) + UP },
  influence_two: { art: at(0, 0, 0.6, QUARTERS) + at(8.5, 8.5, 0.6, QUARTERS) + UP },
  influence_visit: { art: at(1, 1, 0.74, circle(16, 16, 13.2, STONE) + at(5.5, 4.5, 0.66, PAWN)) + UP },
  ...byFaction("alliance", (id) => LAUREL + at(6.4, 6.4, 0.6, agentIcon(id))),
  alliance_great_houses: { art: LAUREL + at(6.4, 6.4, 0.6, agentIcon("emperor")) },
  alliance_fringe_worlds: { art: LAUREL + at(6.4, 6.4, 0.6, agentIcon("fremen")) },
  alliance_any: { art: LAUREL + at(6.4, 6.4, 0.6, QUARTERS) },
  ...byFaction("bond", (id) => sheet(PAPER_DARK, 6, 5, -9) + sheet(PAPER, 12, 6, 5) + at(10.5, 8, 0.54, agentIcon(id), 0)),

  // Agents
  ...Object.fromEntries(Object.keys(AGENT_COLOURS).map((id) => [id, { art: agentIcon(id) }])),
  // Three against three
  trade: { art: path("M3 10.5h15V6l10 7-10 7v-4.5H3z", GOLD) + path("M29 21.5H14V17L4 24l10 7v-4.5h15z", WATER) },
  reinforce: {
    art: at(-1, -2, 0.62, CUBE) + at(13, -2, 0.62, CUBE) + path("M16 9l13 10h-5v12H8V19H3z", GREEN),
    number: { x: 16, y: 21, size: 15, fill: WHITE },
  },
  agent: { art: PAWN },
  recall_agent: { art: at(-2, 0, 0.95, PAWN) + BACK },
  swordmaster: { art: at(-3.5, 0.5, 0.95, PAWN) + at(10.5, 2, 0.86, SWORD, 18) },
  council: { art: path("M8 3h16v12h2.5v6H24v8h-3.5v-5h-9v5H8v-8H5.5v-6H8z", "#a8573a") + path("M11 6h10v8.5H11z", "#d9936e", PLAIN) + path("M9.5 17h13v3.5h-13z", GOLD, PLAIN) },
  signet: { art: circle(16, 20, 8.6, "none", `stroke="var(--icon-edge)" stroke-width="5.6"`) + circle(16, 20, 8.6, "none", `stroke="${GOLD}" stroke-width="3"`) + path("M9.5 4.5h13l2.5 5-9 6.5-9-6.5z", RED) + stroke("M12 9.5h8", "#ffd9c9", 1.5) },
  mentat: { art: path("M16 2.5c7 0 11 5 11 11 0 4-2 6-3 8.5-.6 1.6-.5 4-.5 7H11l-.5-4.5H7.5V19L4.5 17.5l2.5-5C7.5 6.5 10.5 2.5 16 2.5z", "#c59ad0") + path("M17 7.5l2 3.8 4.2.6-3 3 .7 4.2-3.9-2-3.9 2 .7-4.2-3-3 4.2-.6z", WHITE, PLAIN) },

  // Cards
  trash: { art: sheet(PAPER, 7, 4) + stroke("M11 9.5l6 8M17 9.5l-6 8", RED, 2.6) + CROSS },
  trash_this: { art: sheet(PAPER, 7, 4) + circle(14, 12, 3.6, RED, PLAIN) + circle(14, 12, 5.6, "none", `stroke="${RED}" stroke-width="1.4"`) + CROSS },
  trash_intrigue: { art: INTRIGUE(7, 4) + CROSS },
  discard: { art: ONE_CARD + DOWN },
  acquire: { art: ONE_CARD + PLUS },
  reveal: { art: sheet(PAPER_DARK, 9, 6, -24) + sheet(PAPER_DARK, 9, 5, 0) + sheet(PAPER, 9, 6, 24) + circle(16, 25, 5.5, "#f4c542") + stroke("M16 22.5v5M13.5 25h5", INK, 1.6) },
  steal_intrigue: { art: INTRIGUE(4, 3) + at(0, 0, 1, path("M31 23.5l-7.5 7v-4.2h-7v-5.6h7v-4.2z", "#f4c542")) },

  // Combat
  combat: { art: SWORDS },
  strength: { art: path(SHIELD, "#8a3b2c") + at(3.6, 3, 0.78, SWORDS) },
  garrison: { art: TOWER },
  deployed: { art: `<ellipse cx="16" cy="23" rx="14" ry="7" fill="${SAND}" ${EDGE}/>` + at(5, 1, 0.7, CUBE) },
  deploy: { art: at(0, 6, 0.8, CUBE) + path("M19 2.5h11v11h-4V9.5l-5.5 5.5-3-3L23 6.5h-4z", "#f4c542") },
  retreat: { art: at(7, 6, 0.8, CUBE) + path("M13 13.5H2v-11h4v4l5.5-5.5 3 3L9 9.5h4z", "#7fb3e6") },
  units: { art: at(-1, 7, 0.76, CUBE) + at(10, 0, 0.72, WORM) },
  conflict: { art: path("M16 1l3.5 5.5L26 5l-1 6.5 6 4-5.5 4L27 26l-6.7-.6L16 31l-4.3-5.6L5 26l1.5-6.5L1 15.5l6-4L6 5l6.5 1.5z", "#d9603f") + at(5, 5, 0.69, SWORDS) },
  control: { art: FLAG },
  first_player: { art: path("M7 18l-3 12 6-2.5 4 4.5 2-10zM25 18l3 12-6-2.5-4 4.5-2-10z", RED) + circle(16, 12.5, 10.5, GOLD), plain: path("M14 8l3.6-2v13H14.5V9.8l-2 .8V8.6z", INK, PLAIN) },
  maker: { art: circle(16, 17, 12.5, "#c99b5f") + circle(16, 17, 8.6, "#8c5a2c", PLAIN) + circle(16, 17, 4.6, "#3a1d0d", PLAIN) + [0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<path d="M16 8.6l1.5 4h-3z" fill="${WHITE}" transform="rotate(${a} 16 17)"/>`).join("") },
  bonus_spice: { art: at(0, 9, 0.62, path(HEX, SPICE)) + at(12.2, 9, 0.62, path(HEX, SPICE)) + at(6, 0, 0.62, path(HEX, "#f6a252")) + PLUS },

  // Where cards lie
  deck: { art: sheet("#7a5136", 11, 7) + sheet("#7a5136", 9, 5.5) + sheet("#96694a", 7, 4) + path("M14 9l4 5-4 5-4-5z", GOLD, PLAIN) },
  hand: { art: sheet(PAPER_DARK, 9, 6, -28) + sheet(PAPER_DARK, 9, 5, -9) + sheet(PAPER_DARK, 9, 5, 10) + sheet(PAPER, 9, 6, 29) },
  discard_pile: { art: sheet(PAPER_DARK, 9, 7, -14) + sheet(PAPER_DARK, 9, 6, 8) + sheet(PAPER, 8, 4, -2) + DOWN },
  row: { art: [1, 8.5, 16, 23.5].map((x) => `<rect x="${x}" y="9" width="7.5" height="14" rx="1.5" fill="${PAPER}" ${EDGE}/>`).join("") },
  reserve: { art: [3, 12, 21].map((x, i) => `<rect x="${x}" y="${9 - i}" width="8.5" height="14" rx="1.5" fill="${PAPER_DARK}" ${EDGE}/><rect x="${x - 1}" y="${7 - i}" width="8.5" height="14" rx="1.5" fill="${PAPER}" ${EDGE}/>`).join("") },
  supply: { art: path("M3.5 11L16 5l12.5 6v13L16 30 3.5 24z", "#a9764a") + path("M3.5 11L16 17l12.5-6L16 5z", "#d3a06d", PLAIN) + `<path d="M3.5 11L16 17l12.5-6M16 17v13M3.5 11L16 5l12.5 6v13L16 30 3.5 24z" fill="none" ${EDGE}/>` },

  // Uprising
  spies: { art: EYE },
  place_spy: { art: at(0, -2, 0.9, EYE) + PLUS },
  recall_spy: { art: at(0, -2, 0.9, EYE) + BACK },
  post: { art: path("M12 29l2-13h4l2 13z", "#8d7350") + circle(16, 11, 9, "#56607a") + circle(16, 11, 4.6, "#d8dee6", PLAIN) },
  sandworm: { art: WORM },
  maker_hooks: { art: stroke("M7 30L17.5 9.5c2-4 7.5-3.5 8 .8.3 2.6-2 4.5-4.5 3.7", "var(--icon-edge)", 5) + stroke("M7 30L17.5 9.5c2-4 7.5-3.5 8 .8.3 2.6-2 4.5-4.5 3.7", STEEL_DARK, 2.6) + stroke("M16 30L12 8c-.8-4.4-6.5-4.8-7.5-1C3.9 9.5 5.5 11.7 8 11.3", "var(--icon-edge)", 5) + stroke("M16 30L12 8c-.8-4.4-6.5-4.8-7.5-1C3.9 9.5 5.5 11.7 8 11.3", STEEL, 2.6) },
  shield_wall: { art: path("M1.5 29V13l4.5-5 3.5 4.5L15 5l4 6.5L23.5 7 30.5 15v14z", "#b5834c") + stroke("M6.5 14v15M13 12v17M19.5 15v14M25.5 13v16", "#805527", 1.8) },
  contract: { art: SCROLL + circle(23.5, 23.5, 5.2, RED) + circle(23.5, 23.5, 2.2, "#f0a08f", PLAIN) },
  contract_done: { art: SCROLL + CHECK },
  objective: { art: circle(16, 16, 13.2, PAPER) + circle(16, 16, 9.2, RED, PLAIN) + circle(16, 16, 5.6, PAPER, PLAIN) + circle(16, 16, 2.4, RED, PLAIN) },
  memory: { art: circle(16, 16, 13.2, "#7b52b1") + at(6.5, 6.5, 0.6, CUBE) },
  crysknife: { art: path("M6 3c9 1 17 8 19 19.5l-5 2.5C17 15 13 8.5 6 3z", "#eef1e6") + stroke("M10 6.5c5.5 4 9.5 9.5 11.5 16.5", "#b4b9a4", 1.4) + path("M18.5 22.5l7.5-3.5 1 2.5-7.5 3.5z", GOLD) + path("M21.5 24.5l3.5-1.6 2.5 5.6-3.5 1.5z", "#7a4a24") },
  desert_mouse: { art: path("M9 26c-4.5-1-5.5-5-4-8.5C7 13 12.5 11.5 17 13.5c1.5-2.5 5-4 8-2l2.5 3.5-1 3c-2 1.8-4 1.8-5 1.5.5 3-1.5 6.5-5.5 7z", "#c9a071") + circle(17, 8.8, 5.4, "#c9a071") + circle(17, 8.8, 2.8, "#f1cfb2", PLAIN) + circle(23.6, 14.6, 1.2, INK, PLAIN) + stroke("M5 21C1.5 17 1.5 10 5 5", "#8c6431", 2) + stroke("M9.5 26.5h8", INK, 1.8) },
  ornithopter: { art: path("M15.5 13C11 6 6 3.5 1.5 4.5 5.5 7 9 11 12.5 16.5z", "#a9c3cf") + path("M16.5 13C21 6 26 3.5 30.5 4.5 26.5 7 23 11 19.5 16.5z", "#a9c3cf") + path("M13.5 17C8 15.5 4 16.5 1 20c4-.5 8 .5 12.5 3z", "#8aa7b5") + path("M18.5 17c5.5-1.5 9.5-.5 12.5 3-4-.5-8 .5-12.5 3z", "#8aa7b5") + path("M16 9c2.8 1 4 4 4 8 0 5-1.5 9-4 12.5-2.5-3.5-4-7.5-4-12.5 0-4 1.2-7 4-8z", "#5f7886") + path("M16 11.5c1.3.8 1.9 2.2 1.9 4h-3.8c0-1.8.6-3.2 1.9-4z", "#d6eefa", PLAIN) },
  wild: { art: path("M16 1.5l3.8 9 9.7-.6-7.5 6.3 3.6 9.1-8.4-5-8.4 5 3.6-9.1L2.5 9.9l9.7.6z", "#8a5cc9") + path("M16 1.5l3.8 9-3.8 9.8z", "#b18be4", PLAIN) },

  // Dominion
  action: { art: path("M18 1.5L5 18h8.5L12 30.5 27 12.5h-9z", "#f4c542") },
  buy: { art: path("M7 11h18l2.5 15.5a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3z", "#b0683f") + stroke("M11 14V9a5 5 0 0 1 10 0v5", "var(--icon-edge)", 4.4) + stroke("M11 14V9a5 5 0 0 1 10 0v5", GOLD, 2) + path("M16 17l1.4 3 3.3.3-2.5 2.2.8 3.2-3-1.7-3 1.7.8-3.2-2.5-2.2 3.3-.3z", GOLD, PLAIN) },
  cost: { art: circle(16, 16, 13.2, GOLD) + circle(16, 16, 10.2, "#f7d77e", `stroke="${GOLD_DARK}" stroke-width="1.2"`), plain: path("M16 9l2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.7-4.4 2.7 1.2-4.9L9 14l5-.4z", GOLD_DARK, PLAIN), number: { x: 16, y: 16.6, size: 16, fill: "#3c2600" } },
  treasure: { art: path("M4 14c0-5 3-8 7-8h10c4 0 7 3 7 8v13H4z", "#a9704a") + path("M4 14h24v3.5H4z", "#7a4a24", PLAIN) + path("M13 12.5h6v7h-6z", GOLD) + circle(16, 16, 1.3, INK, PLAIN) },
  victory: { art: path(SHIELD, "#3f8a4a") + path("M9 21V12h2.5v2h3v-2h3v2h3v-2H23v9z", WHITE, PLAIN) },
  curse: { art: circle(16, 16, 13.2, "#5c3a86") + path("M16 6.5c5 0 8.5 3.3 8.5 7.8 0 2.7-1.2 4.6-3 5.9V24h-11v-3.8c-1.8-1.3-3-3.2-3-5.9 0-4.5 3.5-7.8 8.5-7.8z", "#efe4f7", PLAIN) + circle(12.6, 15, 2.3, "#3b2160", PLAIN) + circle(19.4, 15, 2.3, "#3b2160", PLAIN) + stroke("M14 21.5v2M18 21.5v2", "#3b2160", 1.4) },
  attack: { art: SWORDS },
  reaction: { art: path(SHIELD, "#3b77bd") + stroke("M20.5 11a6.5 6.5 0 1 0 1.5 7.5M21.5 6.8v4.8h-4.8", WHITE, 2.4) },

  // Signs between pieces
  opponents: { art: at(-2, 5, 0.8, PAWN.replaceAll(GOLD, STONE)) + at(9, 5, 0.8, PAWN.replaceAll(GOLD, STEEL)) },
  arrow: { art: `<path d="M3 16h24M18.5 7.5L27 16l-8.5 8.5" ${LINE}/>` },
};

function byFaction(kind: string, art: (id: string) => string): Record<string, IconArt> {
  return Object.fromEntries(Object.keys(FACTION_COLOURS).map((id) => [`${kind}_${id}`, { art: art(id) }]));
}

/** What a card or a space is coloured by. */
export { SIGNS as FACTION_SIGNS };
