import type { Seat, Session } from '../play/index.ts';
import type { Say } from '../i18n/say.ts';
import type { Company, Who } from '../screen/model/look.ts';

function onlyOne(seats: readonly Seat[], kind: Seat['kind']): number | undefined {
  const players = [...seats.keys()].filter((player) => seats[player]?.kind === kind);
  return players.length === 1 ? players[0] : undefined;
}

/** A person alone with bots is "you"; a bot alone with persons is "the bot"; others have numbers. */
export function companyOf({ seats }: Pick<Session, 'seats'>, say: Say): Company {
  const you = onlyOne(seats, 'person');
  const bot = onlyOne(seats, 'bot');
  const who = (player: number): Who => {
    if (player === you) return 'you';
    if (player === bot) return 'bot';
    return player === 0 ? 'one' : 'two';
  };
  return {
    who,
    names: seats.map((seat, player) => nameOf(seat, player, you, say)),
    south: you ?? 0,
  };
}

function nameOf(seat: Seat, player: number, you: number | undefined, say: Say): string {
  if (player === you) return say('screen-you');
  if (seat.kind === 'person') return say('player-name', { player, number: player + 1 });
  return say('seat-bot', { strength: say(`strength-${seat.strength}`) });
}
