import { rogue } from '../../rules/index.ts';
import { summariseSavedRun } from '../../voice/saved.ts';
import { NEW_WORLD } from '../../voice/settings.ts';
import { say } from '#web/language/language.ts';
import { GamePageModel } from '#web/board/game-page.ts';
import { RoguePlayModel } from './rogue-play-model.ts';
import type { WorldView } from './rogue-play-model.ts';

export const DIALOGS = [
  'new',
  'games',
  'share',
  'file',
  'help',
  'map',
  'log',
  'looks',
  'world',
] as const;
export type DialogName = (typeof DIALOGS)[number];
export type RogueGamePage = GamePageModel<RoguePlayModel, DialogName>;

export const ROUTE = { kind: 'game', game: rogue.id } as const;

export function makeGamePage(view: WorldView): RogueGamePage {
  return new GamePageModel({
    game: rogue,
    route: ROUTE,
    makePlayModel: (options) => new RoguePlayModel(options, view),
    proposes: { world: NEW_WORLD },
    tellSaved: (match) => summariseSavedRun(match, say),
  });
}
