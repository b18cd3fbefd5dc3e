import type { Problem } from '#core';
import {
  aimOf,
  cellsOf,
  exposingSteps,
  moversOf,
  ownerOf,
  refusedDrops,
  typeOf,
} from '../rules/index.ts';
import type { ExposingStep, ZrfState } from '../rules/index.ts';
import type { Glossary } from './glossary.ts';
import type { Click, Pick } from './selection.ts';

/** Requested step; `from` is -1 for a drop. A missing part matches anything. */
export interface Way {
  readonly from?: number;
  readonly to?: number;
}

function matchesWay({ action }: ExposingStep, { from, to }: Way): boolean {
  const [first] = moversOf(action);
  return (from === undefined || first?.from === from) && (to === undefined || aimOf(action) === to);
}

/** Royal piece that a step would expose, and its attacker. */
function exposed(glossary: Glossary, state: ZrfState, way: Way) {
  const steps = exposingSteps(glossary.game.playOf(state.variant), state);
  const [check] = steps.find((step) => matchesWay(step, way))?.checks ?? [];
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

/** Explains that a drop is illegal because it would give mate. */
function dropMateOf(glossary: Glossary, state: ZrfState, { from, to }: Way): Problem | undefined {
  if (from !== undefined && from >= 0) return undefined;
  const drops = refusedDrops(glossary.game.playOf(state.variant), state);
  const drop = drops.find((one) => one.to === to);
  if (drop === undefined) return undefined;
  const args = {
    piece: glossary.pieceInText(typeOf(cellsOf(glossary.rules), drop.cell)),
    at: glossary.position(drop.to),
  };
  const message = `You may not drop a ${args.piece} on ${args.at}: it would be mate.`;
  return { code: 'zrf-drop-mate', message, args };
}

/**
 * Explains that a step is illegal because it gives mate by a drop, or would expose a royal piece; undefined for any other
 * reason.
 */
export function exposureOf(glossary: Glossary, state: ZrfState, way: Way): Problem | undefined {
  const found = exposed(glossary, state, way);
  if (found === undefined) return dropMateOf(glossary, state, way);
  const { player, args } = found;
  const cells = cellsOf(glossary.rules);
  const checks = glossary.game.checks(state);
  const isChecked = checks.some(({ royal }) => ownerOf(cells, royal.cell) === player);
  const threat = `our ${args.royal} on ${args.at} would be taken by the ${args.attacker} on ${args.from}.`;
  return isChecked
    ? { code: 'zrf-still-exposed', message: `You are in check: y${threat}`, args }
    : { code: 'zrf-exposed', message: `Y${threat}`, args };
}

/** Explains a click that did nothing, if possible; `pick` is the previous selection. */
export function explainClick(
  glossary: Glossary,
  state: ZrfState,
  pick: Pick | undefined,
  click: Click,
  at: number,
): Problem | undefined {
  const hasNoEffect =
    click.kind === 'nothing' || (click.kind === 'pick' && click.pick === undefined);
  const from = pick?.kind === 'piece' ? pick.at : -1;
  if (!hasNoEffect || from === at) return undefined;
  const there = pick === undefined ? undefined : exposureOf(glossary, state, { from, to: at });
  return there ?? exposureOf(glossary, state, { from: at });
}
