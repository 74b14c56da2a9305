// What the engine's view of a Dune game holds (games/imperium/hidden.py), as far as the table draws it.

export type Faction = "emperor" | "guild" | "bene_gesserit" | "fremen" | "great_houses" | "fringe_worlds";

/** As events count them. */
export const TRACKS: readonly Faction[] = ["emperor", "guild", "bene_gesserit", "fremen", "great_houses", "fringe_worlds"];

/** The factions with a track, on the board or on a Commander's own. */
export function factionsOn(view: Pick<DuneView, "alliances">): Faction[] {
  return Object.keys(view.alliances) as Faction[];
}

export interface SpaceView {
  space: string;
  agents: number[];
  bonus_spice: number;
  control: number | null;
  closed_by: number[];
  /** By its levels, for whoever looks on. */
  prices: { solari: number }[];
}

export interface PostView {
  post: string;
  spies: number[];
}

export interface TurnView {
  kind: "undecided" | "agent" | "reveal" | "automaton" | null;
  space: string | null;
  recruited: number;
  deployed: number;
  units_deployed: number;
  deployable: number;
}

export interface PlayerView {
  seat: number;
  leader: string | null;
  vp: number;
  solari: number;
  spice: number;
  water: number;
  influence: Partial<Record<Faction, number>>;
  supply: number;
  garrison: number;
  deployed: number;
  swords: number;
  strength: number;
  persuasion: number;
  agents: (string | null)[];
  council: boolean;
  swordmaster: boolean;
  revealed: boolean;
  hand_size: number;
  deck_size: number;
  discard: string[];
  in_play: string[];
  intrigue_size: number;
  face_up: string[];
  tokens: number;
  set_aside: string | null;
  set_aside_price?: number | null;
  deck_known: (string | null)[];
  // one's own
  hand?: string[];
  intrigue?: string[];
  secret_factions?: string[];
  // others'
  hand_known?: string[];
  intrigue_known?: string[];
  // Uprising
  spies?: string[];
  spies_in_supply?: number;
  sandworms?: number;
  hooks?: boolean | number;
  contracts?: string[];
  completed?: string[];
  own_contracts?: string[];
  trophies?: string[];
  matched?: string[];
  memories?: number;
  training?: number;
  // three against three
  team?: number;
  commander?: boolean;
  /** A Commander's: the track on his own board. */
  personal?: { track: Faction; level: number };
  /** A Commander's: the Influence that he counts as having on the tracks of the board. */
  counts?: Partial<Record<Faction, number>>;
  /** A Commander's: at the end of the left arrow, and of the right one. */
  allies?: [number, number];
  /** A Commander's, by Agent: which Ally it activates. */
  arrows?: Arrow[];
  /** A Commander's, on his turn. */
  activated?: number | null;
  // driven by the rules
  automaton?: boolean;
  /** Uprising: its Rival card. */
  rival?: string | null;
}

/** What is printed for an automaton: a Rival card or, in the original, what its Leader is to a Rival. */
export function rivalOf(player: PlayerView): string | null {
  return player.automaton ? (player.rival ?? player.leader) : null;
}

/** A card of House Hagal that was drawn, and what became of it. */
export interface DrawnView {
  card: string;
  outcome: string;
  space: string | null;
}

/** Something that happened to an automaton on its turn. */
export interface ToldView {
  what: string;
  n: number;
}

export interface AutomatonTurn {
  seat: number;
  /** Cards for the swords on them, and not for an Agent. */
  combat: boolean;
  drawn: DrawnView[];
  told: ToldView[];
}

export interface HagalView {
  deck_size: number;
  discard: string[];
  /** Each automaton's last turn, and all after the last turn of a player. */
  turns: AutomatonTurn[];
}

export type Arrow = "left" | "right" | "both";

export interface DuneView {
  game: string;
  board?: string;
  modules?: string[];
  seat: number | null;
  over: boolean;
  round: number;
  first_player: number;
  active: number;
  turn: TurnView;
  conflict: string | null;
  past_conflicts: string[];
  conflicts_left: number;
  row: string[];
  deck_size: number;
  reserve: Record<string, number>;
  /** Cards that cost something else than is printed. */
  prices: { thing: string; price: number }[];
  intrigue_deck_size: number;
  intrigue_discard: string[];
  /** Those that are being carried out. */
  intrigue_in_play: string[];
  removed: string[];
  spaces: SpaceView[];
  alliances: Partial<Record<Faction, number | null>>;
  mentat: number | null;
  mentat_promised: number | null;
  players: PlayerView[];
  // Uprising
  shield_wall?: boolean;
  choam?: boolean;
  posts?: PostView[];
  contracts?: string[];
  contracts_left?: number;
  intrigue_removed?: string[];
  // three against three
  throne_row?: string[];
  // with automata
  hagal?: HagalView;
}
