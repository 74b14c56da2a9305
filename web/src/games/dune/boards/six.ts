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
        sietch_tabr: [0, 0, 30.4, 32],
        research_station: [34.8, 0, 30.4, 32],
        spice_refinery: [69.6, 0, 30.4, 32],
        hagga_basin: [0, 34, 30.4, 32],
        carthag: [34.8, 34, 30.4, 32],
        arrakeen: [69.6, 34, 30.4, 32],
        deep_desert: [0, 68, 30.4, 32],
        habbanya_erg: [34.8, 68, 30.4, 32],
        imperial_basin: [69.6, 68, 30.4, 32],
      },
      posts: {
        post_sietch_research: [32.6, 16],
        post_research_refinery: [67.4, 13],
        post_refinery_arrakeen: [67.4, 33],
        post_carthag: [67.4, 50],
        post_hagga_basin: [32.6, 50],
        post_deep_desert: [32.6, 77],
        post_habbanya_erg: [32.6, 92],
        post_imperial_basin: [67.4, 84],
      },
      extra: "head",
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
          post_research_refinery: [50, 19.1],
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
