import type { DiceState, JourneyState } from '../rules/index.ts';

/** Tells one scene of a journey from the others, those played again included. */
export function sceneKey({ campaign }: JourneyState): string {
  return `${campaign.won}.${campaign.played}`;
}

/** Tells one turn of a journey from the others. */
export function turnKey(state: JourneyState): string {
  const { scene } = state;
  return `${sceneKey(state)}.${scene?.timer ?? ''}.${scene?.turn.hero ?? ''}`;
}

/** Whether the acting hero has done nothing yet in this turn. */
export function isFreshTurn({ turn }: DiceState): boolean {
  const { gifts, travels, explorations, closeTried, used, reversals } = turn;
  return gifts + travels + explorations + used.length + reversals === 0 && !closeTried;
}

/** Whether nothing has happened in the scene but its set-up: its story is to be told. */
export function isAtBeginning({ scene }: JourneyState): boolean {
  if (scene === undefined) return false;
  const { world, timer, phases, heroes } = scene;
  const placing = phases.filter(({ kind }) => kind === 'place').length;
  const isSetUp = placing === 0 ? phases.length <= 2 : placing === heroes.length;
  return timer >= world.initialTimer - 1 && isFreshTurn(scene) && isSetUp;
}
