import type { Sound } from '#audio';
import type { Roles, SoundKind, ZrfEvent, ZrfState } from '../rules/index.ts';

/** What weighs most in a turn, by the kinds that files have sounds for; what only helps the rules is not heard. */
export function soundKindOf(
  events: readonly ZrfEvent[],
  { isHelper }: Roles,
): SoundKind | undefined {
  const has = (kind: ZrfEvent['kind']) =>
    events.some(
      (event) => event.kind === kind && !('type' in event && isHelper[event.type] === true),
    );
  if (has('capture')) return 'capture';
  if (has('place')) return 'drop';
  if (has('change')) return 'change';
  return has('move') ? 'move' : undefined;
}

/** What is heard of a turn where the file has no sound of its own for it. */
export function boardSound(events: readonly ZrfEvent[], roles: Roles): Sound | undefined {
  const kind = soundKindOf(events, roles);
  if (kind !== undefined) return kind === 'capture' ? 'piece-take' : 'piece-move';
  const isThrown = events.some((event) => event.kind === 'chance' && event.faces.length > 0);
  return isThrown ? 'battle-check-roll' : undefined;
}

/** How the game ended for the persons at it; bots alone have nobody to lose. */
export function endKindOf(
  { ending }: Pick<ZrfState, 'ending'>,
  persons: readonly number[],
): 'win' | 'loss' | 'draw' | undefined {
  if (ending === undefined) return undefined;
  if (ending.winners.length === 0) return 'draw';
  const isWon = persons.length === 0 || persons.some((seat) => ending.winners.includes(seat));
  return isWon ? 'win' : 'loss';
}

/** The same where the file has no sound for it; draws end without one. */
export function endSound(kind: ReturnType<typeof endKindOf>): Sound | undefined {
  if (kind === 'win') return 'game-victory';
  return kind === 'loss' ? 'game-loss' : undefined;
}
