/** Charges of the coats of arms, drawn about 0,0 in a square of some 36, in a metal and its shade. */
import type { Chance } from "./art";

type Draw = (metal: string, shade: string) => string;

const LINE = `stroke="#2a1f17" stroke-width="1.3" stroke-linejoin="round"`;

function path(d: string, fill: string, more = LINE): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

function line(d: string, colour: string, width = 2.4): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export const CHARGES: Record<string, Draw> = {
  hall: (m, s) => path("M-18 16V-4L0-18 18-4v20z", m) + path("M-5 16V4a5 5 0 0 1 10 0v12z", s) + path("M-13 0h5v6h-5zM8 0h5v6H8z", s, ""),
  house: (m, s) => path("M-14 15V-2h28v17z", m) + path("M-18-1L0-16 18-1z", s) + path("M-4 15V5h8v10z", s) + path("M9-9v-7h4v10z", m),
  tower: (m, s) => path("M-11 16V-8h-3v-9h6v4h5v-4h6v4h5v-4h6v9h-3v24z", m) + path("M-4 16V5a4 4 0 0 1 8 0v11z", s),
  castle: (m, s) => path("M-19 16V-6h4v3h3v-3h4v6h3v-15h3v3h4v-3h3v15h3v-6h4v3h3v-3h4v22z", m) + path("M-4 16V6a4 4 0 0 1 8 0v10z", s),
  hammer: (m, s) => path("M-2.5-8h5v26h-5z", s) + path("M-15-17h24l6 5-6 6h-24z", m),
  book: (m, s) => path("M0-11c-6-4-12-4-17-2v24c5-2 11-2 17 2 6-4 12-4 17-2v-24c-5-2-11-2-17 2z", m) + line("M0-11v24", "#2a1f17", 1.4) + line("M-13-6c3-1 6-1 9 1M-13 0c3-1 6-1 9 1M13-6c-3-1-6-1-9 1M13 0c-3-1-6-1-9 1", s, 1.5),
  scales: (m, s) => line("M0-16v30M-8 15H8M-15-11L15-11", m, 3) + path("M-21 3h12a6 6 0 0 1-12 0zM9 3h12a6 6 0 0 1-12 0z", m) + line("M-15-11l-5 14M-15-11l5 14M15-11L10 3M15-11l5 14", s, 1.3),
  waves: (m) => [-9, 0, 9].map((y) => line(`M-19 ${y}c5-6 8-6 12.5 0s8 6 12.5 0 8-6 12.5 0`, m, 4)).join(""),
  key: (m) => `<circle cx="0" cy="-9" r="7" fill="none" stroke="#2a1f17" stroke-width="6.6"/><circle cx="0" cy="-9" r="7" fill="none" stroke="${m}" stroke-width="4"/>` + path("M-2-2h4v20h-4zM2 8h7v4H2zM2 14h6v4H2z", m),
  coins: (m, s) => [[-9, 8], [9, 8], [0, -7]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.5" fill="${m}" ${LINE}/><circle cx="${x}" cy="${y}" r="5" fill="none" stroke="${s}" stroke-width="1.6"/>`).join(""),
  chalice: (m, s) => path("M-13-16h26c0 11-4 17-10.5 19v8L9 16H-9l6.5-5V3C-9 1-13-5-13-16z", m) + line("M-8-11c1 5 3 8 6 10", s, 1.8),
  wheat: (m, s) => line("M0 18V-6", s, 2.4) + [-12, -5, 2].map((y) => path(`M0 ${y + 6}c-8 0-10-4-10-9 6 0 10 3 10 9zM0 ${y + 6}c8 0 10-4 10-9-6 0-10 3-10 9z`, m)).join("") + path("M0-8c-4-4-4-8 0-12 4 4 4 8 0 12z", m),
  axe: (m, s) => path("M-2.2-17h4.4v35h-4.4z", s) + path("M2-15c8-3 13 0 14 9-1 9-6 12-14 8z", m),
  quill: (m, s) => path("M15-18C3-16-8-6-11 8c10 2 20-6 26-26z", m) + line("M8-11L-14 17", s, 2),
  crown: (m, s) => path("M-17 12L-19-9l9 8L0-15 10-1l9-8-2 21z", m) + path("M-16 12h32v5h-32z", s) + [-19, 0, 19].map((x) => `<circle cx="${x}" cy="${x ? -11 : -16}" r="2.6" fill="${m}" ${LINE}/>`).join(""),
  mask: (m) => path("M-18-11C-8-15 8-15 18-11c0 13-6 22-11 22-3 0-4-5-7-5s-4 5-7 5c-5 0-11-9-11-22z", m) + path("M-12-4c3-3 6-3 8 1-3 2-6 2-8-1zM12-4c-3-3-6-3-8 1 3 2 6 2 8-1z", "#2a1f17", ""),
  flask: (m, s) => path("M-5-18H5v11L16 12c2 4 0 6-3 6h-26c-3 0-5-2-3-6L-5-7z", m) + path("M-10 5h20l4 8c.5 2-.5 3-2 3h-24c-1.5 0-2.5-1-2-3z", s, ""),
  well: (m, s) => path("M-14 2h28v14h-28z", m) + path("M-17-2h34v5h-34z", s) + line("M-12-2v-12M12-2v-12", m, 3) + path("M-17-12L0-20l17 8z", s),
  bridge: (m, s) => path("M-20-2c12-9 28-9 40 0v16h-7c0-9-6-13-13-13s-13 4-13 13h-7z", m) + line("M-20 17h40", s, 2.4),
  ship: (m, s) => path("M-18 6h36l-6 11h-24z", s) + line("M0 6v-24", m, 2.4) + path("M2-17c10 2 14 10 13 20H2z", m) + path("M-2-12c-8 2-11 8-11 15H-2z", m),
  eye: (m) => path("M-20 0C-12-11 12-11 20 0 12 11-12 11-20 0z", m) + `<circle r="6.5" fill="#2a1f17"/><circle cx="2" cy="-2" r="2" fill="${m}"/>`,
  throne: (m, s) => path("M-11-18h22V2h4v7h-4v9H6v-6H-6v6h-5V9h-4V2h4z", m) + path("M-7-14H7v13H-7z", s, ""),
  cauldron: (m, s) => path("M-16-3h32c1 12-5 19-16 19S-17 9-16-3z", m) + path("M-18-7h36v5h-36z", s) + line("M-6-11c-2-3 2-4 0-7M5-11c-2-3 2-4 0-7", m, 2) + line("M-11 15l-3 4M11 15l3 4", s, 2.4),
  pickaxe: (m, s) => path("M-2.2-10h4.4v28h-4.4z", s) + path("M-19-5C-12-16 12-16 19-5 9-10-9-10-19-5z", m),
  anvil: (m, s) => path("M-18-10h36c-1 8-7 10-12 11v7h7v8h-26V8h7V1c-6-1-11-4-12-11z", m) + line("M-12-6h24", s, 1.6),
  scroll: (m, s) => path("M-13-17h22a5 5 0 0 1 5 5v4H9v20a5 5 0 0 1-5 5h-17a5 5 0 0 1-5-5V8h5z", m) + line("M-7-9h11M-7-3h11M-7 3h8", s, 1.8),
  tree: (m, s) => path("M-2.5 4h5v14h-5z", s) + path("M0-19c8 0 10 6 8 9 6 0 9 12-2 14H-6C-17 2-14-10-8-10c-2-3 0-9 8-9z", m),
  flower: (m, s) => [0, 72, 144, 216, 288].map((a) => `<g transform="rotate(${a})">${path("M0-4c-7-5-6-14 0-15 6 1 7 10 0 15z", m)}</g>`).join("") + `<circle r="5" fill="${s}" ${LINE}/>`,
  moon: (m, s) => path("M7-17A18 18 0 1 0 17 8 14 14 0 1 1 7-17z", m) + path("M10-9l1.5 3.5 4 .5-3 2.6.9 3.9L10-1.5 6.6.5l.9-3.9-3-2.6 4-.5z", s, ""),
  star: (m) => path("M0-19l5 13 14 .5-11 8.5 4 13.5L0 9l-12 7.5 4-13.5-11-8.5 14-.5z", m),
  lion: (m, s) => path("M-12 18c1-8-3-14-1-22 2-9 10-14 16-13 4-3 9 0 9 4 3 1 5 4 3 7-3 2-6 2-8 1 3 7 2 15 6 23z", m) + line("M-13 10c-7-2-8-10-3-13", m, 3) + `<circle cx="8" cy="-10" r="1.4" fill="${s}"/>`,
  hand: (m, s) => path("M-9 18V2l-6-6c-3-4 1-7 4-5l4 4v-11c0-4 5-4 5 0v-2c0-4 5-4 5 0v2c0-4 5-4 5 0v4c0-4 5-3 5 0v16l-4 14z", m) + line("M-2-14V0M3-16V0M8-13V0", s, 1.2),
  fountain: (m, s) => path("M-18 6h36l-5 10h-26z", m) + path("M-3-6h6V6h-6z", s) + line("M0-8c-4-9-11-8-12 2M0-8c4-9 11-8 12 2M0-8v-9", m, 2.4),
  snake: (m) => line("M-12 16c10 2 16-3 11-8S-14 0-10-7 4-11 8-15", "#2a1f17", 7) + line("M-12 16c10 2 16-3 11-8S-14 0-10-7 4-11 8-15", m, 4.6) + path("M6-18c6-3 10 0 10 4l-7 2z", m),
  sun: (m) => [...Array(8).keys()].map((i) => `<path d="M0-20l3 9h-6z" fill="${m}" ${LINE} transform="rotate(${i * 45})"/>`).join("") + `<circle r="9.5" fill="${m}" ${LINE}/>`,
  hawk: (m, s) => path("M0-8c6-8 14-8 20-10-1 12-6 18-12 20l-3 14-5-5-5 5-3-14C-14 0-19-6-20-18c6 2 14 2 20 10z", m) + path("M-3-8L0-15l3 7z", s),
  rose: (m, s) => [0, 60, 120, 180, 240, 300].map((a) => `<circle cx="0" cy="-9" r="7" fill="${m}" ${LINE} transform="rotate(${a})"/>`).join("") + `<circle r="6" fill="${s}" ${LINE}/>`,
};

/** What suits a card's name. Whatever is not here gets one by chance. */
const CHARGE_OF: Record<string, string> = {
  copper: "coins", silver: "coins", gold: "coins", estate: "house", duchy: "tower", province: "castle", curse: "snake",
  cellar: "chalice", chapel: "flower", moat: "waves", chancellor: "quill", village: "house", woodcutter: "axe",
  workshop: "hammer", bureaucrat: "scroll", feast: "chalice", gardens: "fountain", militia: "lion", moneylender: "coins",
  remodel: "anvil", smithy: "anvil", spy: "eye", thief: "mask", throne_room: "throne", council_room: "crown",
  festival: "sun", laboratory: "flask", library: "book", market: "scales", mine: "pickaxe", witch: "cauldron",
  adventurer: "ship", courtyard: "fountain", pawn: "star", secret_chamber: "key", great_hall: "hall", masquerade: "mask",
  shanty_town: "house", steward: "key", swindler: "hand", wishing_well: "well", baron: "rose", bridge: "bridge",
  conspirator: "snake", coppersmith: "hammer", ironworks: "anvil", mining_village: "pickaxe", scout: "hawk", duke: "crown",
  minion: "snake", saboteur: "axe", torturer: "hand", trading_post: "scales", tribute: "chalice", upgrade: "hammer",
  harem: "rose", nobles: "crown",
  paul_atreides: "hawk", duke_leto_atreides: "tower", baron_vladimir_harkonnen: "snake", glossu_rabban: "axe",
  count_ilban_richese: "coins", helena_richese: "quill", earl_memnon_thorvald: "hammer", countess_ariana_thorvald: "flower",
  muad_dib: "sun", gurney_halleck: "lion", lady_jessica: "moon", reverend_mother_jessica: "chalice",
  princess_irulan: "book", lady_margot_fenring: "rose", feyd_rautha_harkonnen: "snake", lady_amber_metulli: "waves",
  staban_tuek: "ship", shaddam_corrino_iv: "crown",
};

const LEADER_CHARGES = ["lion", "hawk", "sun", "moon", "rose", "snake", "star", "tower", "crown", "waves", "flower", "chalice", "key"];

export function chargeOf(id: string, chance: Chance): string {
  return CHARGE_OF[id] ?? LEADER_CHARGES[Math.floor(chance() * LEADER_CHARGES.length)]!;
}
