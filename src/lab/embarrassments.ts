import { chooseAction, RANDOM, rateActions } from '#bots';
import type { Strength } from '#bots';
import { Match, assertDefined, largest, makeStream } from '#core';
import type { Game, GameEvent, OptionValues, Random, Seed } from '#core';

/** Value of each player's pieces alone, in player order. */
export type Material<S> = (state: S) => readonly number[];

/** Number of cases, and number of those the bot handled. */
interface Tally {
  readonly cases: number;
  readonly seen: number;
}

export interface EmbarrassmentReport {
  /** Wins available within the turn. */
  readonly wins: Tally;
  /** Wins of the next player within one turn that the bot could prevent. */
  readonly threats: Tally;
  /** Turns that could lose a piece for nothing within two plies. Counts as seen if none is lost. */
  readonly gifts: Tally;
}

export interface EmbarrassmentSettings<S> {
  /** Number of cases to find, of each kind. */
  readonly cases: number;
  /** Number of games to search for them. */
  readonly games: number;
  readonly seed: Seed;
  /** Omitted if pieces are a poor measure. */
  readonly material?: Material<S>;
}

/** Weak bot that plays against random players to produce cases. */
const SCOUT: Strength = {
  algorithm: 'alpha-beta',
  nodes: 80,
  heavyNodes: 80,
  playouts: 30,
  errors: 0,
};
const MAX_ENTRIES = 400;
/** Maximum number of own choices per turn to search through, and of turns per position. */
const MAX_CHOICES = 3;
const MAX_TURNS = 400;
const TURNS_TRIED = 4;
/**
 * Deep search that judges gifts: a turn is a gift if another is better by the given share of a
 * piece.
 */
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

/** Collects cases that a bot must not miss, from games between other players. */
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
   * Plays a game and returns the states at which turns begin. In every other game one side plays
   * well, because mates are rare in random play. A good player, however, often makes threats that
   * cannot be met.
   */
  #scout(index: number): Decision<S>[] {
    const { seed } = this.#settings;
    const match = new Match(this.#game, this.#options, `${seed} ${index}`);
    const random = makeStream(match.seed, 'scout');
    const players = this.#game.players(this.#options);
    const scout = index % 2 === 0 ? Math.floor(index / 2) % players : -1;
    const turns: Decision<S>[] = [];
    while (match.turn.kind === 'decide' && match.cursor < MAX_ENTRIES) {
      const { player } = match.turn;
      const { state } = match;
      if (turns.at(-1)?.player !== player) turns.push({ state, player });
      const strength = player === scout ? SCOUT : RANDOM;
      match.play(chooseAction(this.#game, state, player, strength, random), player);
    }
    return turns;
  }

  /** Examines the last turns of a game, which contain winning moves and avoidable losses. */
  #examineEnd(turns: readonly Decision<S>[]): void {
    const { cases } = this.#settings;
    for (const { state, player } of turns.slice(-3).reverse()) {
      if (this.#canWin(state)) {
        if (this.#wins.cases < cases) this.#examineWin(state, player);
      } else if (this.#threats.cases < cases) this.#examineThreat(state, player);
    }
  }

  /** Tests one win. A proven win by more points counts like an immediate one. */
  #examineWin(state: S, player: number): void {
    const { after, outcome } = this.#playTurn(state, player);
    const hasWon = outcome?.length === 1 && outcome[0] === player;
    this.#wins.cases += 1;
    if (hasWon || (outcome === undefined && this.#isCertain(after, player))) this.#wins.seen += 1;
  }

  /** Tests one threat: the next player can win immediately after some turns, but not after all. */
  #examineThreat(state: S, player: number): void {
    const { after, outcome } = this.#playTurn(state, player);
    if (outcome !== undefined) return;
    if (this.#canWin(after)) {
      // In a lost position, an immediate loss is not a mistake.
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

  /** Lets the bot play its whole turn. */
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

  /** States in which a player's turn can end. */
  *#endsOfTurn(state: S, player: number, choices = MAX_CHOICES): Generator<S> {
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

  /** True if the player to move can win within the turn. */
  #canWin(state: S): boolean {
    const turn = this.#game.turn(state);
    if (turn.kind !== 'decide') return false;
    for (const end of this.#endsOfTurn(state, turn.player)) {
      if (this.#isWon(end, turn.player)) return true;
    }
    return false;
  }

  /** True if the next player could win immediately after one of the first few turns. */
  #isThreatened(state: S, player: number): boolean {
    let seen = 0;
    for (const end of this.#endsOfTurn(state, player)) {
      if (this.#canWin(end)) return true;
      if ((seen += 1) >= TURNS_TRIED) return false;
    }
    return false;
  }

  /** True if the next player cannot win immediately after some turn. */
  #canBeSaved(state: S, player: number): boolean {
    let seen = 0;
    for (const end of this.#endsOfTurn(state, player)) {
      if (!this.#canWin(end)) return true;
      if ((seen += 1) >= MAX_TURNS) return false;
    }
    return false;
  }

  /** Lead of a player in material. */
  #lead(state: S, player: number, material: Material<S>): number {
    const amounts = material(state);
    const others = amounts.filter((_, other) => other !== player);
    return assertDefined(amounts[player]) - largest(others);
  }

  /** Lead after the next player's best capture and the best answer to it. */
  #leadAfterReply(state: S, player: number, material: Material<S>): number {
    const now = this.#lead(state, player, material);
    const turn = this.#game.turn(state);
    if (turn.kind !== 'decide' || turn.player === player) return now;
    let lowest = now;
    let seen = 0;
    for (const reply of this.#endsOfTurn(state, turn.player)) {
      if ((seen += 1) > MAX_TURNS) break;
      if (this.#lead(reply, player, material) >= lowest) continue;
      let best = this.#lead(reply, player, material);
      for (const answer of this.#endsOfTurn(reply, player)) {
        best = Math.max(best, this.#lead(answer, player, material));
      }
      lowest = Math.min(lowest, best);
    }
    return lowest;
  }

  /** True if a turn lost material that a much deeper search would have kept. */
  #isGift(
    state: S,
    player: number,
    { after, first }: { readonly after: S; readonly first: A | undefined },
    material: Material<S>,
  ): boolean {
    const before = this.#lead(state, player, material);
    const loss = before - this.#leadAfterReply(after, player, material);
    if (loss <= 0 || first === undefined) return false;
    const judged = chooseAction(this.#game, state, player, JUDGE, this.#random);
    const word = (action: A) => this.#game.makeAction(state, action);
    if (word(judged) === word(first)) return false;
    const ratings = rateActions(this.#game, state, JUDGE_NODES) ?? [];
    const valueOf = (action: A) =>
      ratings.find((one) => word(one.action) === word(action))?.value ?? 0;
    return Math.abs(valueOf(judged) - valueOf(first)) > PIECE_SHARE * loss;
  }

  /**
   * True if a two-player game is a proven win for this player, regardless of the player to move.
   */
  #isCertain(state: S, winner: number): boolean {
    const [best] = rateActions(this.#game, state, JUDGE_NODES) ?? [];
    return best?.exact === true && (winner === 0 ? best.value > 0 : best.value < 0);
  }
}

/**
 * Tests whether a bot finds the obvious: a win within the turn, a preventable win of the next
 * player, and a piece about to be lost for nothing.
 */
export function examine<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  options: O,
  bot: Strength,
  settings: EmbarrassmentSettings<S>,
): EmbarrassmentReport {
  return new Examiner(game, options, bot, settings).examine();
}

/** Results of a bot against random players, with the bot in every seat equally often. */
interface RandomReport {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Plays a bot against random players. A game that is not over after `longest` entries is drawn. */
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
