/** How the cards of a game are drawn. */
export interface CardLook {
  /** The pictures on faces and backs. */
  scene: Scene;
  /** What a card costs: as an icon, in a message, and whether that stands below instead of beside the name. */
  price: { icon: string; message: string; below: boolean };
  /** A mark says when each part of a card counts; else parts have the whole width, and bonuses their signs. */
  marked: boolean;
  /** The decks whose backs differ. */
  backs: readonly string[];
}

export type Scene = "fields" | "desert";
