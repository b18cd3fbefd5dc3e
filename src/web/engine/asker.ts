import { signal } from '@preact/signals';
import { LatestOnly } from '../../kit/latest-only.ts';
import type { Answer, Engine, Session } from '../../play/index.ts';

export type Purpose = 'move' | 'hint';

/** Asks an engine one question at a time, and shows that it does. */
export class Asker {
  readonly #engine: Engine;
  readonly #latest = new LatestOnly();
  readonly thinking = signal<Purpose | undefined>(undefined);
  /** Whether the engine broke down over the last question. */
  readonly broken = signal(false);

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * The answer, not before `ready` settles; undefined where the question was dropped meanwhile or
   * the engine broke down.
   */
  async ask(
    session: Session,
    purpose: Purpose,
    ready?: Promise<void>,
  ): Promise<Answer | undefined> {
    const isLatest = this.#latest.begin();
    this.thinking.value = purpose;
    this.broken.value = false;
    try {
      const [answer] = await Promise.all([this.#engine.ask(session.question(purpose)), ready]);
      if (!isLatest()) return undefined;
      this.thinking.value = undefined;
      return answer;
    } catch {
      if (isLatest()) this.fail();
      return undefined;
    }
  }

  fail(): void {
    this.thinking.value = undefined;
    this.broken.value = true;
  }

  /** Drops the question that is being thought about. */
  stop(): void {
    this.#latest.drop();
    if (this.thinking.value !== undefined) this.#engine.stop();
    this.thinking.value = undefined;
    this.broken.value = false;
  }
}
