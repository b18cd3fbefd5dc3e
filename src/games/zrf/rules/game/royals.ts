import type { RefusedDrop } from '../run/drop-mate.ts';
import type { Play } from '../run/play.ts';
import type { Check } from '../run/safety.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';

/** A step forbidden because it would leave royal pieces under attack. */
export interface ExposingStep {
  readonly action: ZrfAction;
  /** Royal pieces and their attackers after the step. */
  readonly checks: readonly Check[];
}

/** Royal pieces of any player under attack, as used by `checkmated` goals. */
export function checksIn(play: Play, state: ZrfState): readonly Check[] {
  const machine = play.load(state);
  if (!machine.board.hasRoyals) return [];
  return play.rules.players.flatMap((_, player) => machine.checksOf(player));
}

/** Steps of the player to move that are forbidden only for the safety of royal pieces. */
export function exposingSteps(play: Play, state: ZrfState): readonly ExposingStep[] {
  if (state.ending !== undefined || !play.load(state).board.hasRoyals) return [];
  const exposures = play.machineOf(state).exposures();
  return exposures.map(({ record, checks }) => ({ action: { record }, checks }));
}

/** Drops that are illegal because they would give mate. */
export function refusedDrops(play: Play, state: ZrfState): readonly RefusedDrop[] {
  if (play.rules.options.noDropMate.length === 0) return [];
  const machine = play.machineOf(state);
  return machine.count() === 0 ? [] : machine.refusedDrops;
}
