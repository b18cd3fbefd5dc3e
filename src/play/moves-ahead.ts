import { parsed } from '#core';
import type { AnyMatch } from '#core';
import { LatestOnly } from '#kit/latest-only.ts';
import type { Changes } from './changes.ts';
import type { CostlyProgress, CostlyQuestion, Foreseer } from './engine/foreseeing.ts';
import type { ActionOrText } from './session.ts';

/** A move that is worked out and not made yet. */
export interface Working {
  readonly seconds: number;
  /** Roughly so many positions, tests and parts of moves were looked at. */
  readonly steps: number;
  /** Whether a person chose it, so that undo drops it. */
  readonly isChosen: boolean;
}

/** An action that takes long to apply. */
interface Costly {
  readonly question: CostlyQuestion;
  /** Takes over what the thread answers. */
  take(answer: string): void;
}

/**
 * The first of several actions, taken one after the other, that takes long to apply, be it one
 * of chance that follows; undefined where none does, or where none can be known ahead.
 */
function costlyAmong(match: AnyMatch, actions: readonly ActionOrText[]): Costly | undefined {
  const { game } = match;
  const { foresight } = game;
  if (foresight === undefined) return undefined;
  let { state } = match;
  for (const given of actions) {
    if (game.turn(state).kind !== 'decide') return undefined;
    const read = 'text' in given ? game.parseAction(state, given.text) : parsed(given.action);
    if (!read.ok || game.refuse(state, read.value) !== undefined) return undefined;
    for (const due of match.due(state, read.value)) {
      const { before, action } = due;
      if (!foresight.isQuick(before, action)) {
        return {
          question: { game: game.id, errand: foresight.ask(before, action) },
          take: (answer) => foresight.take(before, action, answer),
        };
      }
      state = game.apply(before, action).state;
    }
  }
  return undefined;
}

interface Options {
  readonly match: AnyMatch;
  /** Without one all waits for moves that take long. */
  readonly foreseer: Foreseer | undefined;
  readonly changes: Changes;
  /** Takes actions as one move; false where the rules refuse one. */
  readonly take: (actions: readonly ActionOrText[]) => boolean;
}

/** Lets moves be taken once they are worked out that take long: at once, or when a thread is done. */
export class MovesAhead {
  readonly #options: Options;
  readonly #asking = new LatestOnly();
  #working: Working | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** How far the work on a move has come. */
  get working(): Working | undefined {
    return this.#working;
  }

  /** Whether it is a person's move. */
  get isChosen(): boolean {
    return this.#working?.isChosen === true;
  }

  /** Takes a move, or begins to work it out; false where the rules refuse it. */
  take(actions: readonly ActionOrText[], isChosen = false): boolean {
    const { match, foreseer, take } = this.#options;
    const costly = foreseer && costlyAmong(match, actions);
    if (foreseer === undefined || costly === undefined) return take(actions);
    this.#change(() => (this.#working = { seconds: 0, steps: 0, isChosen }));
    this.#asking.ask(
      foreseer.ask(costly.question, (progress) => this.#tell(progress)),
      (answer) => {
        this.#change(() => {
          this.#working = undefined;
          if (answer === undefined) return;
          costly.take(answer);
          this.take(actions, isChosen);
        });
      },
      () => {
        this.#change(() => {
          this.#working = undefined;
          take(actions);
        });
      },
    );
    return true;
  }

  /** Drops the move that is worked out. */
  drop(): void {
    if (this.#working === undefined) return;
    this.#asking.drop();
    this.#working = undefined;
    // It is at work without a pause: only its end stops it.
    this.#options.foreseer?.close();
  }

  /** Changes what listeners are told of. */
  #change(change: () => void): void {
    const { changes } = this.#options;
    changes.update(() => {
      change();
      changes.touch();
    });
  }

  /** Once a second. */
  #tell({ milliseconds, steps }: CostlyProgress): void {
    const working = this.#working;
    const seconds = Math.floor(milliseconds / 1000);
    if (working === undefined || seconds === working.seconds) return;
    this.#change(() => (this.#working = { ...working, seconds, steps }));
  }
}
