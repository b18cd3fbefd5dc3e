import type { CavesAction, CavesState, Place, Spot } from '../../../../games/caves/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import type { Key, KeyLabel } from '../../../model/key.ts';

/** What lies over a run while something is asked: a value that answers a key with the next one. */
export interface Overlay {
  /** What is asked, in words. */
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  /** The cell that is looked at, and what is drawn on the way there. */
  readonly cursor?: Place;
  readonly line?: readonly Place[];
  /** Draws what lies over the map. */
  draw?(grid: Grid, area: Area): void;
  /** What a key leads to: this one, another one, or none any more. */
  press(key: Key): Overlay | undefined;
  /** The same for a cell of the map that is pressed. */
  choose?(place: Place): Overlay | undefined;
}

/** What overlays ask of the run they lie over. */
export interface Table {
  readonly say: Say;
  /** What the keys of stairs are called. */
  readonly stairKeys: Readonly<Record<'up' | 'down', string>>;
  /** The run as the player knows it. */
  readonly view: CavesState;
  /** Takes an action; false where it was refused, which is told. */
  act(action: CavesAction): boolean;
  travel(to: Spot): void;
  /** Tells why nothing is asked. */
  tell(text: string): void;
}
