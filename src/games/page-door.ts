import type { ComponentType } from 'preact';
import type { CellsServices } from './cells.ts';
import type { Picture } from '#web/canvas/shapes.ts';

/** A loaded game page. */
export interface Page {
  readonly Screen: ComponentType;
}

interface AnyPage {
  /** Picture for the game's card. */
  readonly Picture: ComponentType;
  /** Message topics that it requires. */
  readonly topics: readonly string[];
  /** Loads the tiles that replace glyphs on text screens, by name. */
  readonly loadTiles?: () => Promise<Readonly<Record<string, Picture>>>;
}

/** A game with a graphical page. */
interface DrawnPage extends AnyPage {
  readonly load: () => Promise<Page>;
  /** True if it also offers text screens, at a separate address. */
  readonly hasText?: true;
  /** Part of its address that starts a game for beginners at once. */
  readonly quickStart?: string;
  /** Loads the remembered choice between the graphical display and text screens, if there is one. */
  readonly loadView?: () => Promise<ViewChoice>;
  /** Loads what these text screens require. */
  readonly loadServices?: () => Promise<CellsServices>;
}

/** The player's choice of a display. Reading it follows changes. */
export interface ViewChoice {
  readonly isText: () => boolean;
  readonly choose: (isText: boolean) => void;
}

/** The page of a game. Kept small for fast first load; the rest loads on demand. */
export type PageDoor = DrawnPage;
