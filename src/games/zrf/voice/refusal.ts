import type { Problem } from '#core';
import { aimOf, cellsOf, exposingSteps, moversOf, ownerOf, typeOf } from '../rules/index.ts';
import type { ExposingStep, ZrfState } from '../rules/index.ts';
import type { Glossary } from './glossary.ts';
import type { Click, Pick } from './selection.ts';

/** Where a piece is to go; `from` is -1 where it is to be dropped. What is left out may be anywhere. */
export interface Way {
  readonly from?: number;
  readonly to?: number;
}

function goes({ action }: ExposingStep, { from, to }: Way): boolean {
  const [first] = moversOf(action);
  return (from === undefined || first?.from === from) && (to === undefined || aimOf(action) === to);
}

/** A royal piece that would be taken after a step, and by what. */
function exposed(glossary: Glossary, state: ZrfState, way: Way) {
  const steps = exposingSteps(glossary.game.playOf(state.variant), state);
  const [check] = steps.find((step) => goes(step, way))?.checks ?? [];
  const [attacker] = check?.by ?? [];
  if (check === undefined || attacker === undefined) return undefined;
  const cells = cellsOf(glossary.rules);
  return {
    player: ownerOf(cells, check.royal.cell),
    args: {
      royal: glossary.pieceInText(typeOf(cells, check.royal.cell)),
      at: glossary.position(check.royal.at),
      attacker: glossary.pieceInText(typeOf(cells, attacker.cell)),
      from: glossary.position(attacker.at),
    },
  };
}

/**
 * Why a piece of the player to move may not go where it could, were it not for the safety of a royal
 * piece: the royal piece would be taken. Undefined where that is not the reason.
 */
export function exposureOf(glossary: Glossary, state: ZrfState, way: Way): Problem | undefined {
  const found = exposed(glossary, state, way);
  if (found === undefined) return undefined;
  const { player, args } = found;
  const cells = cellsOf(glossary.rules);
  const checks = glossary.game.checks(state);
  const isChecked = checks.some(({ royal }) => ownerOf(cells, royal.cell) === player);
  const message = `Your ${args.royal} on ${args.at} would be taken by the ${args.attacker} on ${args.from}.`;
  return isChecked
    ? { code: 'zrf-still-exposed', message: `You are in check. ${message}`, args }
    : { code: 'zrf-exposed', message, args };
}

/** Why a click on a position did nothing, where that can be said: `pick` is what was in the hand. */
export function explainClick(
  glossary: Glossary,
  state: ZrfState,
  pick: Pick | undefined,
  click: Click,
  at: number,
): Problem | undefined {
  const isVain = click.kind === 'nothing' || (click.kind === 'pick' && click.pick === undefined);
  const from = pick?.kind === 'piece' ? pick.at : -1;
  if (!isVain || from === at) return undefined;
  const there = pick === undefined ? undefined : exposureOf(glossary, state, { from, to: at });
  return there ?? exposureOf(glossary, state, { from: at });
}
