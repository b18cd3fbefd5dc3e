import { GamePageModel } from '#web/board/game-page.ts';
import type { PlayModelOptions } from '#web/board/play-model.ts';
import { botSourceOf } from '../files/bot-source.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import { routeOf } from '../files/route.ts';
import { ZrfPlayModel } from './zrf-play-model.ts';

export type DialogName =
  'new' | 'games' | 'share' | 'file' | 'help' | 'about' | 'looks' | 'analysis';
export type ZrfGamePage = GamePageModel<ZrfPlayModel, DialogName>;

/** Makes a specialised model if the game needs one. */
export type MakePlayModel = (options: PlayModelOptions) => ZrfPlayModel | undefined;

export function makeGamePage(file: OpenedFile, special: MakePlayModel): ZrfGamePage {
  botSourceOf(file);
  return new GamePageModel({
    game: file.game,
    route: routeOf(file.id),
    get source() {
      return botSourceOf(file);
    },
    makePlayModel: (options) => special(options) ?? new ZrfPlayModel(options, file),
  });
}
