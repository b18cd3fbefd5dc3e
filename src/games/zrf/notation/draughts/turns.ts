import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { isComplete, isPass, moversOf } from '../../rules/index.ts';
import { actionsIn } from '../model/actions.ts';
import { captureSign, labelAt } from './labels.ts';

/** Steps of a turn, and the positions of its piece from first to last. */
export interface DraughtsTurn {
  readonly actions: readonly ZrfAction[];
  readonly path: readonly number[];
}

/** Maximum number of steps examined for one turn. Beyond it captures are written in full. */
const MAX_STEPS = 4000;

function keyOf({ record }: ZrfAction): string {
  return record.join();
}

/**
 * All turns of the piece on a position, whole or as far as they continue; undefined if there are too
 * many.
 */
export function turnsFrom(
  game: ZrfGame,
  state: ZrfState,
  from: number,
): readonly DraughtsTurn[] | undefined {
  const turns: DraughtsTurn[] = [];
  let steps = 0;
  const walk = (at: ZrfState, before: DraughtsTurn): boolean => {
    const next = actionsIn(game, at).flatMap((action) => {
      const [mover] = moversOf(action);
      const isSame = mover !== undefined && mover.from === before.path.at(-1);
      return isSame ? [{ action, to: mover.to }] : [];
    });
    // A jump may be followed by others, but none may be possible.
    if (next.length === 0 && before.actions.length > 0) turns.push(before);
    return next.every(({ action, to }) => {
      steps += 1;
      const turn = { actions: [...before.actions, action], path: [...before.path, to] };
      if (steps > MAX_STEPS) return false;
      const after = isComplete(action) ? undefined : game.apply(at, action).state;
      if (after !== undefined && after.chainAt >= 0) return walk(after, turn);
      turns.push(turn);
      return true;
    });
  };
  return walk(state, { actions: [], path: [from] }) ? turns : undefined;
}

/**
 * A capture of several steps by its first and last square: `19x37`; undefined if another turn would
 * be written the same way.
 */
export function shortTurn(
  game: ZrfGame,
  state: ZrfState,
  actions: readonly ZrfAction[],
): string | undefined {
  const rules = game.rulesOf(state);
  if (rules.options.notation !== 'draughts') return undefined;
  const moves = actions.filter((action) => !isPass(action));
  const [first] = moves.slice(0, 1).flatMap(moversOf);
  const [end] = moves.slice(-1).flatMap(moversOf);
  if (first === undefined || end === undefined || moves.length < 2) return undefined;
  const turns = turnsFrom(game, state, first.from);
  const made = moves.map(keyOf).join('/');
  const isUnique = turns?.every(
    (turn) => turn.path.at(-1) !== end.to || turn.actions.map(keyOf).join('/') === made,
  );
  if (isUnique !== true) return undefined;
  return `${labelAt(rules, first.from)}${captureSign(rules)}${labelAt(rules, end.to)}`;
}
