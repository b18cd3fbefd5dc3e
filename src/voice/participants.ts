import type { Seat, Session } from '#play';
import type { Say } from '#i18n/say.ts';

/** Grammatical role of a player in a sentence. */
export type Role = 'you' | 'bot' | 'one' | 'two';

/** Names and roles of the players. */
export interface Participants {
  role(player: number): Role;
  isBot(player: number): boolean;
  /** Names for labels, by player. */
  readonly names: readonly string[];
  /** Player whose side is nearest to the viewer. */
  readonly south: number;
}

function onlyOne(seats: readonly Seat[], kind: Seat['kind']): number | undefined {
  const players = [...seats.keys()].filter((player) => seats[player]?.kind === kind);
  return players.length === 1 ? players[0] : undefined;
}

/**
 * Assigns roles: a single person among bots is "you", a single bot among people is "the bot", and
 * others are numbered.
 */
export function participantsOf({ seats }: Pick<Session, 'seats'>, say: Say): Participants {
  const you = onlyOne(seats, 'person');
  const bot = onlyOne(seats, 'bot');
  return {
    role(player) {
      if (player === you) return 'you';
      if (player === bot) return 'bot';
      return player === 0 ? 'one' : 'two';
    },
    isBot: (player) => seats[player]?.kind === 'bot',
    names: seats.map((seat, player) => nameOf(seat, player, you, say)),
    south: you ?? 0,
  };
}

/** Numbered players, for a game without seats. */
export function numberedParticipants(count: number, say: Say): Participants {
  return {
    role: (player) => (player === 0 ? 'one' : 'two'),
    isBot: () => false,
    names: Array.from({ length: count }, (_, player) => nameByNumber(player, say)),
    south: 0,
  };
}

function nameByNumber(player: number, say: Say): string {
  return say('player-name', { player, number: player + 1 });
}

function nameOf(seat: Seat, player: number, you: number | undefined, say: Say): string {
  if (player === you) return say('player-you');
  if (seat.kind === 'person') return nameByNumber(player, say);
  if (seat.mind !== undefined) return say('seat-mind', { mind: seat.mind });
  return say('seat-bot', { strength: say(`strength-${seat.strength}`) });
}
