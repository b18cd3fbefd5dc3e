import type { AnyGame } from '#core';
import type { Engine, Foreseer } from '#play';
import type { LookModule } from '#screen';
import type { Picture } from '../canvas/shapes.ts';
import type { PageTexts } from './texts.ts';

/** The games of some text screens, with all that they are played and drawn by. */
export interface Contents {
  /** The entries of the menu. */
  readonly menu: readonly string[];
  readonly games: readonly AnyGame[];
  readonly texts: PageTexts;
  readonly modules: ReadonlyMap<string, LookModule>;
  /** The pictures drawn in place of glyphs, by the names of what they show. */
  readonly tiles: Readonly<Record<string, Picture>>;
  readonly engine: Engine;
  readonly foreseer?: Foreseer;
  /** Ends the workers. */
  close(): void;
}

/** Loads them; `onArrival` hears that texts of another language have come. */
export type LoadContents = (onArrival: () => void) => Promise<Contents>;
