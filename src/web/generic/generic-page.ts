import type { AnyGame } from '#core';
import type { Notation } from '#voice/generic-notation.ts';
import { GamePageModel } from '../board/game-page.ts';
import { GenericPlayModel } from './generic-play-model.ts';

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help';
export type GenericGamePage = GamePageModel<GenericPlayModel, DialogName>;

/** What the parts of the page are given. */
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
