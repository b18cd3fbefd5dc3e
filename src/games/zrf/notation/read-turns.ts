import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { readColumn } from './columns/read-column.ts';
import { readDraughts } from './draughts/read-draughts.ts';
import { familyOf } from './model/family.ts';
import { actionsIn } from './model/actions.ts';
import { Steps } from './model/step.ts';
import type { Signs } from './model/step.ts';
import { readWxf } from './xiangqi/read-wxf.ts';

type Turn = readonly ZrfAction[];

/**
 * Turns that a text may denote in notations without names of positions: numbers, files, columns.
 * Empty for other families and texts, which name positions.
 */
export function readTurns(
  game: ZrfGame,
  state: ZrfState,
  text: string,
  signs?: Signs,
): readonly Turn[] {
  const rules = game.rulesOf(state);
  const family = familyOf(rules);
  if (family === 'draughts') return readDraughts(game, state, text);
  const read = family === 'xiangqi' ? readWxf : family === 'columns' ? readColumn : undefined;
  if (read === undefined) return [];
  const steps = new Steps(rules, state, actionsIn(game, state), signs);
  return read(steps, text).map((action) => [action]);
}
