import type { AnyGame } from '#core';
import type { Engine, Foreseer } from '#play';
import type { LookModule } from '#screen';
import type { Picture } from '../canvas/shapes.ts';
import type { PageTexts } from './texts.ts';

/** Games of a set of text screens, with their modules, texts and engines. */
export interface Contents {
  /** Entries of the menu. */
  readonly menu: readonly string[];
  readonly games: readonly AnyGame[];
  readonly texts: PageTexts;
  readonly modules: ReadonlyMap<string, LookModule>;
  /** Pictures drawn in place of glyphs, by tile name. */
  readonly tiles: Readonly<Record<string, Picture>>;
  readonly engine: Engine;
  readonly foreseer?: Foreseer;
  /** Terminates the workers. */
  close(): void;
}

/** Loads the contents. `onArrival` is called when texts of another language have loaded. */
export type LoadContents = (onArrival: () => void) => Promise<Contents>;
