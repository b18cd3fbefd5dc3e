import { kalah } from '../../rules/index.ts';
import { GamePageModel } from '#web/board/game-page.ts';
import { KalahPlayModel } from './kalah-play-model.ts';

export type DialogName = 'new' | 'games' | 'share' | 'file' | 'help';
export type KalahGamePage = GamePageModel<KalahPlayModel, DialogName>;

export const ROUTE = { kind: 'game', game: kalah.id } as const;

export function makeGamePage(): KalahGamePage {
  return new GamePageModel({
    game: kalah,
    route: ROUTE,
    makePlayModel: (options) => new KalahPlayModel(options),
  });
}
