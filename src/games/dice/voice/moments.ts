import type { DiceState, JourneyState } from '../rules/index.ts';

/** Key that identifies a scene of a journey, including repeated ones. */
export function sceneKey({ campaign }: JourneyState): string {
  return `${campaign.won}.${campaign.played}`;
}

/** Key that identifies a turn of a journey. */
export function turnKey(state: JourneyState): string {
  const { scene } = state;
  return `${sceneKey(state)}.${scene?.timer ?? ''}.${scene?.turn.hero ?? ''}`;
}

/** True if the acting hero has not acted yet this turn. */
export function isFreshTurn({ turn }: DiceState): boolean {
  const { gifts, travels, explorations, closeTried, used, reversals } = turn;
  return gifts + travels + explorations + used.length + reversals === 0 && !closeTried;
}

/** True if only the set-up of the scene has happened, and its story is due. */
export function isAtBeginning({ scene }: JourneyState): boolean {
  if (scene === undefined) return false;
  const { world, timer, phases, heroes } = scene;
  const placing = phases.filter(({ kind }) => kind === 'place').length;
  const isSetUp = placing === 0 ? phases.length <= 2 : placing === heroes.length;
  return timer >= world.initialTimer - 1 && isFreshTurn(scene) && isSetUp;
}
