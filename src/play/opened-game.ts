import type { Problem } from '#core';
import { Autosave } from './autosave.ts';
import type { SaveNews, SaveStore } from './autosave.ts';
import { followText } from './following.ts';
import { PlayController } from './play-controller.ts';
import type { PlayOptions } from './play-options.ts';
import type { Seat } from './seats.ts';
import { Session } from './session.ts';
import { verifyInBackground } from './verifying.ts';

/** Session with the name of its save. */
export interface NamedSession {
  readonly session: Session;
  readonly name: string;
}

/** News that another session continued the same game, so that both are saved. */
export type PartedNews = Extract<SaveNews, { readonly kind: 'parted' }>;

/** Shell-specific options of an opened game. */
export interface OpenedGameOptions extends Omit<PlayOptions, 'keep' | 'waits'>, NamedSession {
  readonly store: SaveStore;
  /** Shows a failure to save, or the entry that failed verification. */
  readonly tell: (problem: Problem) => void;
  /** Called after every attempt to save, with the problem if it failed. */
  readonly noteSaved?: (name: string, problem: Problem | undefined) => void;
  /** Called after every change of the match or its analysis, once it is saved. */
  readonly changed?: () => void;
  /** Called when the game gets a new name because another session also continued it. */
  readonly parted: (news: PartedNews) => void;
  /** Reopens the game from the other session's save. Returns false on failure. */
  readonly reopen?: (text: string) => boolean;
}

/** One game in play: its controller, saving, news from other sessions, and verification. */
export class OpenedGame {
  readonly session: Session;
  readonly controller: PlayController;
  readonly #options: OpenedGameOptions;
  readonly #autosave: Autosave;
  #stopVerifying = (): void => undefined;

  constructor(options: OpenedGameOptions) {
    const { session, store, name } = options;
    this.session = session;
    this.#options = options;
    this.#autosave = new Autosave(session, store, name, (news) => this.#onNews(news));
    this.controller = new PlayController({
      ...options,
      waits: () => this.#autosave.isElsewhere,
      keep: () => this.keep(),
    });
  }

  /** Name of the save. It changes if another session continues the same game. */
  get name(): string {
    return this.#autosave.name;
  }

  /** True if the game is in the store. It is saved after the first action. */
  get isKept(): boolean {
    return this.#autosave.isKept;
  }

  /** Follows the game in its store, starts bots and verification, and by default saves the game. */
  enter(saves = true): void {
    const { session, schedule, tell } = this.#options;
    this.#autosave.follow();
    if (saves) this.save();
    this.controller.start();
    this.#stopVerifying = verifyInBackground(session, schedule, tell);
  }

  /** Saves the game and stops all its activity. It can be entered again. */
  leave(): void {
    this.#stopVerifying();
    this.#noteSaved(this.#autosave.close());
    this.controller.close();
  }

  /** Saves pending changes. Reports a failure and returns false. */
  save(): boolean {
    return this.#report(this.#autosave.save());
  }

  /** Saves a change of the match or its analysis, and reports it. */
  keep(): void {
    this.save();
    this.#options.changed?.();
  }

  /** True if saving has failed and fails again, so that leaving would lose the game. */
  isLostIfLeft(): boolean {
    return this.#autosave.problem !== undefined && this.#autosave.save() !== undefined;
  }

  rename(name: string): void {
    this.session.rename(name);
    this.#report(this.#autosave.rewrite());
  }

  /** The same game with other seats, to be opened in place of this one. */
  reseated(seats: readonly Seat[]): NamedSession {
    const { session, name } = this;
    const { match, annotations } = session;
    return { session: new Session(match, seats, session.name, true, annotations), name };
  }

  #report(problem: Problem | undefined): boolean {
    this.#noteSaved(problem);
    if (problem !== undefined) this.#options.tell(problem);
    return problem === undefined;
  }

  #noteSaved(problem: Problem | undefined): void {
    this.#options.noteSaved?.(this.name, problem);
  }

  #onNews(news: SaveNews): boolean {
    const { controller } = this;
    if (news.kind === 'continued') {
      return followText(controller, news.text) || this.#options.reopen?.(news.text) === true;
    }
    if (news.kind === 'parted') this.#options.parted(news);
    else if (news.kind === 'here') controller.start();
    else controller.rest();
    return true;
  }
}
