import type { Sound } from '#audio';
import type { Roles, SoundKind, ZrfEvent, ZrfState } from '../rules/index.ts';

/**
 * Most important event of a turn, by the kinds of sound in rules files; helper pieces are silent.
 */
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

const SOUNDS: Readonly<Partial<Record<SoundKind, Sound>>> = {
  capture: 'piece-take',
  drop: 'piece-drop',
};

/** Default sound of a turn, if the file has none; `isCheck` is true if it attacks a royal piece. */
export function boardSound(
  events: readonly ZrfEvent[],
  roles: Roles,
  isCheck = false,
): Sound | undefined {
  const kind = soundKindOf(events, roles);
  if (kind !== undefined) return isCheck ? 'piece-check' : (SOUNDS[kind] ?? 'piece-move');
  const isThrown = events.some((event) => event.kind === 'chance' && event.faces.length > 0);
  return isThrown ? 'battle-check-roll' : undefined;
}

/** End of the game for its human players; a game between bots counts as no loss. */
export function endKindOf(
  { ending }: Pick<ZrfState, 'ending'>,
  persons: readonly number[],
): 'win' | 'loss' | 'draw' | undefined {
  if (ending === undefined) return undefined;
  if (ending.winners.length === 0) return 'draw';
  const isWon = persons.length === 0 || persons.some((seat) => ending.winners.includes(seat));
  return isWon ? 'win' : 'loss';
}

const END_SOUNDS = { win: 'game-victory', loss: 'game-loss', draw: 'game-draw' } as const;

/** Default sound of the end, if the file has none. */
export function endSound(kind: ReturnType<typeof endKindOf>): Sound | undefined {
  return kind && END_SOUNDS[kind];
}
