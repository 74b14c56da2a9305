import { area, factionPanel, type Layout } from "../layout";

export const UPRISING: Layout = {
  panels: [
    factionPanel("first", "emperor", "sardaukar", "dutiful_service", "post_emperor"),
    factionPanel("second", "guild", "heighliner", "deliver_supplies", "post_guild"),
    factionPanel("third", "bene_gesserit", "espionage", "secrets", "post_bene_gesserit"),
    factionPanel("fourth", "fremen", "desert_tactics", "fremkit", "post_fremen"),
    area("landsraad", {
      rows: 3,
      spaces: {
        high_council: [0, 0, 51.4, 33],
        imperial_privilege: [0, 35.5, 51.4, 33],
        swordmaster: [0, 71, 51.4, 29],
        assembly_hall: [55.2, 0, 44.8, 33],
        gather_support: [55.2, 35.5, 44.8, 33],
      },
      posts: {
        post_landsraad_west: [53.3, 69.8],
        post_landsraad_east: [53.3, 34.2],
      },
      extra: [55.2, 71, 44.8, 29],
    }),
    area("choam", {
      rows: 3,
      spaces: {
        shipping: [0, 0, 100, 27],
        accept_contract: [0, 29, 100, 27],
      },
      posts: { post_choam: [93.5, 28] },
      extra: [0, 58, 100, 42],
      tall: {
        rows: 2,
        spaces: {
          shipping: [0, 0, 46, 47],
          accept_contract: [54, 0, 46, 47],
        },
        posts: { post_choam: [50, 23.5] },
        extra: [0, 53, 100, 47],
      },
    }),
    area("arrakis", {
      rows: 3,
      spaces: {
        sietch_tabr: [0, 0, 31, 32],
        research_station: [34.5, 0, 31, 32],
        spice_refinery: [69, 0, 31, 32],
        hagga_basin: [0, 34, 34, 32],
        arrakeen: [66, 34, 34, 32],
        deep_desert: [0, 68, 34, 32],
        imperial_basin: [66, 68, 34, 32],
      },
      posts: {
        post_sietch_research: [32.75, 15],
        post_research_refinery: [67.25, 15],
        post_refinery_arrakeen: [63, 39.5],
        post_hagga_basin: [38, 50],
        post_deep_desert: [38, 85],
        post_imperial_basin: [62, 85],
      },
      extra: [41, 48, 18, 24],
      tall: {
        rows: 4,
        spaces: {
          sietch_tabr: [0, 0, 46, 22],
          research_station: [54, 0, 46, 22],
          spice_refinery: [54, 26, 46, 22],
          arrakeen: [0, 26, 46, 22],
          hagga_basin: [0, 52, 46, 22],
          imperial_basin: [54, 52, 46, 22],
          deep_desert: [0, 78, 46, 22],
        },
        posts: {
          post_sietch_research: [50, 11],
          post_research_refinery: [50, 24],
          post_refinery_arrakeen: [50, 37],
          post_hagga_basin: [50, 59],
          post_imperial_basin: [50, 68],
          post_deep_desert: [50, 89],
        },
        extra: [54, 78, 46, 22],
      },
    }),
  ],
  personal: [],
  walled: ["arrakeen", "spice_refinery", "imperial_basin"],
  council: 4,
};
