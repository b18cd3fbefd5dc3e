import { verb } from '../model/action.ts';
import type { DiceAction } from '../model/action.ts';
import type { Phase, PhaseKind, PhaseOf } from '../state/phase.ts';
import type { DiceState } from '../state/state.ts';
import { phaseOf } from '../phases/rules.ts';
import { aim } from './aiming.ts';
import { guardPlace, mannerOfClosing } from './closing.ts';
import { meet } from './encounter.ts';
import { takeTurn } from './interior.ts';
import type { Temper } from './mind.ts';
import { pickDice, pickPile } from './picking.ts';
import { considerBanishing, react } from './reacting.ts';
import { chooseLocation } from './roaming.ts';

type Way<P extends Phase> = (state: DiceState, phase: P, temper: Temper) => DiceAction;

/** What a player does in each phase in which somebody decides; a die looked at is put back if it is good. */
const WAYS: { readonly [K in PhaseKind]?: Way<PhaseOf<K>> } = {
  place: (state, { hero }, temper) => chooseLocation(state, hero, temper),
  interior: (state, _phase, temper) => takeTurn(state, temper),
  encounter: meet,
  pick: pickDice,
  pile: pickPile,
  target: aim,
  closing: (state, _phase, temper) => mannerOfClosing(state, temper),
  guard: (state, _phase, temper) => guardPlace(state, temper),
  damage: react,
  retry: () => verb('hide'),
  look: considerBanishing,
};

/** What a player of a temper does. */
export function decide(state: DiceState, temper: Temper): DiceAction {
  const phase = phaseOf(state);
  const way = phase === undefined ? undefined : (WAYS[phase.kind] as Way<Phase> | undefined);
  if (phase === undefined || way === undefined) throw new RangeError('nobody decides here');
  return way(state, phase, temper);
}
