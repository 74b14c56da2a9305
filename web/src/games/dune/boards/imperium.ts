import { area, factionPanel, type Layout } from "../layout";

export const IMPERIUM: Layout = {
  panels: [
    factionPanel("first", "emperor", "conspire", "wealth"),
    factionPanel("second", "guild", "heighliner", "foldspace"),
    factionPanel("third", "bene_gesserit", "selective_breeding", "secrets"),
    factionPanel("fourth", "fremen", "hardy_warriors", "stillsuits"),
    area("landsraad", {
      rows: 3,
      spaces: {
        high_council: [0, 0, 48.5, 31],
        mentat: [51.5, 0, 48.5, 31],
        hall_of_oratory: [0, 34.5, 48.5, 31],
        rally_troops: [51.5, 34.5, 48.5, 31],
        swordmaster: [0, 69, 48.5, 31],
      },
      extra: [51.5, 69, 48.5, 31],
    }),
    area("choam", {
      rows: 3,
      spaces: {
        sell_melange: [0, 0, 100, 48],
        secure_contract: [0, 52, 100, 31],
      },
      tall: {
        rows: 1,
        spaces: {
          sell_melange: [0, 0, 62, 100],
          secure_contract: [65, 0, 35, 100],
        },
      },
    }),
    area("arrakis", {
      rows: 3,
      spaces: {
        sietch_tabr: [0, 0, 31, 30],
        research_station: [34.5, 0, 31, 30],
        carthag: [69, 0, 31, 30],
        hagga_basin: [0, 35, 34, 30],
        arrakeen: [66, 35, 34, 30],
        the_great_flat: [0, 70, 34, 30],
        imperial_basin: [66, 70, 34, 30],
      },
      tall: {
        rows: 4,
        spaces: {
          sietch_tabr: [0, 0, 48.5, 22],
          research_station: [51.5, 0, 48.5, 22],
          arrakeen: [0, 26, 48.5, 22],
          carthag: [51.5, 26, 48.5, 22],
          hagga_basin: [0, 52, 48.5, 22],
          imperial_basin: [51.5, 52, 48.5, 22],
          the_great_flat: [0, 78, 48.5, 22],
        },
      },
    }),
  ],
  personal: [],
  walled: [],
  council: 4,
};
