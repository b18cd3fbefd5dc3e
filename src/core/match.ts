import { elementAt } from './elements.ts';
import { assertDefined } from './assert-defined.ts';
import { CHANCE, CHECKPOINT } from './entry.ts';
import type { Entry } from './entry.ts';
import type { AnyGame, ChanceOutcome, Game, GameEvent, Step, Turn } from './game.ts';
import { hashText } from './hash.ts';
import type { OptionValues } from './options.ts';
import type { Problem } from './parsed.ts';
import {
  copyRandom,
  isSeed,
  makeStream,
  pickWeighted,
  MAX_SEED_LENGTH,
  wordsDrawn,
} from './random.ts';
import type { Random, Seed } from './random.ts';
import { RecentStates } from './recent-states.ts';
import { EntryLines, makeHeader } from './transcript-lines.ts';

/** What a match goes on from when the entries before are not played again first. */
export interface Checkpoint<S> {
  /** Entries that lead there: a multiple of `CHECKPOINT`. */
  readonly count: number;
  readonly state: S;
  readonly undoFloor: number;
  /** Where the stream of chance stands. */
  readonly chance: Readonly<Random>;
  /** Where the other streams stand that were drawn from, by their names. */
  readonly streams: Streams;
}

/** Streams of chance by their names. */
export type Streams = ReadonlyMap<string, Readonly<Random>>;

/** The stream of chance turns that name no other. */
export const USUAL_STREAM = 'chance';

/** Plays the entries before a checkpoint again, from the start. */
export interface Replay<M> {
  /** The match that plays them. */
  readonly match: M;
  /** Plays this many more; true once all are played, a problem at the first that differs. */
  run(most: number): boolean | Problem;
}

/** A checkpoint, and what is known of the entries before it without playing them. */
export interface Resumption<S, M> {
  readonly checkpoint: Checkpoint<S>;
  /** The lines of the entries before the checkpoint. */
  readonly lines: EntryLines;
  /** The hashes of the states after 0, 50, 100 ... entries, up to the checkpoint's. */
  readonly hashes: readonly string[];
  readonly replay: Replay<M>;
}

/** What came of an attempt to play. `events` covers the chance outcomes that followed, too. */
export type Played<E> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly problem: Problem };

/**
 * One game being played: game + options + seed + log. Saving, undo, replay and sharing are all
 * functions of this. Chance turns are resolved at once from the seed's stream `chance`.
 *
 * A match that was resumed from a checkpoint plays the entries before it again when they are asked
 * for, or a few at a time by `verify`. Where they turn out to be other than recorded, the match
 * begins at the checkpoint from then on: they are no longer counted, and `fault` says why.
 */
export class Match<S, A, E extends GameEvent, O extends OptionValues> {
  readonly game: Game<S, A, E, O>;
  readonly options: O;
  readonly seed: Seed;
  // Inside, entries are counted from the first line of the transcript, whatever was dropped.
  readonly #log: Entry<A>[];
  readonly #checkpoints: S[];
  readonly #hashes: string[];
  readonly #recent = new RecentStates<S>();
  /** The undo floor and the stream of chance at every checkpoint. */
  readonly #marks: Mark[];
  readonly #chance: Random;
  /** The streams that chance turns name, from the first of them on. */
  readonly #streams: Map<string, Random>;
  #cursor = 0;
  #floor = 0;
  #state: S;
  #turn: Turn<A>;
  /** The first entry whose state is known. */
  #known = 0;
  /** How many entries could not be played again, and are no longer counted. */
  #dropped = 0;
  #replay: Replay<Match<S, A, E, O>> | undefined;
  #fault: Problem | undefined;
  #lines: EntryLines | undefined;
  /** The state after the last line that was written. */
  #lineState: S | undefined;

  /** Starts a match, or resumes one; chance turns that are due are resolved at once. */
  constructor(
    game: Game<S, A, E, O>,
    options: O,
    seed: Seed,
    resumption?: Resumption<S, Match<S, A, E, O>>,
  ) {
    if (!isSeed(seed)) {
      throw new RangeError(`seed: expected 1 to ${MAX_SEED_LENGTH} characters on one line`);
    }
    this.game = game;
    this.options = options;
    this.seed = seed;
    const { checkpoint } = resumption ?? {};
    const count = checkpoint?.count ?? 0;
    this.#log = new Array<Entry<A>>(count);
    this.#checkpoints = new Array<S>(count / CHECKPOINT);
    this.#marks = new Array<Mark>(count / CHECKPOINT);
    this.#hashes = resumption?.hashes.slice(0, count / CHECKPOINT) ?? [];
    this.#chance = copyRandom(checkpoint?.chance ?? makeStream(seed, USUAL_STREAM));
    this.#streams = copyStreams(checkpoint?.streams);
    this.#cursor = count;
    this.#known = count;
    this.#floor = checkpoint?.undoFloor ?? 0;
    this.#replay = resumption?.replay;
    this.#lines = resumption?.lines;
    this.#state = checkpoint === undefined ? game.start(options, seed) : checkpoint.state;
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
    return this.#cursor - this.#dropped;
  }

  /** The number of all entries; those from `cursor` on were undone and can be redone. */
  get length(): number {
    return this.#log.length - this.#dropped;
  }

  /** The whole log; entries from `cursor` on were undone and can be redone. */
  get log(): readonly Entry<A>[] {
    this.#recall();
    return this.#dropped === 0 ? this.#log : this.#log.slice(this.#dropped);
  }

  /** One entry of the log, which may be known where the whole log is not yet. */
  entryAt(index: number): Entry<A> | undefined {
    if (index < 0) return undefined;
    if (index + this.#dropped < this.#known) this.#recall();
    return this.#log[index + this.#dropped];
  }

  /** The entry count that undo does not go below: the last chance outcome or revealed secret. */
  get undoFloor(): number {
    return this.#floor - this.#dropped;
  }

  get canUndo(): boolean {
    return this.#cursor > this.#floor;
  }

  get canRedo(): boolean {
    return this.#cursor < this.#log.length;
  }

  /** How many words have been drawn from each stream of chance so far. */
  get drawn(): ReadonlyMap<string, number> {
    const streams = [[USUAL_STREAM, this.#chance] as const, ...this.#streams];
    return new Map(streams.map(([name, stream]) => [name, wordsDrawn(stream)]));
  }

  /** Whether every entry was played, not only read. */
  get isVerified(): boolean {
    return this.#replay === undefined;
  }

  /** From how many entries on states are known without playing those before again. */
  get firstKnown(): number {
    return this.isVerified ? 0 : this.#known;
  }

  /** Why entries before the checkpoint that the match was resumed from could not be played again. */
  get fault(): Problem | undefined {
    return this.#fault;
  }

  /** Plays this many entries before the checkpoint again; true once there are no more. */
  verify(most: number): boolean {
    if (this.#replay === undefined) return true;
    const done = this.#replay.run(most);
    if (done === false) return false;
    if (done === true) this.#adopt(this.#replay.match);
    else this.#drop(done);
    this.#replay = undefined;
    return true;
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

  /** Undoes one action; false if the game does not allow it. */
  undo(): boolean {
    if (this.#cursor <= this.#known) this.#recall();
    if (!this.canUndo) return false;
    this.#cursor -= 1;
    this.#state = this.#stateAt(this.#cursor);
    this.#turn = this.game.turn(this.#state);
    return true;
  }

  /** Redoes one action; returns its events, or undefined at the end of the log. */
  redo(): readonly E[] | undefined {
    const entry = this.#log[this.#cursor];
    if (entry === undefined) return undefined;
    const step = this.game.apply(this.#state, entry.action);
    this.#advance(step);
    return step.events;
  }

  /** The state after the first `count` entries of the log. */
  stateAt(count: number): S {
    if (count < 0 || count + this.#dropped > this.#log.length) {
      throw new RangeError(`entry ${count} of ${this.length}`);
    }
    const at = count + this.#dropped;
    if (at === this.#cursor) return this.#state;
    if (at < this.#known) this.#recall();
    return this.#stateAt(Math.max(at, this.#known));
  }

  /** What entry `index` brought about, found by playing it again. */
  eventsAt(index: number): readonly E[] {
    const entry = this.entryAt(index);
    if (entry !== undefined) return this.game.apply(this.stateAt(index), entry.action).events;
    // Only an entry that was just dropped is missing between others.
    if (index >= 0 && index < this.length + this.#dropped) return [];
    throw new RangeError(`entry ${index} of ${this.length}`);
  }

  /** The hash of the state after `count` entries. */
  hashAt(count: number): string {
    return this.#hashAt(count + this.#dropped);
  }

  /** How many lines of entries the transcript has: all up to the cursor, with what was dropped. */
  get lineCount(): number {
    return this.#cursor;
  }

  /** The line of an entry in the transcript, from 0; it is made once. */
  lineAt(index: number): string {
    return this.#writeLines(index + 1).lineAt(index);
  }

  /** The check over the first `count` lines, and over the header. */
  checkAt(count: number): string {
    return this.#writeLines(count).checkAt(count);
  }

  /** The hash that follows the first `count` lines where one is due: at checkpoints and at the end. */
  hashLineAt(count: number): string | undefined {
    const isDue = count % CHECKPOINT === 0 || count === this.#cursor;
    return isDue ? `= ${count} ${this.#hashAt(count)}` : undefined;
  }

  /** The checkpoint after `count` lines; undefined if there is none, or where it is not known. */
  checkpointAt(count: number): Checkpoint<S> | undefined {
    const mark = this.#marks[count / CHECKPOINT];
    if (mark === undefined || count > this.#cursor) return undefined;
    const state = this.#checkpoints[count / CHECKPOINT] as S;
    return { count, state, undoFloor: mark.floor, chance: mark.chance, streams: mark.streams };
  }

  /** The latest checkpoint with entries to undo after it, for a match to be resumed from. */
  lastCheckpoint(): Checkpoint<S> | undefined {
    const before = (Math.floor(this.#cursor / CHECKPOINT) - 1) * CHECKPOINT;
    return this.checkpointAt(Math.max(before, this.#known));
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
      const { outcomes, stream } = this.#turn;
      const action = draw(this.#streamOf(stream), outcomes);
      const step = this.game.apply(this.#state, action);
      this.#log.push({ by: CHANCE, action });
      this.#advance(step, true);
      for (const event of step.events) events.push(event);
    }
  }

  /**
   * The entries that an action is going to lead to in a state at which the match may arrive before chance
   * acts: the action itself, and those of chance that follow at once.
   */
  *due(state: S, action: A): Generator<{ readonly before: S; readonly action: A }> {
    const streams = copyStreams(this.#streams).set(USUAL_STREAM, copyRandom(this.#chance));
    yield { before: state, action };
    let before = this.game.apply(state, action).state;
    for (;;) {
      const turn = this.game.turn(before);
      if (turn.kind !== 'chance') return;
      const { outcomes, stream = USUAL_STREAM } = turn;
      const random = streams.get(stream) ?? makeStream(this.seed, stream);
      streams.set(stream, random);
      const drawn = draw(random, outcomes);
      yield { before, action: drawn };
      before = this.game.apply(before, drawn).state;
    }
  }

  #streamOf(name: string | undefined): Random {
    if (name === undefined || name === USUAL_STREAM) return this.#chance;
    const known = this.#streams.get(name);
    if (known !== undefined) return known;
    const stream = makeStream(this.seed, name);
    this.#streams.set(name, stream);
    return stream;
  }

  #advance(step: Step<S, E>, isChance = false): void {
    this.#state = step.state;
    this.#cursor += 1;
    this.#recent.add(this.#cursor, step.state);
    this.#turn = this.game.turn(step.state);
    if (isChance || step.reveals === true) this.#floor = this.#cursor;
    if (this.#cursor % CHECKPOINT === 0) this.#remember();
  }

  #remember(): void {
    const index = this.#cursor / CHECKPOINT;
    if (index < this.#checkpoints.length) return;
    this.#checkpoints.push(this.#state);
    this.#recent.begin(this.#cursor, this.#state);
    this.#hashes.push(hashText(this.game.makeState(this.#state)));
    const streams = copyStreams(this.#streams);
    this.#marks.push({ floor: this.#floor, chance: copyRandom(this.#chance), streams });
  }

  #dropUndone(): void {
    this.#log.length = this.#cursor;
    this.#recent.cut(this.#cursor);
    const kept = Math.floor(this.#cursor / CHECKPOINT) + 1;
    if (kept < this.#checkpoints.length) {
      this.#checkpoints.length = kept;
      this.#hashes.length = kept;
      this.#marks.length = kept;
    }
    if (this.#lines === undefined || this.#lines.count <= this.#cursor) return;
    this.#lines.cut(this.#cursor);
    this.#lineState = this.#state;
  }

  #stateAt(count: number): S {
    const nearest = Math.min(Math.floor(count / CHECKPOINT), this.#checkpoints.length - 1);
    const first = nearest * CHECKPOINT;
    const states = this.#recent.from(first, this.#checkpoints[nearest] as S);
    while (states.length <= count - first) {
      const { action } = elementAt(this.#log, first + states.length - 1);
      states.push(this.game.apply(states.at(-1) as S, action).state);
    }
    return states[count - first] as S;
  }

  #hashAt(count: number): string {
    const kept = count % CHECKPOINT === 0 ? this.#hashes[count / CHECKPOINT] : undefined;
    if (kept !== undefined) return kept;
    const state = count === this.#cursor ? this.#state : this.stateAt(count - this.#dropped);
    return hashText(this.game.makeState(state));
  }

  /** Writes the lines of the first `count` entries, if they are not written yet. */
  #writeLines(count: number): EntryLines {
    const { game, options, seed } = this;
    const any: Pick<AnyGame, 'id' | 'rules' | 'options'> = game;
    const lines = (this.#lines ??= new EntryLines(makeHeader(any, options, seed)));
    if (lines.count >= count) return lines;
    let state = this.#lineState ?? this.#stateAt(lines.count);
    while (lines.count < count) {
      const entry = this.#log[lines.count];
      if (entry === undefined) throw new RangeError(`line ${count} of ${this.#log.length}`);
      lines.add(entry.by, game.makeAction(state, entry.action));
      state = lines.count === this.#cursor ? this.#state : game.apply(state, entry.action).state;
    }
    this.#lineState = state;
    return lines;
  }

  /** Plays everything not played yet. */
  #recall(): void {
    this.verify(Infinity);
  }

  /** Takes over from a match that played all entries before the checkpoint. */
  #adopt(past: Match<S, A, E, O>): void {
    for (let index = 0; index < this.#known; index++)
      this.#log[index] = elementAt(past.#log, index);
    for (let index = 0; index < this.#known / CHECKPOINT; index++) {
      this.#checkpoints[index] = past.#checkpoints[index] as S;
      this.#marks[index] = elementAt(past.#marks, index);
    }
    this.#known = 0;
  }

  /** Lets the match begin where it was resumed. */
  #drop(problem: Problem): void {
    this.#fault = problem;
    this.#dropped = this.#known;
    this.#floor = Math.max(this.#floor, this.#known);
  }
}

interface Mark {
  readonly floor: number;
  readonly chance: Readonly<Random>;
  readonly streams: Streams;
}

function copyStreams(streams: Streams | undefined): Map<string, Random> {
  const copies = new Map<string, Random>();
  streams?.forEach((stream, name) => copies.set(name, copyRandom(stream)));
  return copies;
}

/** Draws what chance does. */
function draw<A>(random: Random, outcomes: readonly ChanceOutcome<A>[]): A {
  const weights = outcomes.map(({ weight }) => weight);
  return assertDefined(outcomes[pickWeighted(random, weights)]).action;
}

export type AnyMatch = Match<unknown, unknown, GameEvent, OptionValues>;

/** Starts a match of a game from a mixed list, or resumes one. */
export function startMatch(
  game: AnyGame,
  options: OptionValues,
  seed: Seed,
  resumption?: Resumption<unknown, AnyMatch>,
): AnyMatch {
  return new Match(game, options, seed, resumption);
}

/** Takes an action given as text; unreadable actions are refused like illegal ones. */
export function playText(match: AnyMatch, text: string, by?: number): Played<GameEvent> {
  const action = match.game.parseAction(match.state, text);
  if (action.ok) return match.play(action.value, by);
  const [problem] = action.problems;
  return { ok: false, problem: problem ?? { code: 'refused', message: 'The action was refused.' } };
}
