import { elementAt } from './elements.ts';
import { assertDefined } from './assert-defined.ts';
import { copyStreams, DEFAULT_STREAM } from './checkpoint.ts';
import type { Checkpoint, Origin, Streams } from './checkpoint.ts';
import type { TimeControl } from './clock.ts';
import { canEndEarly, outcomeOfEnding } from './ending.ts';
import type { Ending } from './ending.ts';
import { CHANCE, CHECKPOINT } from './entry.ts';
import type { Entry } from './entry.ts';
import type { ChanceOutcome, Game, GameEvent, Step, Turn } from './game.ts';
import { hashState } from './hash.ts';
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
import type { MatchFrom, Replay } from './resumption.ts';
import { EntryLines, makeEndingLine, makeEntryText } from './transcript-lines.ts';
import { makeMatchHeader } from './transcript-origin.ts';

/** Result of an attempt to play. `events` includes the chance outcomes that followed. */
export type Played<E> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly problem: Problem };

/**
 * A game in progress: game + options + seed + log. Saving, undo, replay and sharing are all
 * functions of this. Chance turns are resolved immediately from the seed's stream `chance`.
 *
 * A match resumed from a checkpoint replays the earlier entries when they are needed, or a few at a
 * time by `verify`. If they differ from the record, the match is cut to begin at the checkpoint:
 * the earlier entries no longer count, and `fault` contains the reason.
 */
export class Match<S, A, E extends GameEvent, O extends OptionValues> {
  readonly game: Game<S, A, E, O>;
  readonly options: O;
  readonly seed: Seed;
  /** Checkpoint that the match starts from, if it was begun under older rules. */
  readonly origin: Origin<S> | undefined;
  /** Time control; undefined for a match without clocks. */
  readonly clock: TimeControl | undefined;
  // Internal indexes count from the first line of the transcript, including dropped entries.
  readonly #log: Entry<A>[];
  readonly #checkpoints: S[];
  readonly #hashes: string[];
  readonly #recent = new RecentStates<S>();
  /** Undo floor and random streams at every checkpoint. */
  readonly #marks: Mark[];
  readonly #chance: Random;
  /** Random streams named by chance turns, created on first use. */
  readonly #streams: Map<string, Random>;
  #cursor = 0;
  #floor = 0;
  #state: S;
  #turn: Turn<A>;
  /** End of the match by other means than the rules, at the cursor. */
  #ended: { readonly ending: Ending; readonly turn: Turn<A> } | undefined;
  /** First entry with a known state. */
  #known = 0;
  /** Number of dropped entries, which failed to replay and no longer count. */
  #dropped = 0;
  #replay: Replay<Match<S, A, E, O>> | undefined;
  #fault: Problem | undefined;
  #lines: EntryLines | undefined;
  /** State after the last line written. */
  #lineState: S | undefined;

  /** Starts or resumes a match and resolves pending chance turns. */
  constructor(
    game: Game<S, A, E, O>,
    options: O,
    seed: Seed,
    { origin, resumption, clock }: MatchFrom<S, Match<S, A, E, O>> = {},
  ) {
    if (!isSeed(seed)) {
      throw new RangeError(`invalid seed: use 1 to ${MAX_SEED_LENGTH} characters on one line`);
    }
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.origin = origin;
    this.clock = clock;
    const { checkpoint } = resumption ?? {};
    const from = checkpoint ?? origin;
    const count = checkpoint?.count ?? 0;
    this.#log = new Array<Entry<A>>(count);
    this.#checkpoints = new Array<S>(count / CHECKPOINT);
    this.#marks = new Array<Mark>(count / CHECKPOINT);
    this.#hashes = resumption?.hashes.slice(0, count / CHECKPOINT) ?? [];
    this.#chance = copyRandom(from?.chance ?? makeStream(seed, DEFAULT_STREAM));
    this.#streams = copyStreams(from?.streams);
    this.#cursor = count;
    this.#known = count;
    this.#floor = checkpoint?.undoFloor ?? 0;
    this.#replay = resumption?.replay;
    this.#lines = resumption?.lines;
    this.#state = from === undefined ? game.start(options, seed) : from.state;
    this.#turn = game.turn(this.#state);
    this.#remember();
    this.#resolveChance([]);
  }

  get state(): S {
    return this.#state;
  }

  get turn(): Turn<A> {
    return this.#ended?.turn ?? this.#turn;
  }

  /** Ending that the rules do not know, or undefined. */
  get ending(): Ending | undefined {
    return this.#ended?.ending;
  }

  /** Number of entries before the current state. */
  get cursor(): number {
    return this.#cursor - this.#dropped;
  }

  /** Number of all entries. Those from `cursor` on are undone and can be redone. */
  get length(): number {
    return this.#log.length - this.#dropped;
  }

  /** Full log. Entries from `cursor` on are undone and can be redone. */
  get log(): readonly Entry<A>[] {
    this.#recall();
    return this.#dropped === 0 ? this.#log : this.#log.slice(this.#dropped);
  }

  /** One entry of the log, without replaying the whole log if possible. */
  entryAt(index: number): Entry<A> | undefined {
    if (index < 0) return undefined;
    if (index + this.#dropped < this.#known) this.#recall();
    return this.#log[index + this.#dropped];
  }

  /**
   * Lowest entry count that undo can reach: the last chance outcome or revealed secret. A loss on
   * time cannot be undone.
   */
  get undoFloor(): number {
    return (this.#isFinal ? this.#cursor : this.#floor) - this.#dropped;
  }

  get #isFinal(): boolean {
    return this.ending?.reason === 'time';
  }

  get canUndo(): boolean {
    if (this.ending !== undefined) return !this.#isFinal;
    return this.#cursor > this.#floor;
  }

  get canRedo(): boolean {
    return this.#cursor < this.#log.length;
  }

  /** Number of words drawn so far from each random stream. */
  get drawn(): ReadonlyMap<string, number> {
    const streams = [[DEFAULT_STREAM, this.#chance] as const, ...this.#streams];
    return new Map(streams.map(([name, stream]) => [name, wordsDrawn(stream)]));
  }

  /** True if every entry was played, not just read. */
  get isVerified(): boolean {
    return this.#replay === undefined;
  }

  /** Lowest entry count with a state available without replay. */
  get firstKnown(): number {
    return this.isVerified ? 0 : this.#known;
  }

  /** Reason the entries before the checkpoint failed to replay. */
  get fault(): Problem | undefined {
    return this.#fault;
  }

  /** Replays this many entries before the checkpoint. Returns true when none are left. */
  verify(most: number): boolean {
    if (this.#replay === undefined) return true;
    const verified = this.#replay.run(most);
    if (verified === false) return false;
    if (verified === true) this.#adopt(this.#replay.match);
    else this.#drop(verified);
    this.#replay = undefined;
    return true;
  }

  /**
   * Plays an action, drops undone entries, and resolves the chance turns that follow. In a match
   * with a clock, `time` is recorded in milliseconds.
   */
  play(action: A, by?: number, time?: number): Played<E> {
    const problem = this.#checkAction(action, by);
    if (problem !== undefined) return { ok: false, problem };
    const turn = this.#turn as Extract<Turn<A>, { kind: 'decide' }>;
    const step = this.game.apply(this.#state, action);
    if (this.canRedo) this.#dropUndone();
    const timed = this.clock === undefined ? {} : { time: Math.max(0, Math.round(time ?? 0)) };
    this.#log.push({ by: turn.player, action, ...timed });
    this.#advance(step);
    if (this.#turn.kind !== 'chance') return { ok: true, events: step.events };
    const events = [...step.events];
    this.#resolveChance(events);
    return { ok: true, events };
  }

  /** Ends the match here and drops undone entries. Returns false if that is impossible. */
  end(ending: Ending): boolean {
    if (this.turn.kind !== 'decide' || !canEndEarly(this.game, this.options)) return false;
    if (this.canRedo) this.#dropUndone();
    const outcome = outcomeOfEnding(this.game, this.#state, ending);
    this.#ended = { ending, turn: { kind: 'over', outcome } };
    return true;
  }

  /**
   * Undoes one action, or else an ending that the rules do not know. Returns false if the game does
   * not allow it.
   */
  undo(): boolean {
    if (this.#ended !== undefined) {
      if (this.canUndo) this.#ended = undefined;
      return this.#ended === undefined;
    }
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

  /** State after the first `count` entries of the log. */
  stateAt(count: number): S {
    if (count < 0 || count + this.#dropped > this.#log.length) {
      throw new RangeError(`entry ${count} of ${this.length}`);
    }
    const at = count + this.#dropped;
    if (at === this.#cursor) return this.#state;
    if (at < this.#known) this.#recall();
    return this.#stateAt(Math.max(at, this.#known));
  }

  /** Events of entry `index`, found by replaying it. */
  eventsAt(index: number): readonly E[] {
    const entry = this.entryAt(index);
    if (entry !== undefined) return this.game.apply(this.stateAt(index), entry.action).events;
    // A missing entry within the old range was dropped just now.
    if (index >= 0 && index < this.length + this.#dropped) return [];
    throw new RangeError(`entry ${index} of ${this.length}`);
  }

  /** Hash of the state after `count` entries. */
  hashAt(count: number): string {
    return this.#hashAt(count + this.#dropped);
  }

  /** Number of entry lines in the transcript: all up to the cursor, including dropped entries. */
  get lineCount(): number {
    return this.#cursor;
  }

  /** Transcript line of an entry, counted from 0; written once and cached. */
  lineAt(index: number): string {
    return this.#writeLines(index + 1).lineAt(index);
  }

  /** Transcript line of an ending that the rules do not know. */
  get endingLine(): string | undefined {
    const { ending } = this;
    return ending && makeEndingLine(this.checkAt(this.#cursor), ending);
  }

  /** Check over the header and the first `count` lines. */
  checkAt(count: number): string {
    return this.#writeLines(count).checkAt(count);
  }

  /** Hash line after the first `count` lines, present at checkpoints and at the end. */
  hashLineAt(count: number): string | undefined {
    const isDue = count % CHECKPOINT === 0 || count === this.#cursor;
    return isDue ? `= ${count} ${this.#hashAt(count)}` : undefined;
  }

  /** Checkpoint after `count` lines, or undefined if there is none or it is unavailable. */
  checkpointAt(count: number): Checkpoint<S> | undefined {
    const mark = this.#marks[count / CHECKPOINT];
    if (mark === undefined || count > this.#cursor) return undefined;
    const state = this.#checkpoints[count / CHECKPOINT] as S;
    return { count, state, undoFloor: mark.floor, chance: mark.chance, streams: mark.streams };
  }

  /** Latest checkpoint that leaves entries to undo after it, for resuming a match. */
  lastCheckpoint(): Checkpoint<S> | undefined {
    const before = (Math.floor(this.#cursor / CHECKPOINT) - 1) * CHECKPOINT;
    return this.checkpointAt(Math.max(before, this.#known));
  }

  /** Checkpoint at the cursor, for continuing the match under other rules. */
  presentCheckpoint(): Checkpoint<S> {
    const [chance, streams] = [copyRandom(this.#chance), copyStreams(this.#streams)];
    return { count: this.#cursor, state: this.#state, undoFloor: this.#floor, chance, streams };
  }

  #checkAction(action: A, by: number | undefined): Problem | undefined {
    const { turn } = this;
    if (turn.kind === 'over') {
      return { code: 'game-over', message: 'The game is over.' };
    }
    if (turn.kind === 'decide' && by !== undefined && by !== turn.player) {
      return {
        code: 'wrong-player',
        message: `It is player ${turn.player + 1}’s turn.`,
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
   * Entries that an action will produce in a future state with no chance turn in between: the
   * action, then the chance entries that follow.
   */
  *due(state: S, action: A): Generator<{ readonly before: S; readonly action: A }> {
    const streams = copyStreams(this.#streams).set(DEFAULT_STREAM, copyRandom(this.#chance));
    yield { before: state, action };
    let before = this.game.apply(state, action).state;
    for (;;) {
      const turn = this.game.turn(before);
      if (turn.kind !== 'chance') return;
      const { outcomes, stream = DEFAULT_STREAM } = turn;
      const random = streams.get(stream) ?? makeStream(this.seed, stream);
      streams.set(stream, random);
      const drawn = draw(random, outcomes);
      yield { before, action: drawn };
      before = this.game.apply(before, drawn).state;
    }
  }

  #streamOf(name: string | undefined): Random {
    if (name === undefined || name === DEFAULT_STREAM) return this.#chance;
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
    this.#hashes.push(hashState(this.game.makeState(this.#state)));
    const streams = copyStreams(this.#streams);
    this.#marks.push({ floor: this.#floor, chance: copyRandom(this.#chance), streams });
  }

  #dropUndone(): void {
    this.#log.length = this.#cursor;
    this.#recent.cut(this.#cursor);
    const checkpointCount = Math.floor(this.#cursor / CHECKPOINT) + 1;
    if (checkpointCount < this.#checkpoints.length) {
      this.#checkpoints.length = checkpointCount;
      this.#hashes.length = checkpointCount;
      this.#marks.length = checkpointCount;
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
    const checkpointCount = count % CHECKPOINT === 0 ? this.#hashes[count / CHECKPOINT] : undefined;
    if (checkpointCount !== undefined) return checkpointCount;
    const state = count === this.#cursor ? this.#state : this.stateAt(count - this.#dropped);
    return hashState(this.game.makeState(state));
  }

  /** Writes the lines of the first `count` entries, if not written yet. */
  #writeLines(count: number): EntryLines {
    const { game } = this;
    const lines = (this.#lines ??= new EntryLines(makeMatchHeader(this)));
    if (lines.count >= count) return lines;
    let state = this.#lineState ?? this.#stateAt(lines.count);
    while (lines.count < count) {
      const entry = this.#log[lines.count];
      if (entry === undefined) throw new RangeError(`line ${count} of ${this.#log.length}`);
      lines.add(entry.by, makeEntryText(game.makeAction(state, entry.action), entry.time));
      state = lines.count === this.#cursor ? this.#state : game.apply(state, entry.action).state;
    }
    this.#lineState = state;
    return lines;
  }

  /** Replays everything not replayed yet. */
  #recall(): void {
    this.verify(Infinity);
  }

  /** Takes over the states of a match that replayed all entries before the checkpoint. */
  #adopt(past: Match<S, A, E, O>): void {
    for (let index = 0; index < this.#known; index++)
      this.#log[index] = elementAt(past.#log, index);
    for (let index = 0; index < this.#known / CHECKPOINT; index++) {
      this.#checkpoints[index] = past.#checkpoints[index] as S;
      this.#marks[index] = elementAt(past.#marks, index);
    }
    this.#known = 0;
  }

  /** Drops the entries before the checkpoint. */
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

/** Draws a chance outcome. */
function draw<A>(random: Random, outcomes: readonly ChanceOutcome<A>[]): A {
  const weights = outcomes.map(({ weight }) => weight);
  return assertDefined(outcomes[pickWeighted(random, weights)]).action;
}

export type AnyMatch = Match<unknown, unknown, GameEvent, OptionValues>;
