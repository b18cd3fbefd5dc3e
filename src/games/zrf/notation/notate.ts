import type { NotationFamily, Rules, ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { isPass, makeStep } from '../rules/index.ts';
import { notateBySan } from './chess/san.ts';
import { extrasOf, notateByCoordinates } from './model/coordinates.ts';
import { notateByColumn } from './columns/column.ts';
import { notateDraughts } from './draughts/numeric.ts';
import { familyOf } from './model/family.ts';
import { actionsIn } from './model/actions.ts';
import { Steps } from './model/step.ts';
import type { NotatedStep, Signs } from './model/step.ts';
import { notateByHodges } from './shogi/hodges.ts';
import { notateByWxf } from './xiangqi/wxf.ts';

/** Writes a step; undefined for one that the family cannot express. */
type Notate = (steps: Steps, action: ZrfAction) => NotatedStep | undefined;

const FAMILIES: Readonly<Partial<Record<NotationFamily, Notate>>> = {
  chess: notateBySan,
  shogi: notateByHodges,
  xiangqi: notateByWxf,
  draughts: notateDraughts,
  columns: notateByColumn,
};

function writeIn(family: NotationFamily, steps: Steps, action: ZrfAction): NotatedStep {
  return FAMILIES[family]?.(steps, action) ?? notateByCoordinates(steps, action);
}

/** Notates a step, adding effects that distinguish it from steps written the same way. */
function notateAmong(family: NotationFamily, steps: Steps, action: ZrfAction): NotatedStep {
  const notated = writeIn(family, steps, action);
  if (isPass(action)) return notated;
  const alike = steps.withSameEnds(action).filter((other) => {
    if (other === action) return false;
    const { start, rest } = writeIn(family, steps, other);
    return start === notated.start && rest === notated.rest;
  });
  if (alike.length === 0) return notated;
  const extras = extrasOf(steps, steps.partsOf(action));
  const isDistinct = alike.every((other) => extrasOf(steps, steps.partsOf(other)) !== extras);
  const more = isDistinct ? extras : makeStep(steps.rules, action, steps.state.cells);
  return more === '' ? notated : { ...notated, rest: `${notated.rest} (${more})` };
}

/** Returns a function that notates single steps among all listed ones. */
export function notatorOf(steps: Steps): (action: ZrfAction) => NotatedStep {
  const family = familyOf(steps.rules);
  return (action) => notateAmong(family, steps, steps.find(action));
}

/** Returns a function that notates single steps among all legal ones in a state. */
export function notator(
  rules: Rules,
  state: ZrfState,
  actions: readonly ZrfAction[],
  signs?: Signs,
): (action: ZrfAction) => NotatedStep {
  return notatorOf(new Steps(rules, state, actions, signs));
}

/**
 * Notation of a step as its family writes it: `Nf3`, `exd5`, `e8=Q`, `P*5e`. Effects implied by the
 * move are left out.
 */
export function notateStep(
  game: ZrfGame,
  state: ZrfState,
  action: ZrfAction,
  signs?: Signs,
): string {
  const { start, rest } = notator(
    game.rulesOf(state),
    state,
    actionsIn(game, state),
    signs,
  )(action);
  return start + rest;
}
