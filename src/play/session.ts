import {
  CHANCE,
  deriveSeed,
  failed,
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
import { makeRulesNote, RULES_NOTE } from './rules-note.ts';
import { makeSeats, parseSeats, PERSON, MAX_STRENGTH } from './seats.ts';
import type { Seat } from './seats.ts';
import type { Question } from './engine/engine.ts';

/** An action as shells choose it. */
export interface ChosenAction {
  readonly action: unknown;
}

/** An action, or the text of one from outside, which is read where it is due. */
export type ActionOrText = ChosenAction | { readonly text: string };

/** A match and who sits at it: what the browser and the terminal have in common. */
export class Session {
  readonly match: AnyMatch;
  readonly seats: readonly Seat[];
  #name: string;
  /** Entries that are known to have been decisions, and those that were none. */
  readonly #forced = new WeakMap<object, boolean>();
  /** Entries that are known to go on with a decision, and those that begin one. */
  readonly #midway = new WeakMap<object, boolean>();

  /** Whether its text has check digits for the seats. */
  readonly #isChecked: boolean;

  /**
   * Throws RangeError where the seats are not as many as the game's players. What was saved without
   * check digits for the seats is saved so again.
   */
  constructor(match: AnyMatch, seats: readonly Seat[], name = '', isChecked = true) {
    const players = match.game.players(match.options);
    if (seats.length !== players)
      throw new RangeError(`${seats.length} seats for ${players} players`);
    this.match = match;
    this.seats = seats;
    this.#name = cleanGameName(name);
    this.#isChecked = isChecked;
  }

  /** What a person calls the game; empty for none. */
  get name(): string {
    return this.#name;
  }

  rename(name: string): void {
    this.#name = cleanGameName(name);
  }

  /** The player to decide, or undefined once the game is over. */
  get player(): number | undefined {
    const { turn } = this.match;
    return turn.kind === 'decide' ? turn.player : undefined;
  }

  /** Who sits where the next decision is due. */
  get seat(): Seat | undefined {
    return this.player === undefined ? undefined : this.seats[this.player];
  }

  get isPersonToMove(): boolean {
    return this.seat?.kind === 'person';
  }

  get isOver(): boolean {
    return this.match.turn.kind === 'over';
  }

  /** The only action of a player who has nothing to decide. */
  get forced(): ChosenAction | undefined {
    const { game, state, turn } = this.match;
    if (turn.kind !== 'decide' || game.isForced?.(state) !== true) return undefined;
    return { action: turn.actions[0] };
  }

  /** Takes an action for the player to move. */
  play(action: unknown): Played<GameEvent> {
    return this.take({ action });
  }

  /** Takes an action given as text, for the player to move. */
  playText(text: string): Played<GameEvent> {
    return this.take({ text });
  }

  /** Takes an action in either form, for the player to move. */
  take(given: ActionOrText): Played<GameEvent> {
    const { match } = this;
    const { cursor, state } = match;
    const played = 'text' in given ? playText(match, given.text) : match.play(given.action);
    const entry = match.entryAt(cursor);
    if (played.ok && entry !== undefined) this.#noteForced(entry, state);
    return played;
  }

  /** Whether there was nothing to decide at the entry of that index. */
  isForcedAt(index: number): boolean {
    const { match } = this;
    const entry = match.entryAt(index);
    if (match.game.isForced === undefined || entry === undefined) return false;
    return this.#forced.get(entry) ?? this.#noteForced(entry, match.stateAt(index));
  }

  /** Whether the entry of that index goes on with a decision that an earlier one began. */
  #isMidwayAt(index: number): boolean {
    const { match } = this;
    const entry = match.entryAt(index);
    if (match.game.isMidway === undefined || entry === undefined) return false;
    const known = this.#midway.get(entry);
    if (known !== undefined) return known;
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

  /** Goes back to the latest earlier decision of a person; returns how many entries that took. */
  undo(): number {
    return this.undoTo(this.decisionBefore(false) ?? this.match.cursor);
  }

  /** Goes forward to the next decision of a person or the end of the log; returns all events. */
  redo(): GameEvent[] {
    return this.redoTo(this.decisionAfter(false) ?? this.match.cursor);
  }

  /** Goes back to this many entries, as far as undo may; returns how many that took. */
  undoTo(target: number): number {
    const { match } = this;
    const { cursor } = match;
    while (match.cursor > target && match.undo());
    return cursor - match.cursor;
  }

  /** Goes forward to this many entries; returns all events. */
  redoTo(target: number): GameEvent[] {
    const { match } = this;
    const events: GameEvent[] = [];
    while (match.cursor < target && match.canRedo) {
      for (const event of match.redo() ?? []) events.push(event);
    }
    return events;
  }

  /** What to ask a bot about the present turn: for the bot whose turn it is, or as a hint. */
  question(purpose: 'move' | 'hint'): Question {
    const { match, seat, player } = this;
    if (player === undefined) throw new RangeError('question: nobody is to move');
    const bot = purpose === 'move' && seat?.kind === 'bot' ? seat : undefined;
    return {
      game: match.game.id,
      state: match.game.makeState(match.game.view(match.state, player)),
      player,
      strength: bot?.strength ?? MAX_STRENGTH,
      ...(bot?.mind === undefined ? {} : { mind: bot.mind }),
      seed: deriveSeed(match.seed, `${purpose} ${match.cursor}`),
    };
  }

  /** The match as a transcript that notes the seats and the name. */
  save(): string {
    return makeTranscript(this.match, this.#notes);
  }

  /** The same as stores keep it: with a checkpoint, and what the rules were read from. */
  snapshot(): string {
    const rules = makeRulesNote(this.match.game);
    const notes = rules === undefined ? {} : { [RULES_NOTE]: rules };
    return makeSnapshot(this.match, { ...this.#notes, ...notes });
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
   * The entry count at the latest earlier decision of a person that undo may reach; actions that
   * left nothing to decide are decisions, too, unless they are skipped.
   */
  decisionBefore(skipsForced: boolean): number | undefined {
    const { match } = this;
    for (let index = match.cursor - 1; index >= match.undoFloor; index--) {
      if (!this.#isPersons(index, skipsForced)) continue;
      if (index === match.undoFloor || !this.#isMidwayAt(index)) return index;
    }
    return undefined;
  }

  /** The entry count at the next decision of a person, or at the end of what was undone. */
  decisionAfter(skipsForced: boolean): number | undefined {
    const { match } = this;
    if (!match.canRedo) return undefined;
    let target = match.cursor + 1;
    const isStop = (index: number) =>
      this.#isPersons(index, skipsForced) && !this.#isMidwayAt(index);
    while (target < match.length && !isStop(target)) target += 1;
    return target;
  }

  /** How many decisions lie between two counts, without those that left nothing to decide. */
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
      const goesOn = index > from && game.isMidway?.(state) === true;
      count += isSkipped || goesOn ? 0 : 1;
      state = match.game.apply(state, entry.action).state;
    }
    return count;
  }

  /** Whether a person decided the entry of that index. */
  #isPersons(index: number, skipsForced: boolean): boolean {
    const isPerson = this.seats[this.match.entryAt(index)?.by ?? CHANCE]?.kind === 'person';
    return isPerson && !(skipsForced && this.isForcedAt(index));
  }
}

/** Opens a saved session; a transcript without seats is opened with a person at each. */
export function loadSession(text: string, games: readonly AnyGame[]): Parsed<Session> {
  return seat(loadTranscript(text, games));
}

/**
 * Opens a saved session at its checkpoint, where it has one: then its beginning is not verified
 * yet (see `verifyInBackground`).
 */
export function resumeSession(text: string, games: readonly AnyGame[]): Parsed<Session> {
  return seat(resumeTranscript(text, games));
}

function seat(loaded: Parsed<Loaded>): Parsed<Session> {
  if (!loaded.ok) return loaded;
  const { match, notes } = loaded.value;
  const players = match.game.players(match.options);
  const name = gameNameIn(notes);
  const noted = notes['seats'];
  if (noted === undefined) {
    const persons = Array.from({ length: players }, () => PERSON);
    return parsed(new Session(match, persons, name));
  }
  const seats = parseSeats(noted, players);
  if (!seats.ok) return failed(seats.problems);
  return parsed(new Session(match, seats.value, name, notes[SEATS_CHECK] !== undefined));
}
