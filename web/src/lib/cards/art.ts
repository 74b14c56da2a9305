/** Pictures for cards, made from their ids: the same card looks the same everywhere, and no two alike. 200 wide, 120 high. */
import type { Thing } from "./catalogue.svelte";
import { FACTION_COLOURS, FACTION_SIGNS, AGENT_COLOURS } from "./icons";
import { chargeOf, CHARGES } from "./charges";
import type { Scene } from "./look";
import { motifOf, MOTIFS } from "./motifs";

export type Chance = () => number;

/** A small generator of numbers from 0 to 1, from a text. */
export function seeded(text: string): Chance {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WIDTH = 200;
const HEIGHT = 120;

function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

function pick<T>(chance: Chance, from: readonly T[]): T {
  return from[Math.floor(chance() * from.length)]!;
}

function r(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A colour between two, both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const part = (text: string, i: number) => parseInt(text.slice(1 + 2 * i, 3 + 2 * i), 16);
  return (
    "#" +
    [0, 1, 2]
      .map((i) => Math.round(part(from, i) + (part(to, i) - part(from, i)) * share))
      .map((n) => n.toString(16).padStart(2, "0"))
      .join("")
  );
}

// -- parts of landscapes

/** Sky in flat bands, as on a print. */
function sky(top: string, low: string, bands = 7, down = 90): string {
  let art = "";
  for (let i = 0; i < bands; i++) {
    const y = (down / bands) * i;
    art += `<rect y="${r(y)}" width="${WIDTH}" height="${r(HEIGHT - y)}" fill="${mix(top, low, i / (bands - 1))}"/>`;
  }
  return art;
}

/** A smooth ridge over the whole width, filled down to the lower edge. */
function ridge(chance: Chance, y: number, height: number, fill: string, waves = 3): string {
  const step = WIDTH / waves;
  let x = -step * chance();
  let d = `M${r(x)} ${HEIGHT + 5}V${r(y)}`;
  let up = chance() < 0.5;
  while (x < WIDTH) {
    const next = x + step * between(chance, 0.8, 1.2);
    const to = y + (up ? -height : height) * between(chance, 0.2, 0.9);
    d += `C${r(x + (next - x) * 0.45)} ${r(up ? y - height * 0.2 : y)} ${r(x + (next - x) * 0.55)} ${r(to)} ${r(next)} ${r(to)}`;
    x = next;
    y = to;
    up = !up;
  }
  return `<path d="${d}V${HEIGHT + 5}z" fill="${fill}"/>`;
}

function disc(x: number, y: number, size: number, fill: string): string {
  return (
    `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size * 1.9)}" fill="${fill}" opacity=".12"/>` +
    `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size * 1.4)}" fill="${fill}" opacity=".18"/>` +
    `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size)}" fill="${fill}"/>`
  );
}

function stars(chance: Chance, n: number): string {
  let art = "";
  for (let i = 0; i < n; i++) {
    art += `<circle cx="${r(chance() * WIDTH)}" cy="${r(chance() * 70)}" r="${r(between(chance, 0.4, 1.3))}" fill="#fff" opacity="${r(between(chance, 0.4, 0.95))}"/>`;
  }
  return art;
}

function placed(art: string, x: number, y: number, scale: number, flip = false): string {
  return `<g transform="translate(${r(x)} ${r(y)}) scale(${flip ? -scale : scale} ${scale})">${art}</g>`;
}

// -- "desert": a landscape in the colours of whom it belongs to, and a motif

interface Palette {
  sky: [string, string];
  land: [string, string, string];
  light: string;
  night?: boolean;
}

const PALETTES: Record<string, Palette> = {
  fremen: { sky: ["#1c4a72", "#f0b878"], land: ["#cf9552", "#a96b34", "#6d3f1d"], light: "#fff0cf" },
  guild: { sky: ["#1a1128", "#a8402f"], land: ["#7a332d", "#532326", "#2c151b"], light: "#ffc28a", night: true },
  bene_gesserit: { sky: ["#1f173b", "#9a78bf"], land: ["#644b8d", "#43336a", "#261d40"], light: "#f3e3ff", night: true },
  emperor: { sky: ["#2c3646", "#d6c7a2"], land: ["#8d8474", "#615f5f", "#383a42"], light: "#fff4d6" },
  great_houses: { sky: ["#3c2f14", "#e6cf96"], land: ["#a98c52", "#7b6338", "#453620"], light: "#fff6da" },
  fringe_worlds: { sky: ["#0d1f26", "#4f9080"], land: ["#3f7365", "#2a5148", "#162e29"], light: "#e2fff5", night: true },
  desert: { sky: ["#5b8ba6", "#fbd89b"], land: ["#dda45c", "#b97a3e", "#7f4a22"], light: "#fffbe6" },
  landsraad: { sky: ["#274a33", "#cfd79a"], land: ["#7d8f57", "#556a40", "#2f4229"], light: "#fbffe2" },
  city: { sky: ["#0f4a56", "#f2c795"], land: ["#b98a60", "#86603f", "#4d3524"], light: "#fff1d0" },
  plot: { sky: ["#150d24", "#5d3d8c"], land: ["#41296a", "#2c1b4b", "#190f2c"], light: "#f0d9ff", night: true },
  combat: { sky: ["#1d0d14", "#8c3340"], land: ["#62242f", "#421722", "#240c13"], light: "#ffd9c9", night: true },
  win: { sky: ["#211608", "#a8752a"], land: ["#70501f", "#4b3413", "#291c0a"], light: "#fff0c2", night: true },
  endgame: { sky: ["#0b1d1d", "#3d7f6c"], land: ["#2a5a4c", "#1b3f37", "#0e2320"], light: "#e3fff0", night: true },
  war: { sky: ["#3a1713", "#e3803f"], land: ["#9b4e2c", "#6b311f", "#391a13"], light: "#ffe1a8" },
  storm: { sky: ["#231a1c", "#b5612f"], land: ["#70392a", "#4b261e", "#281412"], light: "#ffcf8f" },
};

function paletteOf(thing: Thing): Palette {
  if (thing.kind === "intrigue") return PALETTES[thing.boxes[0]?.part ?? ""] ?? PALETTES.plot!;
  if (thing.kind === "conflict") return thing.level === 1 ? PALETTES.desert! : thing.level === 2 ? PALETTES.war! : PALETTES.storm!;
  if (thing.kind === "space") return PALETTES[thing.faction ?? thing.icon ?? ""] ?? PALETTES.desert!;
  if (thing.kind === "contract") return PALETTES.city!;
  if (thing.kind === "hagal") return PALETTES.emperor!;
  return PALETTES[thing.factions?.[0] ?? ""] ?? PALETTES.desert!;
}

function desertScene(thing: Thing): string {
  const chance = seeded(`${thing.kind}:${thing.id}`);
  const palette = paletteOf(thing);
  const horizon = between(chance, 62, 76);
  const left = chance() < 0.5;
  const sunX = left ? between(chance, 20, 70) : between(chance, 130, 180);
  let art = sky(palette.sky[0], palette.sky[1], 8, horizon);
  if (palette.night) art += stars(chance, 26);
  art += disc(sunX, between(chance, 22, 44), between(chance, 7, 15), palette.light);
  if (chance() < 0.55) art += disc(sunX + between(chance, 22, 40) * (left ? 1 : -1), between(chance, 14, 30), between(chance, 2.5, 5), palette.light);
  art += ridge(chance, horizon, 9, palette.land[0], 3);
  const motif = MOTIFS[motifOf(thing, chance)];
  const dark = mix(palette.land[2], "#000000", 0.35);
  const drawn = motif ? motif.draw({ dark, mid: palette.land[1], light: palette.light }) : "";
  const x = left ? between(chance, 112, 132) : between(chance, 68, 88);
  if (motif?.sky) return art + placed(drawn, x, between(chance, 34, 42), 1.05, chance() < 0.5) + ridge(chance, horizon + 16, 8, palette.land[1], 3) + ridge(chance, horizon + 32, 7, palette.land[2], 2);
  art += ridge(chance, horizon + 13, 7, palette.land[1], 3);
  art += placed(drawn, x, horizon + 26, 1.3, chance() < 0.5);
  return art + ridge(chance, horizon + 33, 6, palette.land[2], 2);
}

// -- "fields": a coat of arms before a landscape in the colours of the type

const FIELDS: Record<string, Palette> = {
  action: { sky: ["#9db7c4", "#f1e6cd"], land: ["#b3b58a", "#8c9468", "#646b49"], light: "#fffbe6" },
  treasure: { sky: ["#8a6420", "#f6dc93"], land: ["#d6a845", "#ab7d27", "#755214"], light: "#fff6cf" },
  victory: { sky: ["#7db3c9", "#e3f0cf"], land: ["#7fb069", "#568b4b", "#356034"], light: "#fffde0" },
  curse: { sky: ["#1d1230", "#7a5598"], land: ["#4a3266", "#342149", "#1e122c"], light: "#e8d4ff", night: true },
  attack: { sky: ["#5a2a2a", "#f0b98a"], land: ["#a5694a", "#7c4632", "#4c2920"], light: "#ffe7c2" },
  reaction: { sky: ["#3f6fa5", "#dcebf5"], land: ["#86a7b8", "#5d8197", "#3a5a70"], light: "#ffffff" },
};

const TINCTURES = ["#a32d2a", "#28518f", "#2f6b3c", "#5b3a80", "#2b2622"];
const METALS = ["#f0c85a", "#f3ead8"];

const SHIELD = "M-26-34h52v30c0 20-12 32-26 40-14-8-26-20-26-40z";

const DIVISIONS: ((a: string, b: string) => string)[] = [
  (a) => `<path d="${SHIELD}" fill="${a}"/>`,
  (a, b) => `<path d="${SHIELD}" fill="${a}"/><path d="M0-34h26v30c0 20-12 32-26 40z" fill="${b}"/>`,
  (a, b) => `<path d="${SHIELD}" fill="${a}"/><path d="M-26-34h52v34h-52z" fill="${b}"/>`,
  (a, b) => `<path d="${SHIELD}" fill="${a}"/><path d="M-26-34h52v12h-52z" fill="${b}"/>`,
  (a, b) => `<path d="${SHIELD}" fill="${a}"/><path d="M-26-34L26 8C22 20 12 29 0 36-14 28-26 16-26-4z" fill="${b}"/>`,
  (a, b) => `<path d="${SHIELD}" fill="${a}"/><path d="M0-10L-24 12c2 5 5 8 8 11L0 6l16 17c3-3 6-6 8-11z" fill="${b}"/>`,
  (a, b) => `<path d="${SHIELD}" fill="${a}"/><path d="M-26-34H0V0h26c-1 19-12 30-26 36V0h-26z" fill="${b}"/>`,
];

function arms(chance: Chance, charge: string, scale: number, y = 62, tincture = pick(chance, TINCTURES)): string {
  const second = chance() < 0.65 ? mix(tincture, "#ffffff", 0.22) : mix(tincture, "#000000", 0.3);
  const metal = pick(chance, METALS);
  const field = pick(chance, DIVISIONS)(tincture, second);
  const sign = CHARGES[charge]?.(metal, mix(metal, "#3a2408", 0.55)) ?? "";
  return placed(
    `<path d="${SHIELD}" fill="#000" opacity=".25" transform="translate(2 4)"/>${field}${sign}<path d="${SHIELD}" fill="none" stroke="#2a1f17" stroke-width="3"/><path d="${SHIELD}" fill="none" stroke="${METALS[0]}" stroke-width="1.2"/>`,
    WIDTH / 2,
    y,
    scale,
  );
}

const BLADE = (turn: number) =>
  `<g transform="translate(100 62) rotate(${turn})"><path d="M-3-58L0-64 3-58V30h-6z" fill="#d5dbe2" stroke="#2a1f17" stroke-width="1.4"/><path d="M-12 30h24v5h-24z" fill="#e9b949" stroke="#2a1f17" stroke-width="1.4"/><path d="M-2.5 35h5v14h-5z" fill="#7a4a24" stroke="#2a1f17" stroke-width="1.4"/></g>`;

function coins(chance: Chance, n: number): string {
  const colour = ["#c77b3f", "#d5dbe2", "#f0c85a"][n - 1] ?? "#f0c85a";
  let art = "";
  for (let pile = 0; pile < n; pile++) {
    const x = 100 + (pile - (n - 1) / 2) * 46;
    const high = 3 + Math.floor(chance() * 3) + (pile === Math.floor(n / 2) ? 2 : 0);
    for (let i = 0; i < high; i++) {
      const y = 100 - i * 8;
      const dx = between(chance, -2, 2);
      art += `<path d="M${r(x - 19 + dx)} ${y}v6a19 6 0 0 0 38 0v-6z" fill="${mix(colour, "#3a2408", 0.3)}" stroke="#2a1f17" stroke-width="1.2"/><ellipse cx="${r(x + dx)}" cy="${y}" rx="19" ry="6" fill="${colour}" stroke="#2a1f17" stroke-width="1.2"/>`;
    }
  }
  return art;
}

function fieldScene(thing: Thing): string {
  const chance = seeded(thing.id);
  const types = thing.types ?? [];
  const type = types.find((name) => name === "attack" || name === "reaction") ?? types[0] ?? "action";
  const palette = FIELDS[type] ?? FIELDS.action!;
  const horizon = between(chance, 64, 78);
  let art = sky(palette.sky[0], palette.sky[1], 8, horizon);
  if (palette.night) art += stars(chance, 22);
  art += disc(between(chance, 20, 60) + (chance() < 0.5 ? 110 : 0), between(chance, 20, 34), between(chance, 7, 12), palette.light);
  art += ridge(chance, horizon - 4, 8, palette.land[0]) + ridge(chance, horizon + 12, 8, palette.land[1]) + ridge(chance, horizon + 28, 6, palette.land[2], 2);
  if (thing.coins && types[0] === "treasure" && types.length === 1) return art + coins(chance, thing.coins);
  if (types.includes("attack")) art += BLADE(48) + BLADE(-48);
  return art + arms(chance, chargeOf(thing.id, chance), 1.42);
}

// -- leaders and backs

function leaderScene(thing: Thing): string {
  // The members of a house have its colours.
  const house = seeded(thing.house ?? thing.id);
  const palette = pick(house, [PALETTES.desert!, PALETTES.fremen!, PALETTES.emperor!, PALETTES.bene_gesserit!, PALETTES.city!, PALETTES.war!]);
  const chance = seeded(`leader:${thing.id}`);
  let art = sky(palette.sky[0], palette.sky[1], 9, 110);
  if (palette.night) art += stars(chance, 20);
  art += disc(100, 54, 34, palette.light);
  art += ridge(chance, 92, 6, palette.land[0]) + ridge(chance, 104, 5, palette.land[2], 2);
  return art + arms(chance, chargeOf(thing.id, chance), 1.35, 60, pick(house, TINCTURES));
}

function objectiveScene(thing: Thing): string {
  const chance = seeded(thing.id);
  const palette = PALETTES.desert!;
  return sky(palette.sky[0], palette.sky[1], 8, 80) + disc(100, 58, 30, palette.light) + ridge(chance, 88, 7, palette.land[0]) + ridge(chance, 102, 6, palette.land[2], 2);
}

/** The picture of a thing, as the inside of an svg. */
export function artOf(scene: Scene, thing: Thing): string {
  if (scene === "fields") return fieldScene(thing);
  if (thing.kind === "leader" || thing.kind === "rival") return leaderScene(thing);
  if (thing.kind === "objective") return objectiveScene(thing);
  return desertScene(thing);
}

export const ART_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

// -- the colours of title bands

const TYPE_COLOURS: Record<string, string> = {
  action: "#6b5d4c",
  treasure: "#9a6b0f",
  victory: "#2f6f3a",
  curse: "#5c3a86",
  attack: "#93291f",
  reaction: "#2b5f9e",
};

const KIND_COLOURS: Record<string, string> = {
  intrigue: "#5b3a8c",
  conflict: "#8d3a22",
  leader: "#6d4a1c",
  contract: "#7a5a2a",
  objective: "#2f5d63",
  hagal: "#4a4458",
  rival: "#5f2f3a",
};

/** One or two colours for a thing's band. */
export function tonesOf(thing: Thing): string[] {
  if (thing.types) {
    const types = thing.types.filter((type) => type !== "action" || thing.types!.length === 1 || !thing.types!.some((other) => other === "attack"));
    return types.map((type) => TYPE_COLOURS[type] ?? "#6b5d4c");
  }
  if (thing.kind === "space") return [AGENT_COLOURS[thing.faction ?? thing.icon ?? ""] ?? "#6b5d4c"];
  if (thing.factions?.length) return thing.factions.map((faction) => FACTION_COLOURS[faction] ?? "#6b5d4c");
  return [KIND_COLOURS[thing.kind] ?? "#7a6348"];
}

/** A back: a pattern and a sign in the colour of the deck. */
export function backOf(scene: Scene, deck: string): { colour: string; art: string } {
  const colours: Record<string, string> = { intrigue: "#4a2f73", conflict: "#7a2f1d", imperium: "#6b4a2a", contract: "#6b5325" };
  const colour = colours[deck] ?? (scene === "fields" ? "#4a3423" : "#24485f");
  const light = mix(colour, "#f4d9a0", 0.35);
  let art = "";
  for (let i = -1; i < 9; i++) {
    for (let j = -1; j < 12; j++) {
      art += `<path d="M${i * 25 + (j % 2 ? 12.5 : 0)} ${j * 25}l8 12.5-8 12.5-8-12.5z" fill="none" stroke="${light}" stroke-width="1" opacity=".35"/>`;
    }
  }
  art += `<circle cx="100" cy="140" r="52" fill="${mix(colour, "#000000", 0.25)}" stroke="${light}" stroke-width="3"/><circle cx="100" cy="140" r="45" fill="none" stroke="${light}" stroke-width="1"/>`;
  const sign = scene === "fields" ? (CHARGES.hall?.("#f0c85a", "#7a5214") ?? "") : (FACTION_SIGNS.fremen?.("#f0c85a") ?? "");
  art += scene === "fields" ? placed(sign, 100, 140, 1.5) : placed(sign, 100 - 44, 140 - 42, 2.75);
  return { colour, art };
}
