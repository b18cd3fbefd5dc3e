import { parsed } from '#core';
import type { AnyMatch } from '#core';
import { LatestOnly } from '#kit/latest-only.ts';
import type { Changes } from './changes.ts';
import type { CostlyProgress, CostlyQuestion, Foreseer } from './engine/foreseeing.ts';
import type { ActionOrText } from './session.ts';

/** A pending move that is still being computed. */
export interface Working {
  readonly seconds: number;
  /** Approximate number of positions, tests and partial moves examined. */
  readonly steps: number;
  /** True if a player chose the move, so that undo cancels it. */
  readonly isChosen: boolean;
}

/** An action that is slow to apply. */
interface Costly {
  readonly question: CostlyQuestion;
  /** Stores the answer of the thread. */
  take(answer: string): void;
}

/**
 * First slow action in a sequence, including the chance actions that follow. Undefined if all are
 * quick, or if they cannot be foreseen.
 */
function findCostly(match: AnyMatch, actions: readonly ActionOrText[]): Costly | undefined {
  const { game } = match;
  const { foresight } = game;
  if (foresight === undefined) return undefined;
  let { state } = match;
  for (const entry of actions) {
    if (game.turn(state).kind !== 'decide') return undefined;
    const read = 'text' in entry ? game.parseAction(state, entry.text) : parsed(entry.action);
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
  /** Without one, slow moves block. */
  readonly foreseer: Foreseer | undefined;
  readonly changes: Changes;
  /** Takes actions as one move. Returns false if the rules refuse one. */
  readonly take: (actions: readonly ActionOrText[]) => boolean;
}

/** Takes quick moves immediately, and slow ones when a thread has computed them. */
export class MovesAhead {
  readonly #options: Options;
  readonly #request = new LatestOnly();
  #working: Working | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Progress of the pending move. */
  get working(): Working | undefined {
    return this.#working;
  }

  /** True if a player chose the pending move. */
  get isChosen(): boolean {
    return this.#working?.isChosen === true;
  }

  /** Takes a move or starts computing it. Returns false if the rules refuse it. */
  take(actions: readonly ActionOrText[], isChosen = false): boolean {
    const { match, foreseer, take } = this.#options;
    const costly = foreseer && findCostly(match, actions);
    if (foreseer === undefined || costly === undefined) return take(actions);
    this.#change(() => (this.#working = { seconds: 0, steps: 0, isChosen }));
    this.#request.track(
      foreseer.ask(costly.question, (progress) => this.#reportProgress(progress)),
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

  /** Cancels the pending move. */
  drop(): void {
    if (this.#working === undefined) return;
    this.#request.drop();
    this.#working = undefined;
    // The thread never yields, so it has to be terminated.
    this.#options.foreseer?.close();
  }

  /** Runs a change and notifies listeners. */
  #change(change: () => void): void {
    const { changes } = this.#options;
    changes.update(() => {
      change();
      changes.touch();
    });
  }

  /** Updates the progress once a second. */
  #reportProgress({ milliseconds, steps }: CostlyProgress): void {
    const working = this.#working;
    const seconds = Math.floor(milliseconds / 1000);
    if (working === undefined || seconds === working.seconds) return;
    this.#change(() => (this.#working = { ...working, seconds, steps }));
  }
}
