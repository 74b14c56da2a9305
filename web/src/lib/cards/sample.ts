/** A few things as the server sends them, for tests. */
import type { CatalogueData, Thing } from "./catalogue.svelte";

const CARD = { kind: "card", set: "base", copies: 1, deck: "imperium", factions: [], icons: [] } as const;

function card(id: string, name: string, more: Partial<Thing>): Thing {
  return { ...CARD, factions: [], icons: [], id, name, cost: null, boxes: [], ...more };
}

const THINGS: Thing[] = [
  { ...card("foldspace", "Foldspace", {}), kind: "space", cost: null, icon: "guild", faction: "guild" },
  card("foldspace", "Foldspace", {
    deck: "reserve",
    boxes: [{ part: "agent", label: "Agent", rows: [[{ icon: "card", n: 1 }, { icon: "trash_this" }]], text: "Draw 1 card. Trash this card." }],
  }),
  card("stilgar", "Stilgar", {
    cost: 5,
    factions: ["fremen"],
    icons: ["fremen", "city", "spice_trade"],
    boxes: [
      { part: "agent", label: "Agent", rows: [[{ icon: "water", n: 1 }]], text: "+1 water." },
      { part: "reveal", label: "Reveal", rows: [[{ icon: "persuasion", n: 2 }, { icon: "sword", n: 3 }]], text: "+2 Persuasion, +3 swords." },
    ],
  }),
  { ...card("glossu_rabban", "Glossu Rabban", { complexity: 1 }), kind: "leader" },
  card("opulence", "Opulence", {
    cost: 6,
    factions: ["emperor"],
    icons: ["emperor"],
    boxes: [
      { part: "agent", label: "Agent", rows: [[{ icon: "solari", n: 3 }]], text: "+3 Solari." },
      {
        part: "reveal",
        label: "Reveal",
        rows: [[{ icon: "persuasion", n: 1 }], [{ pay: [{ icon: "solari", n: 6 }], for: [{ icon: "vp", n: 1 }] }]],
        text: "+1 Persuasion. You may pay 6 Solari: +1 Victory Point.",
      },
    ],
  }),
  card("the_voice", "The Voice", {
    cost: 2,
    boxes: [{ part: "agent", label: "Agent", rows: [[{ text: "Name a board space." }]], text: "Name a board space." }],
  }),
];

export const SAMPLE: CatalogueData = {
  game: "imperium",
  lang: "en",
  things: Object.fromEntries(THINGS.map((thing) => [`${thing.kind}:${thing.id}`, thing])),
  icons: {
    water: { name: "Water", rule: "Pays for the desert." },
    persuasion: { name: "Persuasion", rule: "Buys cards." },
    sword: { name: "Sword", rule: "Adds 1 to your strength." },
    solari: { name: "Solari", rule: "Money." },
    vp: { name: "Victory Point", rule: "Whoever has the most wins." },
    emperor: { name: "Emperor", rule: "Sends an Agent to the Emperor." },
  },
  sets: { base: "Dune: Imperium" },
  phases: {},
  factions: {
    emperor: { name: "Emperor", bonus: { rows: [], text: "" } },
    guild: { name: "Spacing Guild", bonus: { rows: [], text: "" } },
    fremen: { name: "Fremen", bonus: { rows: [], text: "" } },
  },
  posts: { post_guild: { name: "Observation post of Heighliner", spaces: ["heighliner"] } },
};
