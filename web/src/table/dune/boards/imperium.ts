import { factionPanel, type Layout } from "../layout";

export const IMPERIUM: Layout = {
  game: "imperium",
  panels: [
    factionPanel("emperor", "conspire", "wealth"),
    factionPanel("guild", "heighliner", "foldspace"),
    factionPanel("bene_gesserit", "selective_breeding", "secrets"),
    factionPanel("fremen", "hardy_warriors", "stillsuits"),
    {
      id: "landsraad",
      spaces: {
        high_council: [0, 0, 48.5, 31],
        mentat: [51.5, 0, 48.5, 31],
        hall_of_oratory: [0, 34.5, 48.5, 31],
        rally_troops: [51.5, 34.5, 48.5, 31],
        swordmaster: [0, 69, 48.5, 31],
      },
      posts: {},
    },
    {
      id: "choam",
      spaces: {
        sell_melange: [0, 0, 100, 48],
        secure_contract: [0, 52, 100, 31],
      },
      posts: {},
    },
    {
      id: "arrakis",
      spaces: {
        sietch_tabr: [0, 0, 31, 30],
        research_station: [34.5, 0, 31, 30],
        carthag: [69, 0, 31, 30],
        hagga_basin: [0, 35, 34, 30],
        arrakeen: [66, 35, 34, 30],
        the_great_flat: [0, 70, 34, 30],
        imperial_basin: [66, 70, 34, 30],
      },
      posts: {},
    },
  ],
  walled: [],
  council: [51.5, 69, 48.5, 31],
  contracts: [0, 69, 100, 31],
  wall: [50, 60],
};
