import type { ComponentType } from 'preact';
import type { Picture } from '#web/canvas/shapes.ts';

/** A page of a game, once it is loaded. */
export interface Page {
  readonly Screen: ComponentType;
}

interface AnyPage {
  /** The picture on its card. */
  readonly Picture: ComponentType;
  /** The topics of the texts that it needs. */
  readonly topics: readonly string[];
  /** Loads the pictures that text screens draw in place of glyphs, by the names of what they show. */
  readonly loadTiles?: () => Promise<Readonly<Record<string, Picture>>>;
}

/** A game that is drawn on a page of its own. */
interface DrawnPage extends AnyPage {
  readonly kind: 'drawn';
  readonly load: () => Promise<Page>;
  /** True if it can be played in text screens too, under an address of their own. */
  readonly hasText?: true;
}

/** A game whose page shows its text screens, and no other game. */
interface TextPage extends AnyPage {
  readonly kind: 'text';
  /** True if it is dark wherever no theme is chosen. */
  readonly isDark: boolean;
}

/** The page of one game: light enough for the first load, all else comes when it is opened. */
export type PageDoor = DrawnPage | TextPage;
