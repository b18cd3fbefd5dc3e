import type { AnyMatch, GameEvent } from '../../../core/index.ts';
import { Playback } from '../../board/playback.ts';
import { Table } from '../../board/table.ts';
import type { TableOptions } from '../../board/table.ts';

/** Positions are shown as they are: nothing moves from one to the next. */
class Stills extends Playback<GameEvent, undefined, never> {
  protected override piecesAt(): undefined {
    return undefined;
  }

  protected override motionOf(): undefined {
    return undefined;
  }
}

/** One game of any rules. */
export class GenericTable extends Table<unknown, GameEvent, AnyMatch, Stills> {
  constructor(options: TableOptions) {
    const { match } = options.session;
    super(options, match, new Stills(undefined));
  }
}
