import { think as thinkNow, strengths as strengthsNow } from '../src/bots/index.ts';
import { assertDefined, makeStream, must } from '../src/core/index.ts';
import {
  folderOf as folderNow,
  openRules as openNow,
  readTunings,
} from '../src/games/zrf/rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../src/games/zrf/rules/index.ts';

/** Parts of a version of the project that play board games. */
export interface BotLibrary {
  readonly openRules: typeof openNow;
  readonly folderOf: typeof folderNow;
  readonly think: typeof thinkNow;
  readonly strengths: typeof strengthsNow;
}

/** The parts of the current version. */
export const currentLibrary: BotLibrary = {
  // Earlier versions have no tunings, and ignore the reader.
  openRules: (folder, main, id, path, allowance) =>
    openNow(folder, main, id, path, allowance, readTunings),
  folderOf: folderNow,
  think: thinkNow,
  strengths: strengthsNow,
};

/** Positions between two checks of the clock. */
const SLICE = 16;

/** A version's strongest bot in its own copy of a game. Moves are exchanged as step records. */
export class Contestant {
  readonly #library: BotLibrary;
  readonly #game: ZrfGame;
  #state: ZrfState;

  constructor(library: BotLibrary, texts: ReadonlyMap<string, Uint8Array>, name: string) {
    this.#library = library;
    this.#game = must(library.openRules(library.folderOf(texts), `${name}.zrf`, name).game);
    this.#state = this.#start();
    const learning = this.#game.learn?.(this.#state);
    while (learning?.run(1000) === false);
  }

  #start(): ZrfState {
    return this.#game.start({ variant: this.#game.options.variant.default }, 'contest');
  }

  restart(): void {
    this.#state = this.#start();
  }

  /** Player to move, or the scores of a finished game. */
  turn(): number | readonly number[] {
    const turn = this.#game.turn(this.#state);
    if (turn.kind === 'over') return turn.outcome.scores;
    if (turn.kind === 'chance') throw new RangeError('contests have no dice');
    return turn.player;
  }

  /** Legal moves, in the same order in every version. */
  moves(): string[] {
    return this.#actions().map(wordOf).sort();
  }

  #actions(): readonly ZrfAction[] {
    const turn = this.#game.turn(this.#state);
    return turn.kind === 'decide' ? turn.actions : [];
  }

  play(move: string): void {
    const action = assertDefined(this.#actions().find((one) => wordOf(one) === move));
    this.#state = this.#game.apply(this.#state, action).state;
  }

  /** The first player's lead after a search of this many positions, in the game's own unit. */
  lead(nodes: number): number {
    const { think, strengths } = this.#library;
    const strength = { ...strengths.master, nodes, heavyNodes: nodes };
    const player = this.turn();
    if (typeof player !== 'number') throw new RangeError('the game is over');
    const thought = think(this.#game, this.#state, player, strength, makeStream('lead', 'choice'));
    while (!thought.run(nodes));
    return thought.choice().finding?.value ?? 0;
  }

  /** Thinks for a time with no other limit. */
  choose(milliseconds: number, seed: string): string {
    const { think, strengths } = this.#library;
    const limits = { nodes: 1_000_000, heavyNodes: 1_000_000, isTimed: true };
    const strength = { ...strengths.master, ...limits, milliseconds };
    const player = this.turn();
    if (typeof player !== 'number') throw new RangeError('the game is over');
    const begin = performance.now();
    const thought = think(this.#game, this.#state, player, strength, makeStream(seed, 'choice'));
    while (!thought.run(SLICE, (performance.now() - begin) / milliseconds));
    return wordOf(thought.choice().action);
  }
}

function wordOf({ record }: ZrfAction): string {
  return record.join(' ');
}
