import { NameTable } from '#kit/name-table.ts';
import { VERB } from '../rules/model/action.ts';
import type { DiceAction } from '../rules/model/action.ts';
import type { Phase, PhaseKind, PhaseOf } from '../rules/state/phase.ts';
import type { DiceState } from '../rules/state/state.ts';
import { kindOf, phaseOf } from '../rules/phases/rules.ts';
import { aim } from './aiming.ts';
import { guardPlace, chooseClosing } from './closing.ts';
import { meet } from './encounter.ts';
import { takeTurn } from './interior.ts';
import type { Temper } from './mind.ts';
import { pickDice, pickPile } from './picking.ts';
import { considerBanishing, react } from './reacting.ts';
import { chooseLocation } from './roaming.ts';
import { chooseOption } from './story.ts';

type Chooser<P extends Phase> = (state: DiceState, phase: P, temper: Temper) => DiceAction;

type Choosers = { readonly [K in PhaseKind]?: Chooser<PhaseOf<K>> };

/** Strategy for each phase with a decision. In `look`, a good die is put back. */
const CHOOSERS: Choosers = {
  place: (state, { hero }, temper) => chooseLocation(state, hero, temper),
  interior: (state, _phase, temper) => takeTurn(state, temper),
  encounter: meet,
  pick: pickDice,
  pile: pickPile,
  target: aim,
  closing: (state, _phase, temper) => chooseClosing(state, temper),
  guard: (state, _phase, temper) => guardPlace(state, temper),
  damage: react,
  retry: () => VERB.hide,
  look: considerBanishing,
  choice: chooseOption,
};

/**
 * The phases with the most decisions come first. Each way accepts only the phase it is listed
 * under.
 */
const TABLE = new NameTable(CHOOSERS as Readonly<Record<PhaseKind, Chooser<Phase> | undefined>>, [
  'pick',
  'interior',
  'encounter',
]);

/** Chooses an action in the manner of a temper. */
export function decide(state: DiceState, temper: Temper): DiceAction {
  const phase = phaseOf(state);
  const kind = kindOf(state);
  const way = kind === undefined ? undefined : TABLE.get(kind);
  if (phase === undefined || way === undefined)
    throw new RangeError('No player is to decide in this state.');
  return way(state, phase, temper);
}
