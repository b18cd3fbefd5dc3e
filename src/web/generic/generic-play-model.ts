import type { AnyMatch, GameEvent } from '#core';
import { Playback } from '../board/playback.ts';
import { PlayModel } from '../board/play-model.ts';
import type { PlayModelOptions } from '../board/play-model.ts';

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
export class GenericPlayModel extends PlayModel<unknown, unknown, GameEvent, AnyMatch, Stills> {
  constructor(options: PlayModelOptions) {
    const { match } = options.session;
    super(options, match, new Stills(undefined));
  }
}
