import type { CavesAction, CavesState, Spot } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/** The run as overlays access it. */
export interface Table {
  readonly say: Say;
  /** The names of the stairs keys. */
  readonly stairKeys: Readonly<Record<'up' | 'down', string>>;
  /** The run as the player knows it. */
  readonly view: CavesState;
  /** Performs an action; if it is refused, shows the reason and returns false. */
  act(action: CavesAction): boolean;
  travel(to: Spot): void;
  /** Shows a message explaining why no overlay opened. */
  announce(text: string): void;
}
