import { assertDefined } from '#core';
import type { CheckKind, EncounterPhase, PickPhase } from '../rules/state/phase.ts';
import type { DiceState, Hooks } from '../rules/state/state.ts';
import { encounterOf, hooksAt } from '../rules/phases/checks.ts';
import { damageBy } from '../rules/phases/fate.ts';
import { hasFlag } from '../rules/effects/hooks.ts';
import type { Temper } from './mind.ts';
import { preciousTypes, priceOf } from './worth.ts';

/** What hangs on a check: won, lost, and for each point by which it is lost. */
export interface Stakes {
  readonly win: number;
  readonly loss: number;
  readonly hit: number;
}

/** A WOUND takes a place in the hand and does nothing for it. */
const WOUND_WORTH = 1.6;

/** What it costs that a villain gets away: time, and the search starts again. */
const ESCAPE_COST = 1;

function gainOf({ die }: EncounterPhase, hooks: readonly Hooks[], temper: Temper): number {
  if (die.type === 'VILLAIN') return 1.5 * temper.closing;
  return temper.tempo + (hasFlag(hooks, 'henchman') ? 0.5 * temper.closing : 0);
}

function battleStakes(state: DiceState, phase: EncounterPhase, temper: Temper): Stakes {
  const price = priceOf(state, state.turn.hero);
  const hooks = hooksAt(state, phase.place, phase.card);
  const flat = damageBy(state, phase, 0) * price;
  const escape = phase.die.type === 'VILLAIN' ? ESCAPE_COST : 0;
  return { win: gainOf(phase, hooks, temper), loss: escape + flat, hit: price };
}

/** An ally is worth more to a hero who cannot fight without. */
function needOfAllies(state: DiceState): number {
  return preciousTypes(assertDefined(state.world.members[state.turn.hero])).includes('ALLY')
    ? 1
    : 0;
}

/** What the encounter costs a hero who does not get the better of it; `hit` for each point. */
function encounterStakes(state: DiceState, phase: EncounterPhase, temper: Temper): Stakes {
  const { type, size } = phase.die;
  switch (type) {
    case 'PHYSICAL':
    case 'SOMATIC':
    case 'MENTAL':
    case 'VERBAL':
      return { win: 0.6 + 0.1 * size, loss: 0, hit: 0 };
    case 'DIVINE':
      return { win: 1.2, loss: 0, hit: 0 };
    case 'ALLY':
      return { win: 1 + 0.1 * size + needOfAllies(state), loss: 0, hit: 0 };
    case 'WOUND':
      return { win: 0, loss: WOUND_WORTH, hit: 0 };
    case 'OBSTACLE': {
      const loss = damageBy(state, phase, 0) * priceOf(state, state.turn.hero);
      return { win: temper.tempo, loss, hit: 0 };
    }
    case 'ENEMY':
    case 'VILLAIN':
      return battleStakes(state, phase, temper);
  }
}

const NOTHING: Stakes = { win: 0, loss: 0, hit: 0 };

/** What a check is worth that is not made against what was met; undefined for one that is. */
function worthBeside(check: CheckKind, { closing }: Temper): number | undefined {
  switch (check) {
    case 'close':
    case 'guard':
      return closing;
    case 'skill':
      return WOUND_WORTH;
    case 'evade':
      return 1;
    case 'tally':
    case 'flee':
      return 0;
    case 'acquire':
    case 'ally':
    case 'wound':
    case 'obstacle':
    case 'battle':
      return undefined;
  }
}

/** What was found for the encounter looked at last: it is the same for all that could be tried. */
class LastStakes {
  last: { readonly state: DiceState; readonly temper: Temper; readonly stakes: Stakes } | undefined;
}

/** What hangs on the check for which dice are chosen. */
export function stakesOf(state: DiceState, { check }: PickPhase, temper: Temper): Stakes {
  const fixed = worthBeside(check, temper);
  if (fixed !== undefined) return { win: fixed, loss: 0, hit: 0 };
  return stakesNow(state, temper);
}

/** Stakes of the current encounter. */
export function stakesNow(state: DiceState, temper: Temper): Stakes {
  const memory = state.world.memory.of(LastStakes);
  const weighed = memory.last;
  if (weighed?.state === state && weighed.temper === temper) return weighed.stakes;
  const encounter = encounterOf(state);
  const stakes = encounter === undefined ? NOTHING : encounterStakes(state, encounter, temper);
  memory.last = { state, temper, stakes };
  return stakes;
}
