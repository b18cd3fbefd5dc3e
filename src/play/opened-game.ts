import type { Problem } from '#core';
import { Autosave } from './autosave.ts';
import type { SaveNews, SaveStore } from './autosave.ts';
import { followText } from './following.ts';
import { PlayController } from './play-controller.ts';
import type { PlayOptions } from './play-options.ts';
import type { Seat } from './seats.ts';
import { Session } from './session.ts';
import { verifyInBackground } from './verifying.ts';

/** A session and the name it is saved under. */
export interface NamedSession {
  readonly session: Session;
  readonly name: string;
}

/** The news that somebody else continued the same game, so that both are saved. */
export type PartedNews = Extract<SaveNews, { readonly kind: 'parted' }>;

/** The parts of an opened game that differ from shell to shell. */
export interface OpenedGameOptions extends Omit<PlayOptions, 'keep' | 'waits'>, NamedSession {
  readonly store: SaveStore;
  /** Shows why the game could not be saved, or which of its entries is at fault. */
  readonly tell: (problem: Problem) => void;
  /** Called after every attempt to save, with the problem of a failed one. */
  readonly noteSaved?: (name: string, problem: Problem | undefined) => void;
  /** Called after every change of the match, once it is saved. */
  readonly changed?: () => void;
  /** Called when the game is saved under another name, because somebody else continued it, too. */
  readonly parted: (news: PartedNews) => void;
  /** Opens the game again as somebody else saved it; false where that fails. */
  readonly reopen?: (text: string) => boolean;
}

/** One game in play: its controller, its save, the news of others who play it, its verification. */
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
    this.#autosave = new Autosave(session, store, name, (news) => this.#hear(news));
    this.controller = new PlayController({
      ...options,
      waits: () => this.#autosave.isElsewhere,
      keep: () => {
        this.save();
        options.changed?.();
      },
    });
  }

  /** The name of the save; another one once the game was parted from somebody else's. */
  get name(): string {
    return this.#autosave.name;
  }

  /** True if the store has the game; it has none in which nobody has acted. */
  get isKept(): boolean {
    return this.#autosave.isKept;
  }

  /** Follows the game in its store, lets bots move, and verifies it; saves it, too, by default. */
  enter(saves = true): void {
    const { session, schedule, tell } = this.#options;
    this.#autosave.follow();
    if (saves) this.save();
    this.controller.start();
    this.#stopVerifying = verifyInBackground(session, schedule, tell);
  }

  /** Saves the game a last time and drops what goes on in it; it can be entered again. */
  leave(): void {
    this.#stopVerifying();
    this.#noteSaved(this.#autosave.close());
    this.controller.close();
  }

  /** Saves what has changed; false where that fails, which is told. */
  save(): boolean {
    return this.#report(this.#autosave.save());
  }

  /** True if the game could not be saved, and still cannot: leaving loses it. */
  isLostIfLeft(): boolean {
    return this.#autosave.problem !== undefined && this.#autosave.save() !== undefined;
  }

  rename(name: string): void {
    this.session.rename(name);
    this.#report(this.#autosave.rewrite());
  }

  /** The same game with others in the seats, to be opened in place of this one. */
  reseated(seats: readonly Seat[]): NamedSession {
    const { session, name } = this;
    return { session: new Session(session.match, seats, session.name), name };
  }

  #report(problem: Problem | undefined): boolean {
    this.#noteSaved(problem);
    if (problem !== undefined) this.#options.tell(problem);
    return problem === undefined;
  }

  #noteSaved(problem: Problem | undefined): void {
    this.#options.noteSaved?.(this.name, problem);
  }

  #hear(news: SaveNews): boolean {
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
