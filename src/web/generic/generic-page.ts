import type { AnyGame, AnyMatch, GameEvent } from '#core';
import type { Notation } from '#voice/generic-notation.ts';
import { GamePageModel } from '../board/game-page.ts';
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
class GenericPlayModel extends PlayModel<unknown, unknown, GameEvent, AnyMatch, Stills> {
  constructor(options: PlayModelOptions) {
    const { match } = options.session;
    super(options, match, new Stills(undefined));
  }
}

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help';
export type GenericGamePage = GamePageModel<GenericPlayModel, DialogName>;

/** All that the parts of the page are given. */
export interface GenericPage {
  readonly gamePage: GenericGamePage;
  readonly model: GenericPlayModel;
  readonly notation: Notation;
}

export function makeGamePage(game: AnyGame): GenericGamePage {
  return new GamePageModel({
    game,
    route: { kind: 'game', game: game.id },
    makePlayModel: (options) => new GenericPlayModel(options),
  });
}
