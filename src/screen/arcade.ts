import type { AnyGame } from '../core/index.ts';
import type { MessageArgs, Messages } from '../i18n/index.ts';
import { Grid } from './cells/grid.ts';
import { THEMES } from './cells/theme.ts';
import type { Context, Routes } from './model/context.ts';
import type { Driver } from './model/driver.ts';
import type { Environment } from './model/environment.ts';
import type { Key } from './model/key.ts';
import type { AnyLook } from './model/look.ts';
import type { Settings } from './model/settings.ts';
import type { View } from './model/view.ts';
import { drawTooSmall, LEAST_SIZE } from './views/too-small.ts';

/** The arcade as one machine: keys and callbacks go in, screens come out. */
export class Arcade implements Context {
  readonly environment: Environment;
  readonly routes: Routes;
  readonly #driver: Driver;
  #settings: Settings;
  #messages: Messages;
  #view: View | undefined;
  #news = '';

  constructor(
    environment: Environment,
    driver: Driver,
    settings: Settings,
    makeRoutes: (context: Context) => Routes,
  ) {
    this.environment = environment;
    this.#driver = driver;
    this.#settings = settings;
    this.#messages = environment.messages(settings.language);
    this.routes = makeRoutes(this);
    driver.dress(THEMES[settings.palette]);
  }

  get settings(): Settings {
    return this.#settings;
  }

  get messages(): Messages {
    return this.#messages;
  }

  get news(): string {
    return this.#news;
  }

  /** Whether the person has left. */
  get isOver(): boolean {
    return this.#view === undefined;
  }

  readonly say = (id: string, args?: MessageArgs): string => this.#messages.say(id, args);

  /** Shows a screen, taking leave of the one before. */
  open(view: View | undefined): void {
    if (view !== this.#view) {
      this.#view?.leave?.();
      this.#view = view;
      view?.enter?.();
    }
    this.redraw();
  }

  /** Takes a key to the screen that is up. A screen that cannot be seen gets none. */
  press(key: Key): void {
    if (this.#view === undefined || this.#isTooSmall()) return;
    this.#news = '';
    this.open(this.#view.onKey(key));
  }

  /** Lets the screen that is up finish, as before leaving. */
  close(): void {
    this.#view?.leave?.();
    this.#view = undefined;
  }

  redraw(): void {
    if (this.#view === undefined) return;
    const grid = new Grid(this.#driver.size);
    if (this.#isTooSmall()) drawTooSmall(grid, this.say);
    else this.#view.draw(grid);
    this.#driver.show(grid);
  }

  changeSettings(settings: Settings): void {
    if (settings.language !== this.#settings.language) {
      this.#messages = this.environment.messages(settings.language);
    }
    this.#settings = settings;
    this.#driver.dress(THEMES[settings.palette]);
    const problem = this.environment.keepSettings(settings);
    if (problem !== undefined) this.tell(this.#messages.sayProblem(problem));
  }

  tell(news: string): void {
    this.#news = news;
    this.redraw();
  }

  lookOf(game: AnyGame): AnyLook | undefined {
    const { library, looks } = this.environment;
    const words = library?.words(game.id, this.#messages.language);
    for (const lookOf of looks) {
      const look = lookOf(game, words);
      if (look !== undefined) return look;
    }
    return undefined;
  }

  follow(waiting: View, coming: Promise<View>): void {
    coming.then(
      (view) => {
        if (this.#view === waiting) this.open(view);
      },
      (error: unknown) => {
        if (this.#view === waiting)
          this.tell(error instanceof Error ? error.message : String(error));
      },
    );
  }

  #isTooSmall(): boolean {
    const { width, height } = this.#driver.size;
    return width < LEAST_SIZE.width || height < LEAST_SIZE.height;
  }
}
