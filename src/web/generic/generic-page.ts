import type { AnyGame, AnyMatch, GameEvent } from '#core';
import type { Notation } from '#voice/generic-notation.ts';
import { GamePageModel } from '../board/game-page.ts';
import { Playback } from '../board/playback.ts';
import { PlayModel } from '../board/play-model.ts';
import type { PlayModelOptions } from '../board/play-model.ts';

/** Shows positions without animation. */
class Stills extends Playback<GameEvent, undefined, never> {
  protected override piecesAt(): undefined {
    return undefined;
  }

  protected override motionOf(): undefined {
    return undefined;
  }
}

/** Model of one game of any rules. */
class GenericPlayModel extends PlayModel<unknown, unknown, GameEvent, AnyMatch, Stills> {
  constructor(options: PlayModelOptions) {
    const { match } = options.session;
    super(options, match, new Stills(undefined));
  }
}

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help';
export type GenericGamePage = GamePageModel<GenericPlayModel, DialogName>;

/** Context shared by all parts of the page. */
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
