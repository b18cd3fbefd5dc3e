import type { Rules } from '../model/index.ts';
import type { Classes } from './classes.ts';
import type { Questions } from './questions.ts';
import type { Records } from './record.ts';
import type { Tape } from './tape.ts';
import type { Ways } from './topology.ts';

/** Everything about a run that does not depend on the board. */
export interface Run {
  readonly rules: Rules;
  readonly classes: Classes;
  readonly records: Records;
  readonly questions: Questions;
  /** Blocks to run, in order. */
  readonly tapes: readonly Tape[];
  /** Player and piece type of the run. */
  readonly player: number;
  readonly type: number;
  readonly ways: Ways;
  /** Position of the piece, or the target of a drop. */
  readonly start: number;
  readonly isDrop: boolean;
  /** Positions named by the player's goals. */
  readonly goalPositions: ReadonlySet<number>;
}
