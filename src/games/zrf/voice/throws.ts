import type { Roles, Rules, ZrfEvent, ZrfState } from '../rules/index.ts';
import { readThrow } from '../rules/index.ts';
import type { Participants, Role } from '#voice/participants.ts';
import type { Glossary } from './glossary.ts';
import { seatsOf } from './seats.ts';

/** What dice show in short, as a list of moves has it: `3`, `5-3`, or the names of what they show. */
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

/** The same in the words of the game. */
export function wordThrow(glossary: Glossary, faces: readonly number[]): string {
  const { rules, roles } = glossary;
  return notateThrow(rules, roles, faces, (type) => glossary.piece(type));
}

/** Who a player is to the reader; a player without a seat is anybody. */
function roleOf(rules: Rules, player: number, participants: Participants): Role {
  const seat = seatsOf(rules).indexOf(player);
  return seat < 0 ? 'one' : participants.role(seat);
}

/** What was thrown, in a sentence: "You threw 3.", and that no move can be made of it. */
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

/** Whether chance did something that is seen, other than with dice. */
export function isOnField(rules: Rules, roles: Roles, event: ZrfEvent): boolean {
  if (event.kind === 'chance' || event.kind === 'pass' || roles.isHelper[event.type] === true)
    return false;
  const at = event.kind === 'move' ? event.to : event.at;
  return rules.board.positions[at]?.isDummy === false;
}

/** The seat whose throw it is: of the player as whom the dice move, or of whoever decides next. */
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
