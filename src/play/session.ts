import {
  CHANCE,
  deriveSeed,
  failed,
  continueTranscript,
  loadTranscript,
  makeSnapshot,
  makeTranscript,
  parsed,
  playText,
  resumeTranscript,
} from '#core';
import type { AnyGame, AnyMatch, GameEvent, Loaded, Notes, Parsed, Played } from '#core';
import { checkSeats, SEATS_CHECK } from './checks.ts';
import { cleanGameName, gameNameIn } from './game-name.ts';
import { annotationNotes, annotationsIn } from './annotations.ts';
import type { Annotations } from './annotations.ts';
import { actionTexts } from './kept-lines.ts';
import { makeRulesNote, RULES_NOTE } from './rules-note.ts';
import { makeSeats, parseSeats, PERSON, MAX_STRENGTH } from './seats.ts';
import type { Seat } from './seats.ts';
import type { Question } from './engine/engine.ts';

/** Action chosen in a shell. */
export interface ChosenAction {
  readonly action: unknown;
}

/** An action, or external text that is parsed when its turn comes. */
export type ActionOrText = ChosenAction | { readonly text: string };

/** Strength and milliseconds of the search that decides on a draw offer. */
const MIN_JUDGING = 3;
const JUDGING_TIME = 1000;

/** A match and its seats; shared by the browser and the terminal. */
export class Session {
  readonly match: AnyMatch;
  readonly seats: readonly Seat[];
  readonly annotations: Annotations;
  #name: string;
  /** Cache: was this entry forced? */
  readonly #forced = new WeakMap<object, boolean>();
  /** Cache: does this entry continue an earlier decision? */
  readonly #midway = new WeakMap<object, boolean>();

  /** True if saves include check digits for the seats. */
  readonly #isChecked: boolean;

  /**
   * Throws RangeError if the number of seats does not match the game's players. A session loaded
   * without check digits for its seats is saved without them.
   */
  constructor(
    match: AnyMatch,
    seats: readonly Seat[],
    name = '',
    isChecked = true,
    annotations: Annotations = annotationsIn({}),
  ) {
    const players = match.game.players(match.options);
    if (seats.length !== players)
      throw new RangeError(`${seats.length} seats for ${players} players`);
    this.match = match;
    this.seats = seats;
    this.#name = cleanGameName(name);
    this.#isChecked = isChecked;
    this.annotations = annotations;
  }

  /** Name of the game, or empty. */
  get name(): string {
    return this.#name;
  }

  rename(name: string): void {
    this.#name = cleanGameName(name);
  }

  /** Player to decide, or undefined once the game is over. */
  get player(): number | undefined {
    const { turn } = this.match;
    return turn.kind === 'decide' ? turn.player : undefined;
  }

  /** Seat of the player to decide. */
  get seat(): Seat | undefined {
    return this.player === undefined ? undefined : this.seats[this.player];
  }

  get isPersonToMove(): boolean {
    return this.seat?.kind === 'person';
  }

  get isOver(): boolean {
    return this.match.turn.kind === 'over';
  }

  /** Only action of a player with a forced move. */
  get forced(): ChosenAction | undefined {
    const { game, state, turn } = this.match;
    if (turn.kind !== 'decide' || game.isForced?.(state) !== true) return undefined;
    return { action: turn.actions[0] };
  }

  /** Takes an action of the player to move. */
  play(action: unknown): Played<GameEvent> {
    return this.take({ action });
  }

  /** Takes an action of the player to move, as text. */
  playText(text: string, time?: number): Played<GameEvent> {
    return this.take({ text }, time);
  }

  /**
   * Takes an action of the player to move, in either form. `time` is recorded in matches with a
   * clock.
   */
  take(input: ActionOrText, time?: number): Played<GameEvent> {
    const { match } = this;
    const { cursor, state } = match;
    const dropped = this.#undoneLine;
    const played =
      'text' in input
        ? playText(match, input.text, undefined, time)
        : match.play(input.action, undefined, time);
    const entry = match.entryAt(cursor);
    if (played.ok && entry !== undefined) this.#noteForced(entry, state);
    if (played.ok && dropped !== undefined) this.annotations.lines.add(dropped);
    return played;
  }

  /** The line whose end the next action drops, in games that can be analysed. */
  get #undoneLine(): readonly string[] | undefined {
    const { match } = this;
    if (!match.canRedo || match.game.position === undefined) return undefined;
    return match.log.some(({ by }) => by === CHANCE) ? undefined : actionTexts(match);
  }

  /** True if the entry at that index was forced. */
  isForcedAt(index: number): boolean {
    const { match } = this;
    const entry = match.entryAt(index);
    if (match.game.isForced === undefined || entry === undefined) return false;
    return this.#forced.get(entry) ?? this.#noteForced(entry, match.stateAt(index));
  }

  /** True if the entry at that index continues an earlier decision. */
  #isMidwayAt(index: number): boolean {
    const { match } = this;
    const entry = match.entryAt(index);
    if (match.game.isMidway === undefined || entry === undefined) return false;
    const cached = this.#midway.get(entry);
    if (cached !== undefined) return cached;
    const isMidway = match.game.isMidway(match.stateAt(index));
    this.#midway.set(entry, isMidway);
    return isMidway;
  }

  #noteForced(entry: object, before: unknown): boolean {
    const isForced = this.match.game.isForced?.(before) === true;
    this.#forced.set(entry, isForced);
    return isForced;
  }

  get canUndo(): boolean {
    return this.decisionBefore(false) !== undefined;
  }

  get canRedo(): boolean {
    return this.match.canRedo;
  }

  /** Goes back to the previous decision of a person. Returns the number of entries undone. */
  undo(): number {
    return this.undoTo(this.decisionBefore(false) ?? this.match.cursor);
  }

  /**
   * Goes forward to the next decision of a person, or to the end of the log. Returns all events.
   */
  redo(): GameEvent[] {
    return this.redoTo(this.decisionAfter(false) ?? this.match.cursor);
  }

  /**
   * Goes back to this many entries, within the limit of undo. Returns the number of entries undone.
   */
  undoTo(target: number): number {
    const { match } = this;
    const { cursor } = match;
    while (match.cursor > target && match.undo());
    return cursor - match.cursor;
  }

  /** Goes forward to this many entries. Returns all events. */
  redoTo(target: number): GameEvent[] {
    const { match } = this;
    const events: GameEvent[] = [];
    while (match.cursor < target && match.canRedo) {
      for (const event of match.redo() ?? []) events.push(event);
    }
    return events;
  }

  /**
   * Question about the current turn, for the bot to move or for a hint. `milliseconds` limits the
   * time of a bot.
   */
  question(purpose: 'move' | 'hint', milliseconds?: number): Question {
    const { match, seat, player } = this;
    if (player === undefined) throw new RangeError('question: no player is to move');
    const bot = purpose === 'move' && seat?.kind === 'bot' ? seat : undefined;
    return {
      game: match.game.id,
      state: match.game.makeState(match.game.view(match.state, player)),
      player,
      strength: bot?.strength ?? MAX_STRENGTH,
      ...(bot?.mind === undefined ? {} : { mind: bot.mind }),
      seed: deriveSeed(match.seed, `${purpose} ${match.cursor}`),
      gameSeed: deriveSeed(match.seed, `blur ${player}`),
      ...(milliseconds === undefined ? {} : { milliseconds }),
    };
  }

  /** Question to a bot that is offered a draw by the player to move. */
  drawQuestion(offered: number): Question {
    const seat = this.seats[offered];
    const strength = seat?.kind === 'bot' ? seat.strength : MAX_STRENGTH;
    const judging = Math.max(strength, MIN_JUDGING);
    return { ...this.question('hint', JUDGING_TIME), strength: judging, offered };
  }

  /** Transcript of the match, with notes for the seats and the name. */
  save(): string {
    return makeTranscript(this.match, this.#notes);
  }

  /** Transcript to share, with the analysis and the record it came from. */
  saveAnnotated(): string {
    return makeTranscript(this.match, { ...this.#notes, ...this.annotationNotes });
  }

  /** Transcript for stores, with a checkpoint and the source of the rules. */
  snapshot(): string {
    const rules = makeRulesNote(this.match.game);
    const notes = rules === undefined ? {} : { [RULES_NOTE]: rules };
    return makeSnapshot(this.match, { ...this.#notes, ...this.annotationNotes, ...notes });
  }

  /** Notes of snapshots about the annotations. */
  get annotationNotes(): Notes {
    return annotationNotes(this.annotations);
  }

  get #notes(): Notes {
    const seats = makeSeats(this.seats);
    const { game, seed } = this.match;
    return {
      seats,
      ...(this.#isChecked ? { [SEATS_CHECK]: checkSeats(game.id, seed, seats) } : {}),
      ...(this.#name === '' ? {} : { name: this.#name }),
    };
  }

  /**
   * Entry count at the previous decision of a person, within the limit of undo. Forced actions
   * count as decisions unless `skipsForced` is true.
   */
  decisionBefore(skipsForced: boolean): number | undefined {
    const { match } = this;
    for (let index = match.cursor - 1; index >= match.undoFloor; index--) {
      if (!this.#isPersons(index, skipsForced)) continue;
      if (index === match.undoFloor || !this.#isMidwayAt(index)) return index;
    }
    return undefined;
  }

  /** Entry count at the next decision of a person, or at the end of the undone entries. */
  decisionAfter(skipsForced: boolean): number | undefined {
    const { match } = this;
    if (!match.canRedo) return undefined;
    let target = match.cursor + 1;
    const isStop = (index: number) =>
      this.#isPersons(index, skipsForced) && !this.#isMidwayAt(index);
    while (target < match.length && !isStop(target)) target += 1;
    return target;
  }

  /**
   * Number of decisions between two entry counts. Forced ones are left out if `skipsForced` is
   * true.
   */
  countActions(from: number, to: number, skipsForced: boolean): number {
    const { match } = this;
    const { game } = match;
    const hasForced = skipsForced && game.isForced !== undefined;
    if (!hasForced && game.isMidway === undefined) return to - from;
    let [count, state] = [0, match.stateAt(from)];
    for (let index = from; index < to; index += 1) {
      const entry = match.entryAt(index);
      if (entry === undefined) continue;
      const isSkipped = hasForced && (this.#forced.get(entry) ?? this.#noteForced(entry, state));
      const continuesTurn = index > from && game.isMidway?.(state) === true;
      count += isSkipped || continuesTurn ? 0 : 1;
      state = match.game.apply(state, entry.action).state;
    }
    return count;
  }

  /** True if a person made the entry at that index. */
  #isPersons(index: number, skipsForced: boolean): boolean {
    const isPerson = this.seats[this.match.entryAt(index)?.by ?? CHANCE]?.kind === 'person';
    return isPerson && !(skipsForced && this.isForcedAt(index));
  }
}

/** Loads a saved session. Without seats in the transcript, every player is a person. */
export function loadSession(text: string, games: readonly AnyGame[]): Parsed<Session> {
  return seat(loadTranscript(text, games));
}

/**
 * Loads a saved session from its checkpoint, if any. The entries before it are not verified yet
 * (see `verifyInBackground`).
 */
export function resumeSession(text: string, games: readonly AnyGame[]): Parsed<Session> {
  return seat(resumeTranscript(text, games));
}

/**
 * Continues a saved session from its latest checkpoint, although its rules have changed since.
 * Undefined if that is impossible.
 */
export function continueSession(text: string, games: readonly AnyGame[]): Session | undefined {
  const loaded = continueTranscript(text, games);
  const seated = loaded && seatMatch(loaded);
  return seated?.ok === true ? seated.value : undefined;
}

/** Session of a saved game for its summary in lists. Undefined if it cannot be opened. */
export function peekSession(text: string, games: readonly AnyGame[]): Session | undefined {
  const resumed = resumeSession(text, games);
  return resumed.ok ? resumed.value : continueSession(text, games);
}

function seat(loaded: Parsed<Loaded>): Parsed<Session> {
  return loaded.ok ? seatMatch(loaded.value) : loaded;
}

/** Session of a match with the seats and the name in its notes. */
export function seatMatch({ match, notes }: Loaded): Parsed<Session> {
  const players = match.game.players(match.options);
  const name = gameNameIn(notes);
  const annotations = annotationsIn(notes);
  const noted = notes['seats'];
  if (noted === undefined) {
    const persons = Array.from({ length: players }, () => PERSON);
    return parsed(new Session(match, persons, name, true, annotations));
  }
  const seats = parseSeats(noted, players);
  if (!seats.ok) return failed(seats.problems);
  const isChecked = notes[SEATS_CHECK] !== undefined;
  return parsed(new Session(match, seats.value, name, isChecked, annotations));
}
