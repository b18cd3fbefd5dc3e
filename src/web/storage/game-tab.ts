import { onNews, postNews } from './tab-news.ts';

/**
 * Decides which tab plays a game, so that bots move in only one. The last tab focused or used wins;
 * another takes over when it closes or crashes. Without browser locks, tabs exchange messages
 * instead.
 */
export class GameTab {
  readonly #id: string;
  readonly #onChange: () => void;
  readonly #lock: string;
  readonly #stopNews: () => void;
  readonly #onFocus = () => this.take();
  #isPlaying = false;
  #isStopped = false;
  /** Current lock request, and the controller that cancels it while it waits. */
  #request: symbol | undefined;
  #waiting: AbortController | undefined;
  #isTaking = false;
  #release = (): void => undefined;

  constructor(id: string, onChange: () => void) {
    this.#id = id;
    this.#onChange = onChange;
    this.#lock = `turnwright-game-${id}`;
    this.#stopNews = this.#locks === undefined ? this.#listen() : () => undefined;
    addEventListener('focus', this.#onFocus);
    if (document.hasFocus()) this.take();
    else this.#wait();
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Claims the game for this tab. */
  take(): void {
    if (this.#isPlaying || this.#isTaking || this.#isStopped) return;
    this.#waiting?.abort();
    if (this.#locks === undefined) this.#takeUnlocked();
    else {
      this.#isTaking = true;
      this.#requestLock({ steal: true });
    }
  }

  stop(): void {
    this.#isStopped = true;
    removeEventListener('focus', this.#onFocus);
    this.#waiting?.abort();
    this.#stopNews();
    if (this.#locks === undefined && this.#isPlaying) postNews({ kind: 'left', id: this.#id });
    this.#release();
  }

  get #locks(): LockManager | undefined {
    // Undefined on pages without a secure connection.
    return (navigator as { readonly locks?: LockManager }).locks;
  }

  /** Waits until no other tab plays the game. */
  #wait(): void {
    if (this.#locks === undefined) {
      this.#change(true);
      return;
    }
    this.#waiting = new AbortController();
    this.#requestLock({ signal: this.#waiting.signal });
  }

  #requestLock(options: LockOptions): void {
    const mine = Symbol('request');
    this.#request = mine;
    const hold = () => {
      if (this.#isStopped || this.#request !== mine) return undefined;
      this.#isTaking = false;
      this.#change(true);
      return new Promise<void>((resolve) => (this.#release = resolve));
    };
    this.#locks?.request(this.#lock, options, hold).catch(() => this.#lose(mine));
  }

  /** Handles the loss of the lock to another tab, or a failed request. */
  #lose(request: symbol): void {
    if (this.#isStopped || this.#request !== request) return;
    this.#isTaking = false;
    if (!this.#isPlaying) {
      this.#change(true);
      return;
    }
    this.#change(false);
    this.#wait();
  }

  #takeUnlocked(): void {
    postNews({ kind: 'taken', id: this.#id });
    this.#change(true);
  }

  #listen(): () => void {
    return onNews(({ kind, id }) => {
      if (id !== this.#id || this.#isStopped) return;
      if (kind === 'taken') this.#change(false);
      else if (kind === 'left') this.#takeUnlocked();
    });
  }

  #change(isPlaying: boolean): void {
    if (this.#isPlaying === isPlaying) return;
    this.#isPlaying = isPlaying;
    this.#onChange();
  }
}
