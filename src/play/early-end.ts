import { canEndEarly } from '#core';
import type { Ending } from '#core';
import type { Asking } from './asking.ts';
import type { News } from './news.ts';
import type { Session } from './session.ts';

/** Number of turns that each side must have played before a bot considers a draw. */
const MIN_DRAW_TURNS = 8;

interface Options {
  readonly session: Session;
  readonly asking: Asking;
  /** True if a player may act now. */
  readonly isOpen: () => boolean;
  /** Ends the match. */
  readonly end: (ending: Ending) => void;
  readonly tell: (news: News) => void;
}

/** True for a match of two players, at least one of them a person. */
export function isResignable({ match, seats }: Session): boolean {
  const hasPerson = seats.some(({ kind }) => kind === 'person');
  return hasPerson && canEndEarly(match.game, match.options);
}

/** Resignation and draws by agreement, in matches of two players. */
export class EarlyEnd {
  readonly #options: Options;
  /** Entry count at the last offer that a bot declined. */
  #declinedAt: number | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** True for a match with a person that can end early. */
  get isOffered(): boolean {
    return isResignable(this.#options.session);
  }

  /** Person who can resign now: the only one, or else the player to move. */
  get resigning(): number | undefined {
    const { session } = this.#options;
    const { match, seats, player } = session;
    if (session.isOver || !canEndEarly(match.game, match.options)) return undefined;
    const persons = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
    return persons.length === 2 ? player : persons[0];
  }

  /** Seat that the player to move can offer a draw, once per turn. */
  get offered(): number | undefined {
    const { session, asking, isOpen } = this.#options;
    const { match, player } = session;
    if (player === undefined || !isOpen() || !canEndEarly(match.game, match.options))
      return undefined;
    if (asking.purpose !== undefined || this.#declinedAt === match.cursor) return undefined;
    return 1 - player;
  }

  /** True if the draw is offered to a person, who has to answer. */
  get asksPerson(): boolean {
    const { offered } = this;
    return offered !== undefined && this.#options.session.seats[offered]?.kind === 'person';
  }

  resign(): boolean {
    const by = this.resigning;
    if (by !== undefined) this.#options.end({ reason: 'resigned', by });
    return by !== undefined;
  }

  /** Ends the match by agreement of two people. */
  agree(): void {
    if (this.asksPerson) this.#options.end({ reason: 'agreed' });
  }

  /** Offers a bot a draw. It accepts if the position is level or worse for it. */
  offerDraw(): boolean {
    const { session, asking, end } = this.#options;
    const { offered } = this;
    if (offered === undefined || this.asksPerson) return false;
    if (this.#turns < 2 * MIN_DRAW_TURNS) {
      this.#decline(offered);
      return true;
    }
    asking.ask({
      purpose: 'draw',
      question: session.drawQuestion(offered),
      use: ({ accepts }) => {
        if (accepts === true) end({ reason: 'agreed' });
        else this.#decline(offered);
      },
    });
    return true;
  }

  #decline(by: number): void {
    const { session, tell } = this.#options;
    this.#declinedAt = session.match.cursor;
    tell({ kind: 'declined', by });
  }

  /** Number of turns of both sides so far. */
  get #turns(): number {
    const { match } = this.#options.session;
    const movers = match.log.slice(0, match.cursor).map(({ by }) => by);
    return movers.filter((by, index) => by >= 0 && by !== movers[index - 1]).length;
  }
}
