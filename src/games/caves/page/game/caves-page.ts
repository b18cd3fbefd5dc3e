import { caves } from '../../rules/index.ts';
import { summariseSavedRun } from '../../voice/saved.ts';
import { say } from '#web/language/language.ts';
import { GamePageModel } from '#web/board/game-page.ts';
import { CavesPlayModel } from './caves-play-model.ts';
import type { CavesSpectator } from './caves-play-model.ts';

export const DIALOGS = [
  'new',
  'games',
  'share',
  'file',
  'help',
  'map',
  'log',
  'sight',
  'items',
  'item',
  'spells',
  'packs',
] as const;
export type DialogName = (typeof DIALOGS)[number];
export type CavesGamePage = GamePageModel<CavesPlayModel, DialogName>;

export const ROUTE = { kind: 'game', game: caves.id } as const;

export function makeGamePage(spectator: CavesSpectator): CavesGamePage {
  return new GamePageModel({
    game: caves,
    route: ROUTE,
    makePlayModel: (options) => new CavesPlayModel(options, spectator),
    tellSaved: (match) => summariseSavedRun(match, say),
  });
}
