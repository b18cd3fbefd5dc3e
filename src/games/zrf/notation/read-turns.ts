import type { NotationFamily, ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { readColumn } from './columns/read-column.ts';
import { readDraughts } from './draughts/read-draughts.ts';
import { familyOf } from './model/family.ts';
import { actionsIn } from './model/actions.ts';
import { Steps } from './model/step.ts';
import type { Signs } from './model/step.ts';
import { findShogi } from './shogi/find-shogi.ts';
import { readHodges } from './shogi/read-hodges.ts';
import { readWxf } from './xiangqi/read-wxf.ts';

type Turn = readonly ZrfAction[];

/** The form of the move list first. In that of engines, a move without a plus does not promote. */
function readShogi(steps: Steps, text: string): readonly ZrfAction[] {
  const exact = readHodges(steps, text);
  return exact.length > 0 ? exact : findShogi(steps, text);
}

const READERS: Readonly<
  Partial<Record<NotationFamily, (steps: Steps, text: string) => readonly ZrfAction[]>>
> = { shogi: readShogi, xiangqi: readWxf, columns: readColumn };

/**
 * Turns that a text may denote in notations that do not consist of a piece and names of positions:
 * numbers, files, columns, drops that only a sign distinguishes from moves, and the forms of shogi
 * programs. Empty for other families and texts.
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
  const read = READERS[family];
  if (read === undefined) return [];
  const steps = new Steps(rules, state, actionsIn(game, state), signs);
  return read(steps, text).map((action) => [action]);
}
