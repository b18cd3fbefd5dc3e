import { parsed, parseOptions } from '#core';
import type { Parsed } from '#core';
import { positionNotationOf } from '../../notation/index.ts';
import type { PositionNotation } from '../../notation/index.ts';
import type { Rules, ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import type { MoveForm } from './move-form.ts';
import { TurnTexts } from './turn-text.ts';

/** A turn played on a board. */
interface PlayedTurn {
  readonly text: string;
  readonly before: ZrfState;
}

/** Moves that could not be played, from the first illegal one. */
export interface RefusedMove {
  readonly text: string;
}

/** The game that the other program follows: a starting position and the moves since. */
export class Board {
  readonly game: ZrfGame;
  readonly variant: string;
  readonly texts: TurnTexts;
  /** Starting position as text; '' for the usual one. */
  #setup = '';
  #start: ZrfState;
  #state: ZrfState;
  readonly #played: PlayedTurn[] = [];

  constructor(game: ZrfGame, variant: string, form: MoveForm) {
    this.game = game;
    this.variant = variant;
    this.texts = new TurnTexts(game, form);
    this.#start = game.start({ variant }, '');
    this.#state = this.#start;
  }

  get state(): ZrfState {
    return this.#state;
  }

  get rules(): Rules {
    return this.game.playOf(this.variant).rules;
  }

  get #notation(): PositionNotation {
    return positionNotationOf(this.rules);
  }

  /** Number of turns since the starting position. */
  get count(): number {
    return this.#played.length;
  }

  /** Player to move, or -1 once the game is over. */
  get player(): number {
    return playerIn(this.game, this.#state);
  }

  /** Player to move in the starting position. */
  get firstPlayer(): number {
    return playerIn(this.game, this.#start);
  }

  /** Sets up the usual position, or the one written in `text`; keeps the old one if that fails. */
  setUp(text = ''): Parsed<void> {
    const { game, variant } = this;
    const position =
      text === '' ? parsed('usual') : this.#notation.parse(this.rules, variant, text);
    if (!position.ok) return position;
    const options = parseOptions(game.options, { variant, start: position.value });
    if (!options.ok) return options;
    this.#setup = text;
    this.#start = game.start(options.value, '');
    this.#state = this.#start;
    this.#played.length = 0;
    return parsed(undefined);
  }

  /**
   * Sets up a position and plays moves. Moves that are already on the board are kept, because
   * programs repeat all of them before every search. Returns the first illegal move, which ends the
   * game here.
   */
  follow(setup: string, moves: readonly string[]): Parsed<RefusedMove | undefined> {
    if (setup !== this.#setup) {
      const done = this.setUp(setup);
      if (!done.ok) return done;
    }
    const differs = this.#played.findIndex(({ text }, index) => text !== moves[index]);
    if (differs >= 0) this.undo(this.count - differs);
    const text = moves.slice(this.count).find((one) => !this.play(one));
    return parsed(text === undefined ? undefined : { text });
  }

  /** Plays a turn. Returns false if it is not legal. */
  play(text: string): boolean {
    const turn = this.texts.find(this.#state, text);
    if (turn === undefined) return false;
    this.#played.push({ text, before: this.#state });
    this.#state = this.after(turn);
    return true;
  }

  /** Takes back turns. Returns false if there are not as many. */
  undo(turns: number): boolean {
    if (turns > this.count) return false;
    const [first] = this.#played.splice(this.count - turns, turns);
    if (first !== undefined) this.#state = first.before;
    return true;
  }

  /** Position after some steps. */
  after(turn: readonly ZrfAction[]): ZrfState {
    return turn.reduce((at, action) => this.game.apply(at, action).state, this.#state);
  }

  /** Position on the board as text; undefined if the game has no such notation. */
  positionText(): string | undefined {
    return this.#notation.make(this.rules, this.#state);
  }
}

function playerIn(game: ZrfGame, state: ZrfState): number {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? turn.player : -1;
}
