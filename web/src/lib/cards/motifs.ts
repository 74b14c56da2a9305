/** Silhouettes for the landscapes of the Dune games, drawn about 0,0, standing on 0. */
import type { Chance } from "./art";
import type { Thing } from "./catalogue.svelte";

interface Colours {
  dark: string;
  mid: string;
  light: string;
}

interface Motif {
  draw: (colours: Colours) => string;
  /** It flies rather than stands. */
  sky?: boolean;
}

function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

function line(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const figure = (x: number, h: number, c: Colours, more = "") =>
  path(`M${x - h * 0.24} 4c0-${h * 0.45} ${h * 0.04}-${h * 0.62} ${h * 0.12}-${h * 0.72}-.02-${h * 0.28} ${h * 0.24}-${h * 0.28} ${h * 0.24} 0 ${h * 0.08} ${h * 0.1} ${h * 0.12} ${h * 0.27} ${h * 0.12} ${h * 0.72}z`, c.dark) + more;

export const MOTIFS: Record<string, Motif> = {
  thopter: {
    sky: true,
    draw: (c) => path("M-4 0C-18-14-36-18-50-13-38-8-24-2-8 5zM4 0C18-14 36-18 50-13 38-8 24-2 8 5z", c.mid) + path("M-6 4C-22 2-34 4-44 12c14-3 26-2 38 1zM6 4C22 2 34 4 44 12 30 9 18 10 6 13z", c.dark) + path("M0-8c5 2 7 7 7 13S4 19 0 24c-4-5-7-13-7-19S-5-6 0-8z", c.dark) + path("M0-5c2 1 3.5 3 3.5 6h-7c0-3 1.5-5 3.5-6z", c.light, `opacity=".8"`),
  },
  ship: {
    sky: true,
    draw: (c) => path("M-62 0c14-12 100-14 124 0-24 14-110 12-124 0z", c.dark) + path("M-52-1c16-8 80-9 104 0-24 2-88 2-104 0z", c.mid) + [-30, -14, 2, 18, 34].map((x) => `<circle cx="${x}" cy="1" r="1.6" fill="${c.light}"/>`).join("") + line("M-70-10h20M46 12h26", c.dark, 2),
  },
  planet: {
    sky: true,
    draw: (c) => `<circle r="22" fill="${c.mid}"/>` + path("M-21-6A22 22 0 0 0 5 21.5 22 22 0 0 1-21-6z", c.dark, `opacity=".6"`) + `<ellipse rx="42" ry="10" fill="none" stroke="${c.light}" stroke-width="2.4" opacity=".9" transform="rotate(-18)"/>` + path("M-21-4A22 22 0 0 1 21-8L22 2-20 12z", c.mid, `opacity="0"`),
  },
  eye: {
    sky: true,
    draw: (c) => path("M-44 2C-26-22 26-22 44 2 26 24-26 24-44 2z", c.dark) + path("M-35 2C-20-14 20-14 35 2 20 17-20 17-35 2z", c.light, `opacity=".92"`) + `<circle cy="1" r="13" fill="#2f6fae"/><circle cy="1" r="6" fill="${c.dark}"/><circle cx="4" cy="-3" r="2.4" fill="#fff"/>`,
  },
  worm: {
    draw: (c) => path("M-40 8C-46-30-22-62 8-62c22 0 36 12 34 24-2 9-12 10-20 6C6-40-6-22 0 8z", c.dark) + path("M30-58c10 4 14 14 10 22-4 5-12 6-18 2 6-6 10-16 8-24z", c.light, `opacity=".85"`) + line("M-38-4c12-4 24-4 37-1M-36-20c12-3 22-2 32 3M-28-36c9 0 17 3 24 9M-14-50c7 2 13 7 18 14", c.mid, 2.4) + path("M24-40l3 6 3-6zM31-42l2 6 4-5z", c.dark),
  },
  figure: { draw: (c) => figure(0, 58, c) + line("M20 4L26-52", c.dark, 2.4) },
  troop: { draw: (c) => [-34, -17, 0, 17, 34].map((x, i) => figure(x, 34 + (i % 2) * 7, c, line(`M${x + 9} 4V-${44 + (i % 2) * 6}`, c.dark, 1.8))).join("") },
  duel: { draw: (c) => figure(-22, 46, c) + figure(22, 46, c) + line("M-12-24L14-44M12-24L-14-44", c.light, 2.4) },
  city: {
    draw: (c) => path("M-58 6v-26h12v-14h10v8h8v-28l9-10 9 10v22h8v-12h14v20h10v-8h14v14h12v24z", c.dark) + [[-50, -12], [-40, -24], [-18, -40], [-18, -28], [4, -20], [10, -8], [30, -10], [44, -6]].map(([x, y]) => `<rect x="${x}" y="${y}" width="3" height="5" fill="${c.light}" opacity=".85"/>`).join(""),
  },
  palace: {
    draw: (c) => path("M-50 6v-22h10v-16c0-10 6-14 10-18 4 4 10 8 10 18v8h8v-18c0-14 7-20 12-26 5 6 12 12 12 26v18h8v-8c0-10 6-14 10-18 4 4 10 8 10 18v16h10V6z", c.dark) + [-33, -3, 27].map((x) => path(`M${x} 4v-12a3 4 0 0 1 6 0V4z`, c.light, `opacity=".85"`)).join(""),
  },
  columns: {
    draw: (c) => path("M-52-40L0-62l52 22v6h-104z", c.dark) + [-46, -28, -10, 8, 26, 40].map((x) => path(`M${x}-32h8V2h-8z`, c.dark)).join("") + path("M-56 2H56v6H-56z", c.dark) + path("M-4-48l4-6 4 6-4 5z", c.light),
  },
  arch: {
    draw: (c) => path("M-46 6v-40C-46-58-20-68 0-76c20 8 46 18 46 42V6H30v-38c0-14-14-22-30-28-16 6-30 14-30 28V6z", c.dark) + path("M0-44c7 9 7 20 0 30-7-10-7-21 0-30z", c.light, `opacity=".9"`) + path("M-13-34c0 12 4 19 12 22-1-6-5-18-12-22zM13-34c0 12-4 19-12 22 1-6 5-18 12-22z", c.light, `opacity=".6"`),
  },
  rock: { draw: (c) => path("M-64 8l12-34 12 8 14-38 16 14 12-12 14 30 12-6 16 38z", c.dark) + path("M-8 6v-14a8 9 0 0 1 16 0V6z", c.light, `opacity=".75"`) + line("M-26-50l4 22M6-44l-4 18M28-30l2 16", c.mid, 1.8) },
  crystals: { draw: (c) => path("M-30 6l-8-20 10-22 10 22-4 20z", "#d9691f") + path("M-8 6l-10-34L0-58l14 28L6 6z", "#ef8a37") + path("M0-58l14 28L6 6-2-28z", "#f8b36b") + path("M16 6l2-26 12-16 8 18-8 24z", "#d9691f") + line("M-52 6H50", c.dark, 3) },
  crawler: { draw: (c) => path("M-50 4v-18l12-12h20v-12h18v12h22l18 14v16z", c.dark) + path("M-56 4h112v6H-56z", c.mid) + [-40, -22, -4, 14, 32].map((x) => `<circle cx="${x}" cy="6" r="6" fill="${c.dark}"/>`).join("") + [-10, -2].map((x) => `<rect x="${x}" y="-33" width="4" height="4" fill="${c.light}"/>`).join("") + path("M40-10c10-4 18-2 24 4-8 2-16 4-24 4z", c.mid, `opacity=".7"`) },
  banner: { draw: (c) => [-30, 0, 30].map((x, i) => line(`M${x} 6V-${58 - (i % 2) * 8}`, c.dark, 2.6) + path(`M${x + 1}-${57 - (i % 2) * 8}c8-5 14 4 24 0v16c-10 4-16-5-24 0z`, i === 1 ? c.light : c.dark)).join("") },
  knife: { draw: (c) => path("M-26-60C4-54 24-34 28-4l-10 6C8-26-6-44-26-60z", c.light) + line("M-16-52C4-40 16-22 22-2", c.mid, 2) + path("M12-2L32-10l3 6L15 5z", c.dark) + path("M20 2l9-4 8 18-9 4z", c.dark) },
  coins: { draw: (c) => [[-24, 0, 4], [0, 0, 7], [24, 0, 3]].map(([x, y, n]) => [...Array(n).keys()].map((i) => `<path d="M${x! - 12} ${y! - i * 6}v4a12 4 0 0 0 24 0v-4z" fill="${c.dark}"/><ellipse cx="${x}" cy="${y! - i * 6}" rx="12" ry="4" fill="${c.light}" stroke="${c.dark}" stroke-width="1.2"/>`).join("")).join("") },
  water: { draw: (c) => `<ellipse rx="56" ry="10" cy="2" fill="#3f8fc2"/><ellipse rx="40" ry="6" cy="1" fill="#8cc9ec"/>` + path("M0-58c12 16 18 24 18 34a18 18 0 0 1-36 0c0-10 6-18 18-34z", "#57acdf") + line("M-10-24c0 6 3 9 7 10", "#e3f5ff", 2.4) + line("M-60 6H60", c.dark, 2) },
  ring: { draw: (c) => `<circle cy="-20" r="22" fill="none" stroke="${c.dark}" stroke-width="11"/><circle cy="-20" r="22" fill="none" stroke="#e9b949" stroke-width="6"/>` + path("M-16-64h32l7 13-23 17-23-17z", "#b5382a", `stroke="${c.dark}" stroke-width="2.4"`) + path("M-8-60H8l3 7H-11z", "#e88a75") },
  mask: { draw: (c) => path("M-34-58C-14-66 14-66 34-58c0 30-14 56-34 62-20-6-34-32-34-62z", c.light) + path("M-24-42c6-7 14-6 18 2-6 5-14 5-18-2zM24-42c-6-7-14-6-18 2 6 5 14 5 18-2z", c.dark) + line("M-12-14c8 7 16 7 24 0", c.dark, 3) + line("M-34-58c-10 14-12 34-6 60M34-58c10 14 12 34 6 60", c.mid, 3) },
  hourglass: { draw: (c) => path("M-22-64h44v6h-44zM-22 0h44v6h-44z", c.dark) + path("M-17-58h34c0 18-8 22-12 29 4 7 12 11 12 29h-34c0-18 8-22 12-29-4-7-12-11-12-29z", c.light, `opacity=".55"`) + path("M-11-44h22c-2 8-7 11-11 16-4-5-9-8-11-16zM-14 0c1-9 7-13 14-15 7 2 13 6 14 15z", "#e0903c") },
  letter: { draw: (c) => path("M-34-40h68V2h-68z", c.mid) + path("M-34-40h68L0-12z", c.light, `opacity=".8"`) + line("M-34-40h68V2h-68zM-34-40L0-12l34-28", c.dark, 2.4) + `<circle cy="-11" r="8" fill="#a3322a"/><circle cy="-11" r="3.5" fill="#d9796b"/>` },
  blast: { draw: (c) => path("M0-70l9 22 20-14-6 23 25 2-20 15 18 17-25-1L19 4h-38l-2-10-25 1 18-17-20-15 25-2-6-23 20 14z", "#f0a63c") + path("M0-50l5 14 12-7-4 14 14 2-12 9 9 12H-24l9-12-12-9 14-2-4-14 12 7z", c.light) },
  serpent: { draw: (c) => line("M-30 4c26 4 42-8 30-22S-32-34-22-52 14-58 20-64", c.dark, 11) + line("M-30 4c26 4 42-8 30-22S-32-34-22-52 14-58 20-64", c.light, 5) + path("M12-72c16-7 26 1 26 10l-18 5z", c.light, `stroke="${c.dark}" stroke-width="2.4"`) + `<circle cx="24" cy="-67" r="2" fill="${c.dark}"/>` },
  tent: { draw: (c) => path("M-52 6L-16-40 20 6z", c.dark) + path("M-22 6l6-22 6 22z", c.light, `opacity=".8"`) + path("M4 6l26-30L58 6z", c.dark) },
  wall: { draw: (c) => path("M-70 8v-30l14-14 12 10 14-22 14 16 12-10 16 18 14-14 14 20 10-6v32z", c.dark) + line("M-50-16v22M-28-28v34M-6-20v26M16-18v24M36-14v20", c.mid, 2.2) },
};

/** Words in an id, and what they call to mind. */
const WORDS: [RegExp, string[]][] = [
  [/thopter|carryall|spotter|scout|reconn|rapid/, ["thopter"]],
  [/detonat|explo|atomic|volat/, ["blast"]],
  [/plans?(_|$)|patien|delay|await|last|moment|suspension|timing|dispatch/, ["hourglass"]],
  [/bribe|access|authori|protocol|agreement|allegi|missive|report|shares|union|call/, ["letter"]],
  [/cunning|double|cross|decei|distract|treach|subver|twist|infiltr|wheels/, ["serpent", "mask"]],
  [/worm|maker|sandrider|rider|desert_power|shai/, ["worm"]],
  [/travel|heighliner|foldspace|space|shipping|transport|armada|freight/, ["ship"]],
  [/guild/, ["ship", "planet"]],
  [/spy|informant|espion|watch|snoop|secret|missive|network|sleeper|shadow|covert|surveil|insider/, ["eye"]],
  [/spice|melange|harvest|smuggl/, ["crystals", "crawler"]],
  [/water|still|oasis/, ["water"]],
  [/legion|sardaukar|army|troop|warrior|soldier|reinforc|recruit|fighters|garrison|levy|strike|fedaykin/, ["troop"]],
  [/battle|siege|raid|skirmish|seize|conflict|ambush|combat|attack|assault|war|duel|test/, ["duel", "banner", "troop"]],
  [/knife|dagger|crysk|pistol|blade|assassin/, ["knife"]],
  [/arrakeen|carthag|city|refinery|research|corrinth/, ["city"]],
  [/council|landsraad|oratory|assembly|senate|dispens|diplom|speaker|argument|rhetoric|envoy|gather/, ["columns"]],
  [/emperor|imperial|palace|privilege|noble|throne|subject/, ["palace"]],
  [/bene|sister|reverend|mother|voice|missionaria|memory|prophe|weird|kwisatz|gene|human|maiden/, ["arch"]],
  [/sietch|cave|tabr|camp|stilgar|basin|hagga|flat|desert|dune|hidden/, ["rock", "tent"]],
  [/solari|bank|wealth|opulence|windfall|choam|market|price|profit|directorship|bribe|hire|contract|trade/, ["coins"]],
  [/ring|signet/, ["ring"]],
  [/wall|shield/, ["wall"]],
];

const BY_FACTION: Record<string, string[]> = {
  fremen: ["rock", "worm", "tent", "figure", "knife"],
  guild: ["ship", "planet", "crystals", "coins"],
  bene_gesserit: ["arch", "figure", "eye"],
  emperor: ["palace", "troop", "banner", "columns"],
};

const BY_KIND: Record<string, string[]> = {
  intrigue: ["mask", "hourglass", "letter", "serpent", "figure", "banner", "palace"],
  conflict: ["troop", "duel", "banner"],
  contract: ["coins", "crawler", "city"],
};

export function motifOf(thing: Thing, chance: Chance): string {
  const said = WORDS.find(([word]) => word.test(thing.id))?.[1];
  const from = said ?? BY_FACTION[thing.factions?.[0] ?? thing.faction ?? ""] ?? BY_KIND[thing.kind] ?? ["city", "figure", "troop", "thopter", "rock", "crawler", "palace"];
  return from[Math.floor(chance() * from.length)]!;
}
