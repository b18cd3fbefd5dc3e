import type { CavesAction, CavesState, Spot } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/** All that overlays ask of the run they lie over. */
export interface Table {
  readonly say: Say;
  /** The names of the stair keys. */
  readonly stairKeys: Readonly<Record<'up' | 'down', string>>;
  /** The run as the player knows it. */
  readonly view: CavesState;
  /** Takes an action; false where it was refused, which is told. */
  act(action: CavesAction): boolean;
  travel(to: Spot): void;
  /** Tells why nothing is asked. */
  tell(text: string): void;
}
