import { area, factionPanel, type Layout } from "../layout";
import { UPRISING } from "./uprising";

/** The other side of Uprising's board, for three against three. */
export const SIX: Layout = {
  panels: [
    factionPanel("first", "great_houses", "military_support", "economic_support", "post_great_houses"),
    factionPanel("second", "guild", "heighliner", "deliver_supplies", "post_guild"),
    factionPanel("third", "bene_gesserit", "espionage", "secrets", "post_bene_gesserit"),
    factionPanel("fourth", "fringe_worlds", "controversial_technology", "expedition", "post_fringe_worlds"),
    ...UPRISING.panels.filter((panel) => panel.id === "landsraad" || panel.id === "choam"),
    area("arrakis", {
      rows: 3,
      spaces: {
        sietch_tabr: [0, 0, 23, 30],
        research_station: [25.7, 0, 23, 30],
        spice_refinery: [51.3, 0, 23, 30],
        carthag: [77, 0, 23, 30],
        hagga_basin: [0, 35, 30, 30],
        arrakeen: [70, 35, 30, 30],
        deep_desert: [0, 70, 30, 30],
        habbanya_erg: [35, 70, 30, 30],
        imperial_basin: [70, 70, 30, 30],
      },
      posts: {
        post_sietch_research: [24.3, 15],
        post_research_refinery: [50, 15],
        post_refinery_arrakeen: [72.5, 32.5],
        post_carthag: [92, 32.5],
        post_hagga_basin: [33.5, 50],
        post_deep_desert: [32.5, 85],
        post_habbanya_erg: [62, 67],
        post_imperial_basin: [67.5, 85],
      },
      extra: [37.5, 37, 25, 25],
      tall: {
        rows: 5,
        spaces: {
          sietch_tabr: [0, 0, 46, 17.6],
          research_station: [54, 0, 46, 17.6],
          arrakeen: [0, 20.6, 46, 17.6],
          spice_refinery: [54, 20.6, 46, 17.6],
          carthag: [0, 41.2, 46, 17.6],
          hagga_basin: [0, 61.8, 46, 17.6],
          imperial_basin: [54, 61.8, 46, 17.6],
          deep_desert: [0, 82.4, 46, 17.6],
          habbanya_erg: [54, 82.4, 46, 17.6],
        },
        posts: {
          post_sietch_research: [50, 8.8],
          post_research_refinery: [94, 19.1],
          post_refinery_arrakeen: [50, 29.4],
          post_carthag: [50, 50],
          post_hagga_basin: [50, 67],
          post_imperial_basin: [50, 74.5],
          post_deep_desert: [50, 87],
          post_habbanya_erg: [50, 95],
        },
        extra: [54, 41.2, 46, 17.6],
      },
    }),
  ],
  personal: [
    { faction: "fremen", spaces: ["hardy_warriors", "desert_mastery"] },
    { faction: "emperor", spaces: ["sardaukar", "vast_wealth"] },
  ],
  walled: UPRISING.walled,
  council: 6,
};
