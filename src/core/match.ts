import type { AnyGame, Game, GameEvent, Step, Turn } from './game.ts';
import { hashText } from './hash.ts';
import type { OptionValues } from './options.ts';
import type { Problem } from './parsed.ts';
import { isSeed, makeStream, pickWeighted, SEED_LENGTH_MAX } from './random.ts';
import type { Random, Seed } from './random.ts';

/** The state is hashed, and kept for going back, after every so many entries. */
export const CHECKPOINT = 50;

/** The `by` of an entry that chance decided. */
export const CHANCE = -1;

/** One line of the log: an action, and the player who took it (or `CHANCE`). */
export interface Entry<A> {
  readonly by: number;
  readonly action: A;
}

/** What came of an attempt to play. `events` covers the chance outcomes that followed, too. */
export type Played<E> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly problem: Problem };

/**
 * One game being played: game + options + seed + log. Saving, undo, replay and sharing are all
 * functions of this. Chance turns are resolved at once from the seed's stream `chance`.
 */
export class Match<S, A, E extends GameEvent, O extends OptionValues> {
  readonly game: Game<S, A, E, O>;
  readonly options: O;
  readonly seed: Seed;
  readonly #log: Entry<A>[] = [];
  readonly #checkpoints: S[] = [];
  readonly #hashes: string[] = [];
  readonly #chance: Random;
  #cursor = 0;
  #floor = 0;
  #state: S;
  #turn: Turn<A>;

  /** Starts a match; chance turns that open the game are resolved at once. */
  constructor(game: Game<S, A, E, O>, options: O, seed: Seed) {
    if (!isSeed(seed)) {
      throw new RangeError(`seed: expected 1 to ${SEED_LENGTH_MAX} characters on one line`);
    }
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.#chance = makeStream(seed, 'chance');
    this.#state = game.start(options, seed);
    this.#turn = game.turn(this.#state);
    this.#remember();
    this.#resolveChance([]);
  }

  get state(): S {
    return this.#state;
  }

  get turn(): Turn<A> {
    return this.#turn;
  }

  /** The number of entries that lead to the present state. */
  get cursor(): number {
    return this.#cursor;
  }

  /** The whole log; entries from `cursor` on were undone and can be redone. */
  get log(): readonly Entry<A>[] {
    return this.#log;
  }

  /** The entry count that undo does not go below: the last chance outcome or revealed secret. */
  get undoFloor(): number {
    return this.#floor;
  }

  get canUndo(): boolean {
    return this.#cursor > this.#floor;
  }

  get canRedo(): boolean {
    return this.#cursor < this.#log.length;
  }

  /** Takes an action, drops what had been undone, and resolves the chance turns that follow. */
  play(action: A, by?: number): Played<E> {
    const problem = this.#whyNot(action, by);
    if (problem !== undefined) return { ok: false, problem };
    const turn = this.#turn as Extract<Turn<A>, { kind: 'decide' }>;
    const step = this.game.apply(this.#state, action);
    if (this.canRedo) this.#dropUndone();
    this.#log.push({ by: turn.player, action });
    this.#advance(step);
    if (this.#turn.kind !== 'chance') return { ok: true, events: step.events };
    const events = [...step.events];
    this.#resolveChance(events);
    return { ok: true, events };
  }

  /** Goes back one action; false where the game does not allow it. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.#cursor -= 1;
    this.#state = this.stateAt(this.#cursor);
    this.#turn = this.game.turn(this.#state);
    return true;
  }

  /** Goes forward over one undone action; returns its events, or undefined at the end of the log. */
  redo(): readonly E[] | undefined {
    const entry = this.#log[this.#cursor];
    if (entry === undefined) return undefined;
    const step = this.game.apply(this.#state, entry.action);
    this.#advance(step);
    return step.events;
  }

  /** The state after the first `count` entries of the log. */
  stateAt(count: number): S {
    if (count < 0 || count > this.#log.length) {
      throw new RangeError(`entry ${count} of ${this.#log.length}`);
    }
    const nearest = Math.min(Math.floor(count / CHECKPOINT), this.#checkpoints.length - 1);
    let state = this.#checkpoints[nearest] as S;
    for (let i = nearest * CHECKPOINT; i < count; i++) {
      state = this.game.apply(state, (this.#log[i] as Entry<A>).action).state;
    }
    return state;
  }

  /** What entry `index` brought about, found by playing it again. */
  eventsAt(index: number): readonly E[] {
    const entry = this.#log[index];
    if (entry === undefined) throw new RangeError(`entry ${index} of ${this.#log.length}`);
    return this.game.apply(this.stateAt(index), entry.action).events;
  }

  /** The hash of the state after `count` entries. */
  hashAt(count: number): string {
    const kept = count % CHECKPOINT === 0 ? this.#hashes[count / CHECKPOINT] : undefined;
    return kept ?? hashText(this.game.makeState(this.stateAt(count)));
  }

  #whyNot(action: A, by: number | undefined): Problem | undefined {
    const turn = this.#turn;
    if (turn.kind === 'over') {
      return { code: 'game-over', message: 'The game is over: no more actions are possible.' };
    }
    if (turn.kind === 'decide' && by !== undefined && by !== turn.player) {
      return {
        code: 'wrong-player',
        message: `It is player ${turn.player + 1}'s turn, not player ${by + 1}'s.`,
        args: { player: by + 1, mover: turn.player + 1 },
      };
    }
    return this.game.refuse(this.#state, action);
  }

  #resolveChance(events: E[]): void {
    while (this.#turn.kind === 'chance') {
      const { outcomes } = this.#turn;
      const index = pickWeighted(
        this.#chance,
        outcomes.map((outcome) => outcome.weight),
      );
      const { action } = outcomes[index] as (typeof outcomes)[number];
      const step = this.game.apply(this.#state, action);
      this.#log.push({ by: CHANCE, action });
      this.#advance(step);
      this.#floor = this.#cursor;
      events.push(...step.events);
    }
  }

  #advance(step: Step<S, E>): void {
    this.#state = step.state;
    this.#cursor += 1;
    this.#turn = this.game.turn(step.state);
    if (step.reveals === true) this.#floor = this.#cursor;
    if (this.#cursor % CHECKPOINT === 0) this.#remember();
  }

  #remember(): void {
    const index = this.#cursor / CHECKPOINT;
    if (index < this.#checkpoints.length) return;
    this.#checkpoints.push(this.#state);
    this.#hashes.push(hashText(this.game.makeState(this.#state)));
  }

  #dropUndone(): void {
    this.#log.length = this.#cursor;
    const kept = Math.floor(this.#cursor / CHECKPOINT) + 1;
    if (kept < this.#checkpoints.length) {
      this.#checkpoints.length = kept;
      this.#hashes.length = kept;
    }
  }
}

export type AnyMatch = Match<unknown, unknown, GameEvent, OptionValues>;

/** Starts a match of a game from a mixed list. */
export function startMatch(game: AnyGame, options: OptionValues, seed: Seed): AnyMatch {
  return new Match(game, options, seed);
}

/** Takes an action given as text; what cannot be read is refused like what cannot be taken. */
export function playText(match: AnyMatch, text: string, by?: number): Played<GameEvent> {
  const action = match.game.parseAction(match.state, text);
  if (action.ok) return match.play(action.value, by);
  const [problem] = action.problems;
  return { ok: false, problem: problem ?? { code: 'refused', message: 'The action was refused.' } };
}
