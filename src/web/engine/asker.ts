import { signal } from '@preact/signals';
import type { Answer, GameSource, Session, Thinker } from '../../play/index.ts';

export type Purpose = 'move' | 'hint';

/** Asks a thinker one question at a time, and shows that it does. */
export class Asker {
  readonly #thinker: Thinker;
  readonly #source: GameSource | undefined;
  readonly thinking = signal<Purpose | undefined>(undefined);
  /** Whether the thinker broke down over the last question. */
  readonly broken = signal(false);
  #asked = 0;

  /** `source`: what the thinker makes the game from, where it does not know it by its id. */
  constructor(thinker: Thinker, source?: GameSource) {
    this.#thinker = thinker;
    this.#source = source;
  }

  /**
   * The answer, not before `ready` settles; undefined where the question was dropped meanwhile or
   * the thinker broke down.
   */
  async ask(
    session: Session,
    purpose: Purpose,
    ready?: Promise<void>,
  ): Promise<Answer | undefined> {
    const mine = ++this.#asked;
    this.thinking.value = purpose;
    this.broken.value = false;
    try {
      const question = session.question(purpose);
      const source = this.#source;
      const asked = source === undefined ? question : { ...question, source };
      const [answer] = await Promise.all([this.#thinker.think(asked), ready]);
      if (mine !== this.#asked) return undefined;
      this.thinking.value = undefined;
      return answer;
    } catch {
      if (mine === this.#asked) this.fail();
      return undefined;
    }
  }

  fail(): void {
    this.thinking.value = undefined;
    this.broken.value = true;
  }

  /** Drops the question that is being thought about. */
  stop(): void {
    this.#asked += 1;
    if (this.thinking.value !== undefined) this.#thinker.stop();
    this.thinking.value = undefined;
    this.broken.value = false;
  }
}
