import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Problem } from '#core';
import { MAX_OPENING } from '../../rules/index.ts';
import type { Diagnosis, Sources } from '../../rules/index.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import { fileAtHand, findCheckedRules, openHere } from '../files/library-store.ts';
import { sourcesOfLines } from '../files/opening-service.ts';
import type { CheckedRules, OpeningAnswer } from '../files/opening-service.ts';
import { awaitShown, forgetShown } from './shown.ts';
import { releaseMark, markOpening, unmarkOpening, wasUnfinished } from './opening-mark.ts';
import { runOpening } from './opening-run.ts';
import type { OpeningRun } from './opening-run.ts';

/** Progress of opening a game. */
export type OpeningState =
  | { readonly kind: 'waiting'; readonly run?: OpeningRun }
  | { readonly kind: 'opened'; readonly file: OpenedFile }
  | { readonly kind: 'missing' }
  /** Opening would block the page for `rules.milliseconds`. */
  | { readonly kind: 'slow'; readonly rules: CheckedRules }
  /** The page that last opened it never finished. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'wrong';
      readonly problems: readonly (Problem | Diagnosis)[];
      readonly sources: Sources | undefined;
    }
  | { readonly kind: 'broken'; readonly reason: string };

/** Yields to rendering and input. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Opens a library game on its page. Built-in games open immediately. Added games are first read,
 * checked and tried in a worker. Fast ones then open here; slow ones need confirmation.
 */
export class FileOpening {
  readonly id: string;
  readonly #state = signal<OpeningState>({ kind: 'waiting' });
  #isPlain = false;

  constructor(id: string) {
    this.id = id;
    const file = fileAtHand(id);
    if (file !== undefined) this.#state.value = { kind: 'opened', file };
    else if (!id.startsWith('user:')) this.#state.value = { kind: 'missing' };
  }

  get state(): ReadonlySignal<OpeningState> {
    return this.#state;
  }

  /** Opens the game, or asks first if that failed before. */
  async start(): Promise<void> {
    if (this.#state.peek().kind !== 'waiting') return;
    const isUnfinished = await wasUnfinished(this.id);
    if (this.#state.peek().kind !== 'waiting') return;
    if (isUnfinished) this.#state.value = { kind: 'unfinished' };
    else await this.open();
  }

  /** Opens the game regardless of earlier failures; `isPlain` leaves out its pictures. */
  async open(isPlain = false): Promise<void> {
    this.#isPlain = isPlain;
    this.#state.value = { kind: 'waiting' };
    markOpening(this.id);
    const checked = findCheckedRules(this.id);
    if (checked === undefined) await this.#check();
    else await this.#offer(checked);
  }

  /** Opens rules that are slow to open. */
  async openSlow(): Promise<void> {
    const state = this.#state.peek();
    if (state.kind !== 'slow') return;
    markOpening(this.id);
    await this.#openHere(state.rules);
  }

  /** Cancels the opening; nothing is lost. */
  stop(): void {
    const state = this.#state.peek();
    if (state.kind !== 'waiting') return;
    this.#end({ kind: 'stopped' });
    state.run?.stop();
  }

  async #check(): Promise<void> {
    const run = runOpening({ game: this.id });
    this.#state.value = { kind: 'waiting', run };
    try {
      const answer = await run.answer;
      if (answer !== undefined) await this.#take(answer);
    } catch (error) {
      this.#break(error);
    }
  }

  async #take(answer: OpeningAnswer): Promise<void> {
    switch (answer.kind) {
      case 'checked':
        return this.#offer(answer.rules);
      case 'wrong': {
        const { problems, lines } = answer;
        this.#end({ kind: 'wrong', problems, sources: sourcesOfLines(lines) });
        return;
      }
      case 'several':
      case 'missing':
        this.#end({ kind: 'missing' });
    }
  }

  async #offer(rules: CheckedRules): Promise<void> {
    if (rules.milliseconds > MAX_OPENING) this.#end({ kind: 'slow', rules });
    else await this.#openHere(rules);
  }

  async #openHere(rules: CheckedRules): Promise<void> {
    this.#state.value = { kind: 'waiting' };
    await yieldToPage();
    if (this.#state.peek().kind !== 'waiting') return;
    try {
      const file = openHere(rules, this.#isPlain);
      awaitShown({ rules, isPlain: this.#isPlain });
      this.#state.value = { kind: 'opened', file };
    } catch (error) {
      this.#break(error);
    }
  }

  /** Keeps the mark, so that the next opening asks first. */
  #break(error: unknown): void {
    forgetShown(this.id);
    releaseMark(this.id);
    const reason = error instanceof Error ? error.message : String(error);
    this.#state.value = { kind: 'broken', reason };
  }

  #end(state: OpeningState): void {
    unmarkOpening(this.id);
    this.#state.value = state;
  }
}
