import type { Roles, Rules, ZrfEvent, ZrfState } from '../rules/index.ts';
import { readThrow } from '../rules/index.ts';
import type { Participants, Role } from '#voice/participants.ts';
import type { Glossary } from './glossary.ts';
import { seatsOf } from './seats.ts';

/** Short notation of a roll: `3`, `5-3`, or the names of the faces. */
export function notateThrow(
  rules: Rules,
  roles: Roles,
  faces: readonly number[],
  nameOf: (type: number) => string,
): string {
  if (faces.length === 0) return '';
  const thrown = readThrow(rules, roles, faces);
  return thrown.kind === 'numbers' ? thrown.numbers.join('-') : thrown.types.map(nameOf).join(', ');
}

/** A roll in the words of the game. */
export function wordThrow(glossary: Glossary, faces: readonly number[]): string {
  const { rules, roles } = glossary;
  return notateThrow(rules, roles, faces, (type) => glossary.piece(type));
}

/** Role of a player for the reader; players without a seat are in the third person. */
function roleOf(rules: Rules, player: number, participants: Participants): Role {
  const seat = seatsOf(rules).indexOf(player);
  return seat < 0 ? 'one' : participants.role(seat);
}

/** A roll as a sentence: "You threw 3.", with a note if it allows no move. */
export function describeThrow(
  glossary: Glossary,
  { player, faces, isIdle }: Extract<ZrfEvent, { readonly kind: 'chance' }>,
  participants: Participants,
): string {
  const { rules, say } = glossary;
  return say(isIdle ? 'zrf-threw-idle' : 'zrf-threw', {
    who: roleOf(rules, player, participants),
    name: glossary.player(player),
    throw: wordThrow(glossary, faces),
  });
}

/** True if chance had a visible effect other than dice. */
export function isOnField(rules: Rules, roles: Roles, event: ZrfEvent): boolean {
  if (event.kind === 'chance' || event.kind === 'pass' || roles.isHelper[event.type] === true)
    return false;
  const at = event.kind === 'move' ? event.to : event.at;
  return rules.board.positions[at]?.isDummy === false;
}

/** Seat of a roll: the player for whom the dice move, or else the next to decide. */
export function seatThrownFor(
  { turnOrder: { entries, resume } }: Rules,
  seats: readonly number[],
  { turn }: ZrfState,
): number {
  const own = seats.indexOf(entries[turn]?.as ?? -1);
  if (own >= 0) return own;
  const later = [...entries.slice(turn + 1), ...entries.slice(resume)];
  const next = later.find(({ player }) => seats.includes(player));
  return seats.indexOf(next?.player ?? -1);
}
