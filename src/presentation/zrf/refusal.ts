import type { Problem } from '../../core/index.ts';
import { cellsOf, exposingSteps, moversOf, ownerOf, typeOf } from '../../games/zrf/index.ts';
import type { ZrfGame, ZrfState } from '../../games/zrf/index.ts';
import type { Glossary } from './glossary.ts';

/** Where a piece is to go; `from` is -1 where it is to be dropped. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/** A royal piece that would be taken after a step, and by what. */
function exposed(glossary: Glossary, game: ZrfGame, state: ZrfState, { from, to }: Way) {
  const steps = exposingSteps(game.playOf(state.variant), state);
  const step = steps.find(({ action }) => {
    const [first] = moversOf(action);
    return first?.from === from && first.to === to;
  });
  const [check] = step?.checks ?? [];
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
export function exposureOf(
  glossary: Glossary,
  game: ZrfGame,
  state: ZrfState,
  way: Way,
): Problem | undefined {
  const found = exposed(glossary, game, state, way);
  if (found === undefined) return undefined;
  const { player, args } = found;
  const cells = cellsOf(glossary.rules);
  const isChecked = game.checks(state).some(({ royal }) => ownerOf(cells, royal.cell) === player);
  const message = `Your ${args.royal} on ${args.at} would be taken by the ${args.attacker} on ${args.from}.`;
  return isChecked
    ? { code: 'zrf-still-exposed', message: `You are in check. ${message}`, args }
    : { code: 'zrf-exposed', message, args };
}
