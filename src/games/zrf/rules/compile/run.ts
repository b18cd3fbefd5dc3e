import type { Rules } from '../model/index.ts';
import type { Classes } from './classes.ts';
import type { Questions } from './questions.ts';
import type { Records } from './record.ts';
import type { Tape } from './tape.ts';
import type { Ways } from './topology.ts';

/** All that is known of a run before the board is looked at. */
export interface Run {
  readonly rules: Rules;
  readonly classes: Classes;
  readonly records: Records;
  readonly questions: Questions;
  /** The blocks to run, one after the other. */
  readonly tapes: readonly Tape[];
  /** As whom, and with what type of piece. */
  readonly player: number;
  readonly type: number;
  readonly ways: Ways;
  /** Where the piece stands, or is to be dropped. */
  readonly start: number;
  readonly isDrop: boolean;
  /** Positions that the player's goals name. */
  readonly goalPositions: ReadonlySet<number>;
}
