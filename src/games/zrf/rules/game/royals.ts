import type { Play } from '../run/play.ts';
import type { Check } from '../run/safety.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';

/** A step that is ruled out as it would leave royal pieces under attack. */
export interface ExposingStep {
  readonly action: ZrfAction;
  /** The royal pieces, and what would attack them after the step. */
  readonly checks: readonly Check[];
}

/** The royal pieces that are under attack in a state, whosever they are: those of `checkmated` goals. */
export function checksIn(play: Play, state: ZrfState): readonly Check[] {
  const machine = play.load(state);
  if (!machine.board.hasRoyals) return [];
  return play.rules.players.flatMap((_, player) => machine.checksOf(player));
}

/** The steps of the player to move that are ruled out for the safety of royal pieces alone. */
export function exposingSteps(play: Play, state: ZrfState): readonly ExposingStep[] {
  if (state.ending !== undefined || !play.load(state).board.hasRoyals) return [];
  const exposures = play.machineOf(state).exposures();
  return exposures.map(({ record, checks }) => ({ action: { record }, checks }));
}
