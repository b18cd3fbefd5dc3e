import { assertDefined } from '#core';
import type { ActId, CheckKind, EncounterPhase, PickPhase } from '../rules/state/phase.ts';
import type { DiceState, Hooks } from '../rules/state/state.ts';
import { encounterOf, hooksFor } from '../rules/phases/checks.ts';
import { damageBy, nextAct } from '../rules/phases/fate.ts';
import { hasFlag } from '../rules/effects/hooks.ts';
import { PLAIN } from '../rules/model/marks.ts';
import type { Temper } from './mind.ts';
import { preciousTypes, priceOfHit } from './worth.ts';

/** Stakes of a check: gain if won, loss if lost, and cost of each point of shortfall. */
export interface Stakes {
  readonly win: number;
  readonly loss: number;
  readonly hit: number;
}

/** A WOUND occupies a place in the hand and is useless there. */
const WOUND_WORTH = 1.6;

/** Cost of a villain's escape: time, and a new search. */
const ESCAPE_COST = 1;

/** Cost to the hero and the party of each act of a threat, in dice. */
const ACT_COST: Readonly<Record<ActId, number>> = {
  steal: 0.8,
  abscond: 1,
  wound: WOUND_WORTH,
  call: 1,
  grow: 0.5,
  curse: 0.8,
  delay: 0.9,
  weary: 0.8,
  scatter: 0.3,
  daunt: 0.6,
  drive: 0.8,
};

/** Cost of the next act of the encountered threat; 0 without one. */
export function actCost(state: DiceState, { card }: EncounterPhase): number {
  const act = nextAct(state, card);
  return act === undefined ? 0 : ACT_COST[act];
}

function gainOf({ die }: EncounterPhase, hooks: readonly Hooks[], temper: Temper): number {
  if (die.type === 'VILLAIN') return 1.5 * temper.closing;
  return temper.tempo + (hasFlag(hooks, 'henchman') ? 0.5 * temper.closing : 0);
}

function battleStakes(state: DiceState, phase: EncounterPhase, temper: Temper): Stakes {
  const price = priceOfHit(state, state.turn.hero);
  const hooks = hooksFor(state, state.turn.hero, phase.place, phase.card);
  const flat = damageBy(state, phase, 0) * price;
  const escape = phase.die.type === 'VILLAIN' ? ESCAPE_COST : 0;
  const loss = escape + flat + actCost(state, phase);
  return { win: gainOf(phase, hooks, temper), loss, hit: price };
}

/** Added value of an ally for a hero who depends on allies to fight. */
function needOfAllies(state: DiceState): number {
  return preciousTypes(assertDefined(state.world.members[state.turn.hero])).includes('ALLY')
    ? 1
    : 0;
}

/** Added value of a marked die, and of an ally with a name. */
const MARK_EXTRA = 0.5;

/** Stakes of the acting hero in the encounter; `hit` is the cost of each point of shortfall. */
function encounterStakes(state: DiceState, phase: EncounterPhase, temper: Temper): Stakes {
  const { type, size, mark } = phase.die;
  const extra = mark === PLAIN ? 0 : MARK_EXTRA;
  switch (type) {
    case 'PHYSICAL':
    case 'SOMATIC':
    case 'MENTAL':
    case 'VERBAL':
      return { win: 0.6 + 0.1 * size + extra, loss: 0, hit: 0 };
    case 'DIVINE':
      return { win: 1.2 + extra, loss: 0, hit: 0 };
    case 'ALLY':
      return { win: 1 + 0.1 * size + extra + needOfAllies(state), loss: 0, hit: 0 };
    case 'WOUND':
      return { win: 0, loss: WOUND_WORTH, hit: 0 };
    case 'OBSTACLE': {
      const loss = damageBy(state, phase, 0) * priceOfHit(state, state.turn.hero);
      return { win: temper.tempo, loss, hit: 0 };
    }
    case 'ENEMY':
    case 'VILLAIN':
      return battleStakes(state, phase, temper);
  }
}

const NO_STAKES: Stakes = { win: 0, loss: 0, hit: 0 };

/** Value of a check made outside the encounter itself; undefined for encounter checks. */
function fixedWorth(check: CheckKind, { closing }: Temper): number | undefined {
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

/** Cache of the stakes of the last encounter, shared by all actions possible there. */
class LastStakes {
  last: { readonly state: DiceState; readonly temper: Temper; readonly stakes: Stakes } | undefined;
}

/** Stakes of the check for which dice are being chosen. */
export function stakesOf(state: DiceState, { check }: PickPhase, temper: Temper): Stakes {
  const fixed = fixedWorth(check, temper);
  if (fixed !== undefined) return { win: fixed, loss: 0, hit: 0 };
  return stakesNow(state, temper);
}

/** Stakes of the current encounter. */
export function stakesNow(state: DiceState, temper: Temper): Stakes {
  const memory = state.world.memory.of(LastStakes);
  const weighed = memory.last;
  if (weighed?.state === state && weighed.temper === temper) return weighed.stakes;
  const encounter = encounterOf(state);
  const stakes = encounter === undefined ? NO_STAKES : encounterStakes(state, encounter, temper);
  memory.last = { state, temper, stakes };
  return stakes;
}
