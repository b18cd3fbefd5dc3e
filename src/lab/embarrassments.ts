import { chooseAction, RANDOM, rateActions } from '#bots';
import type { Strength } from '#bots';
import { Match, assertDefined, largest, makeStream } from '#core';
import type { Game, GameEvent, OptionValues, Random, Seed } from '#core';

/** How well each player stands by pieces alone, in the order of players. */
export type Material<S> = (state: S) => readonly number[];

/** How often something was there to be seen, and how often it was. */
interface Seen {
  readonly cases: number;
  readonly seen: number;
}

export interface EmbarrassmentReport {
  /** A win within the turn that was to be taken. */
  readonly wins: Seen;
  /** A win of the next player within a turn that could be kept from him. */
  readonly threats: Seen;
  /** Turns that may lose a piece for nothing within two plies; all is seen where none is given away. */
  readonly gifts: Seen;
}

export interface EmbarrassmentSettings<S> {
  /** Cases of each kind that are looked for. */
  readonly cases: number;
  /** Games in which they are looked for. */
  readonly games: number;
  readonly seed: Seed;
  /** Left out where pieces are no good measure. */
  readonly material?: Material<S>;
}

/** So weak a bot plays against players at random to bring cases about. */
const SCOUT: Strength = {
  algorithm: 'alpha-beta',
  nodes: 80,
  heavyNodes: 80,
  playouts: 30,
  errors: 0,
};
const LONGEST = 400;
/** Own steps in a row that are looked through where there is a choice, and turns of one position. */
const CHOICES = 3;
const MAX_TURNS = 400;
const TURNS_TRIED = 4;
/** A gift is one if a look at so many positions finds that something else is worth so much more. */
const JUDGE_NODES = 40_000;
const JUDGE: Strength = {
  algorithm: 'alpha-beta',
  nodes: JUDGE_NODES,
  heavyNodes: JUDGE_NODES,
  playouts: 4_000,
  errors: 0,
};
const PIECE_SHARE = 0.5;

interface Decision<S> {
  readonly state: S;
  readonly player: number;
}

/** Looks for what a bot must not miss, in games that it does not play itself. */
class Examiner<S, A, E extends GameEvent, O extends OptionValues> {
  readonly #game: Game<S, A, E, O>;
  readonly #options: O;
  readonly #bot: Strength;
  readonly #settings: EmbarrassmentSettings<S>;
  readonly #random: Random;
  #wins = { cases: 0, seen: 0 };
  #threats = { cases: 0, seen: 0 };
  #gifts = { cases: 0, seen: 0 };

  constructor(
    game: Game<S, A, E, O>,
    options: O,
    bot: Strength,
    settings: EmbarrassmentSettings<S>,
  ) {
    this.#game = game;
    this.#options = options;
    this.#bot = bot;
    this.#settings = settings;
    this.#random = makeStream(settings.seed, 'examined');
  }

  examine(): EmbarrassmentReport {
    for (let index = 0; index < this.#settings.games && !this.#isEnough; index += 1) {
      const turns = this.#scout(index);
      this.#examineEnd(turns);
      this.#examineMiddle(turns);
    }
    return { wins: this.#wins, threats: this.#threats, gifts: this.#gifts };
  }

  get #isEnough(): boolean {
    const { cases, material } = this.#settings;
    const kinds = [this.#wins, this.#threats, ...(material === undefined ? [] : [this.#gifts])];
    return kinds.every((kind) => kind.cases >= cases);
  }

  /**
   * Plays a game and returns where turns began: every other one with one side that plays well enough,
   * for mates are rare at random, and good play leaves threats that nobody can keep off.
   */
  #scout(index: number): Decision<S>[] {
    const { seed } = this.#settings;
    const match = new Match(this.#game, this.#options, `${seed} ${index}`);
    const random = makeStream(match.seed, 'scout');
    const players = this.#game.players(this.#options);
    const scout = index % 2 === 0 ? Math.floor(index / 2) % players : -1;
    const turns: Decision<S>[] = [];
    while (match.turn.kind === 'decide' && match.cursor < LONGEST) {
      const { player } = match.turn;
      const { state } = match;
      if (turns.at(-1)?.player !== player) turns.push({ state, player });
      const strength = player === scout ? SCOUT : RANDOM;
      match.play(chooseAction(this.#game, state, player, strength, random), player);
    }
    return turns;
  }

  /** The last turns of a game are those in which it can be won, and a loss be kept off. */
  #examineEnd(turns: readonly Decision<S>[]): void {
    const { cases } = this.#settings;
    for (const { state, player } of turns.slice(-3).reverse()) {
      if (this.#canWin(state)) {
        if (this.#wins.cases < cases) this.#examineWin(state, player);
      } else if (this.#threats.cases < cases) this.#examineThreat(state, player);
    }
  }

  /** A win by more points that is certain is as good as one at once. */
  #examineWin(state: S, player: number): void {
    const { after, outcome } = this.#playTurn(state, player);
    const hasWon = outcome?.length === 1 && outcome[0] === player;
    this.#wins.cases += 1;
    if (hasWon || (outcome === undefined && this.#isCertain(after, player))) this.#wins.seen += 1;
  }

  /** A case where the next player can win at once after some turns, and need not after all of them. */
  #examineThreat(state: S, player: number): void {
    const { after, outcome } = this.#playTurn(state, player);
    if (outcome !== undefined) return;
    if (this.#canWin(after)) {
      // Where all is lost anyway it is no shame to lose at once.
      const isAvoidable = this.#canBeSaved(state, player) && !this.#isCertain(state, 1 - player);
      if (isAvoidable) this.#threats.cases += 1;
    } else if (this.#isThreatened(state, player)) {
      this.#threats.cases += 1;
      this.#threats.seen += 1;
    }
  }

  #examineMiddle(turns: readonly Decision<S>[]): void {
    const { cases, material } = this.#settings;
    if (material === undefined) return;
    const step = Math.max(1, Math.floor(turns.length / 4));
    for (let at = step; at < turns.length - 2 && this.#gifts.cases < cases; at += step) {
      const { state, player } = assertDefined(turns[at]);
      if (this.#canWin(state)) continue;
      const played = this.#playTurn(state, player);
      this.#gifts.cases += 1;
      if (!this.#isGift(state, player, played, material)) this.#gifts.seen += 1;
    }
  }

  /** Lets the bot play its turn to the end. */
  #playTurn(state: S, player: number) {
    let after = state;
    let first: A | undefined;
    for (let turn = this.#game.turn(after); ; turn = this.#game.turn(after)) {
      if (turn.kind === 'over') return { after, first, outcome: turn.outcome.winners };
      if (turn.kind !== 'decide' || turn.player !== player) {
        return { after, first, outcome: undefined };
      }
      const action = chooseAction(this.#game, after, player, this.#bot, this.#random);
      first ??= action;
      after = this.#game.apply(after, action).state;
    }
  }

  /** The positions in which a player's turn may end. */
  *#endsOfTurn(state: S, player: number, choices = CHOICES): Generator<S> {
    const turn = this.#game.turn(state);
    if (turn.kind !== 'decide' || turn.player !== player) {
      yield state;
      return;
    }
    const rest = turn.actions.length > 1 ? choices - 1 : choices;
    if (rest < 0) return;
    for (const action of turn.actions) {
      yield* this.#endsOfTurn(this.#game.apply(state, action).state, player, rest);
    }
  }

  #isWon(state: S, player: number): boolean {
    const turn = this.#game.turn(state);
    if (turn.kind !== 'over') return false;
    const { winners } = turn.outcome;
    return winners.length === 1 && winners[0] === player;
  }

  /** Whether whoever is to move can win within the turn. */
  #canWin(state: S): boolean {
    const turn = this.#game.turn(state);
    if (turn.kind !== 'decide') return false;
    for (const end of this.#endsOfTurn(state, turn.player)) {
      if (this.#isWon(end, turn.player)) return true;
    }
    return false;
  }

  /** Whether the next player wins at once after one of a few turns. */
  #isThreatened(state: S, player: number): boolean {
    let seen = 0;
    for (const end of this.#endsOfTurn(state, player)) {
      if (this.#canWin(end)) return true;
      if ((seen += 1) >= TURNS_TRIED) return false;
    }
    return false;
  }

  /** Whether there is a turn after which the next player cannot win at once. */
  #canBeSaved(state: S, player: number): boolean {
    let seen = 0;
    for (const end of this.#endsOfTurn(state, player)) {
      if (!this.#canWin(end)) return true;
      if ((seen += 1) >= MAX_TURNS) return false;
    }
    return false;
  }

  /** By how much a player is ahead in pieces. */
  #lead(state: S, player: number, material: Material<S>): number {
    const amounts = material(state);
    const others = amounts.filter((_, other) => other !== player);
    return assertDefined(amounts[player]) - largest(others);
  }

  /** What the lead comes to once the next player took what he can and was answered. */
  #leadAfterReply(state: S, player: number, material: Material<S>): number {
    const now = this.#lead(state, player, material);
    const turn = this.#game.turn(state);
    if (turn.kind !== 'decide' || turn.player === player) return now;
    let least = now;
    let seen = 0;
    for (const reply of this.#endsOfTurn(state, turn.player)) {
      if ((seen += 1) > MAX_TURNS) break;
      if (this.#lead(reply, player, material) >= least) continue;
      let best = this.#lead(reply, player, material);
      for (const answer of this.#endsOfTurn(reply, player)) {
        best = Math.max(best, this.#lead(answer, player, material));
      }
      least = Math.min(least, best);
    }
    return least;
  }

  /** Whether a turn lost pieces that a far longer look would have kept. */
  #isGift(
    state: S,
    player: number,
    { after, first }: { readonly after: S; readonly first: A | undefined },
    material: Material<S>,
  ): boolean {
    const before = this.#lead(state, player, material);
    const lost = before - this.#leadAfterReply(after, player, material);
    if (lost <= 0 || first === undefined) return false;
    const judged = chooseAction(this.#game, state, player, JUDGE, this.#random);
    const word = (action: A) => this.#game.makeAction(state, action);
    if (word(judged) === word(first)) return false;
    const ratings = rateActions(this.#game, state, JUDGE_NODES) ?? [];
    const valueOf = (action: A) =>
      ratings.find((one) => word(one.action) === word(action))?.value ?? 0;
    return Math.abs(valueOf(judged) - valueOf(first)) > PIECE_SHARE * lost;
  }

  /** Whether a game for two is proven to be won by this player, whoever is to move. */
  #isCertain(state: S, winner: number): boolean {
    const [best] = rateActions(this.#game, state, JUDGE_NODES) ?? [];
    return best?.exact === true && (winner === 0 ? best.value > 0 : best.value < 0);
  }
}

/**
 * Puts a bot before what nobody overlooks: a win within the turn, a win of the next player that can be
 * kept from him, a piece that would be given away for nothing.
 */
export function examine<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  options: O,
  bot: Strength,
  settings: EmbarrassmentSettings<S>,
): EmbarrassmentReport {
  return new Examiner(game, options, bot, settings).examine();
}

/** What came of games of a bot against players at random, in every seat as often. */
interface RandomReport {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A game that is not over after `longest` entries is drawn. */
export function playAgainstRandom<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  options: O,
  bot: Strength,
  {
    games,
    seed,
    longest,
  }: { readonly games: number; readonly seed: Seed; readonly longest: number },
): RandomReport {
  const players = game.players(options);
  const report = { wins: 0, draws: 0, losses: 0 };
  for (let index = 0; index < games; index += 1) {
    const seat = index % players;
    const match = new Match(game, options, `${seed} ${index}`);
    const random = makeStream(match.seed, 'seats');
    while (match.turn.kind === 'decide' && match.cursor < longest) {
      const { player } = match.turn;
      const strength = player === seat ? bot : RANDOM;
      match.play(chooseAction(game, match.state, player, strength, random), player);
    }
    const winners = match.turn.kind === 'over' ? match.turn.outcome.winners : [];
    if (winners.length !== 1) report.draws += 1;
    else if (winners[0] === seat) report.wins += 1;
    else report.losses += 1;
  }
  return report;
}
