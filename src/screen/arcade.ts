import type { AnyGame, Problem } from '#core';
import { directionOf } from '#i18n';
import type { MessageArgs, Messages } from '#i18n';
import { glyphsOf } from './cells/glyphs.ts';
import { Grid } from './cells/grid.ts';
import type { Pieces } from './cells/piece-cache.ts';
import type { Size } from './cells/grid.ts';
import { findLook, findModule } from './find-look.ts';
import { THEMES } from './cells/theme.ts';
import type { Context, LookModule, Routes } from './model/context.ts';
import type { Driver } from './model/driver.ts';
import type { Environment } from './model/environment.ts';
import { commandOf } from '#play';
import { MENU_KEYS, TYPING_KEYS } from '#voice/keymap.ts';
import { keyNamed, namedKey, typedKey } from './model/key.ts';
import type { Key } from './model/key.ts';
import type { AnyLook } from './model/look.ts';
import type { Pointer, PointerKind } from './model/pointer.ts';
import type { Settings } from './model/settings.ts';
import type { Screen } from './model/screen.ts';
import { drawTooSmall, FULL_SIZE, MIN_SIZE } from './menus/too-small.ts';
import type { Leaving } from './menus/too-small.ts';

/**
 * Graphemes of a text that can be typed into a line: without control codes, with line breaks as
 * spaces.
 */
function printable(text: string): string[] {
  const line = text.trim().replace(/\s+/g, ' ');
  return glyphsOf(line.replace(/\p{C}/gu, '')).map(({ text: glyph }) => glyph);
}

/** Controller of the arcade: receives keys and callbacks, and draws screens. */
export class Arcade implements Context {
  readonly environment: Environment;
  readonly modules: ReadonlyMap<string, LookModule>;
  readonly routes: Routes;
  readonly #driver: Driver;
  #settings: Settings;
  #messages: Messages;
  #screen: Screen | undefined;
  /** Last drawn grid. */
  #shown: Grid | undefined;
  /** Cached pieces of earlier screens. */
  readonly #pieces: Pieces<Grid> = new Map();
  /** Part of the screen under the pointer. */
  #hovered: string | undefined;
  /** Question asked before leaving, and its screen. */
  #openQuestion: { readonly screen: Screen; readonly question: string } | undefined;
  #news = '';
  readonly #unsaved = new Map<string, Problem>();
  /** True while a batch of changes is in progress; the screen is drawn once at its end. */
  #isBusy = false;

  /** `modules` maps menu entries to the modules that draw their games. */
  constructor(
    environment: Environment,
    modules: ReadonlyMap<string, LookModule>,
    driver: Driver,
    settings: Settings,
    makeRoutes: (context: Context) => Routes,
  ) {
    this.environment = environment;
    this.modules = modules;
    this.#driver = driver;
    this.#settings = settings;
    this.#messages = environment.messages(settings.language);
    this.routes = makeRoutes(this);
    this.#applyTheme();
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

  /** True after the player has left. */
  get isOver(): boolean {
    return this.#screen === undefined;
  }

  readonly say = (id: string, args?: MessageArgs): string => this.#messages.say(id, args);

  /** Shows a screen and leaves the previous one. */
  open(next: Screen | undefined): void {
    const screen = next?.isExit === true ? undefined : next;
    this.batch(() => {
      if (screen === this.#screen) return;
      this.#screen?.leave?.();
      this.#screen = screen;
      this.#hovered = undefined;
      screen?.enter?.();
    });
  }

  /** Sends a key to the current screen, unless the terminal is too small to show it. */
  press(key: Key): void {
    const screen = this.#screen;
    if (screen === undefined || this.#isTooSmall()) return;
    this.batch(() => {
      this.#news = '';
      const next = screen.onKey(key);
      this.open(next === screen && this.#isHelpKey(key, screen) ? this.#help(screen) : next);
    });
  }

  /**
   * Pastes text into the current screen, or into its text line. Returns false if it has no use for
   * it. Pasted text never triggers key commands.
   */
  paste(text: string): boolean {
    const screen = this.#screen;
    if (screen === undefined || this.#isTooSmall()) return false;
    if (screen.onPaste !== undefined && screen.takesPaste?.(text) !== false) {
      this.batch(() => {
        this.#news = '';
        this.open(screen.onPaste?.(text));
      });
      return true;
    }
    if (screen.isTyping?.() !== true) return false;
    this.batch(() => {
      for (const glyph of printable(text)) {
        if (this.#screen?.isTyping?.() === true) this.press(typedKey(glyph));
      }
    });
    return true;
  }

  /** True while the current screen has a text line in use. */
  get isTyping(): boolean {
    return this.#screen?.isTyping?.() === true;
  }

  /** True if the current screen offers a key. */
  offersKey(name: string): boolean {
    return this.#shown?.offersKey(name) === true;
  }

  /** True if pressing a cell has an effect; columns count from the left. */
  canPress(column: number, row: number): boolean {
    const target = this.#shown?.hitAt(column, row)?.target;
    return target !== undefined && (target.kind === 'part' || target.keys.length > 0);
  }

  /** Sends a pointer event at a cell to the current screen; columns count from the left. */
  point(kind: PointerKind, column: number, row: number): void {
    if (this.#screen === undefined || this.#isTooSmall()) return;
    const hit = kind === 'leave' ? undefined : this.#shown?.hitAt(column, row);
    this.#hover(hit?.target.kind === 'part' ? hit.target.part : undefined);
    if (hit === undefined) return;
    const { target, x, y } = hit;
    if (target.kind === 'part') this.#answer({ kind, part: target.part, x, y });
    else if (kind === 'press' && target.keys.length > 0) {
      this.batch(() => {
        for (const name of target.keys) this.press(keyNamed(name));
      });
    }
  }

  /** Sends a turn of the mouse wheel to the current screen. */
  wheel(way: 'up' | 'down'): void {
    if (this.#screen?.takesWheel?.() !== false) this.press(namedKey(way));
  }

  /**
   * Returns true if the arcade can be closed now. If work would be lost, the first call asks for
   * confirmation.
   */
  quit(): boolean {
    const screen = this.#screen;
    const question = screen?.leaveQuestion?.();
    if (screen === undefined || question === undefined) return true;
    this.#news = '';
    const questionScreen = this.routes.ask(question, () => undefined, screen);
    this.#openQuestion = { screen: questionScreen, question };
    this.open(questionScreen);
    return false;
  }

  /** Problems of games that were left but could not be saved. */
  get unsaved(): readonly Problem[] {
    return [...this.#unsaved.values()];
  }

  noteSaved(name: string, problem: Problem | undefined): void {
    if (problem === undefined) this.#unsaved.delete(name);
    else this.#unsaved.set(name, problem);
  }

  /** Closes the current screen, as when leaving it. */
  close(): void {
    this.#screen?.leave?.();
    this.#screen = undefined;
  }

  redraw(): void {
    if (this.#screen === undefined || this.#isBusy) return;
    // The driver may show more cells than this minimum.
    this.#driver.requireSize?.(this.#screen.minSize ?? FULL_SIZE);
    const isMirrored = this.#screen.isUnmirrored !== true;
    const direction = isMirrored ? directionOf(this.#settings.language) : 'ltr';
    const grid = new Grid(this.#driver.size, direction, this.#pieces);
    if (this.#isTooSmall()) drawTooSmall(grid, this.#least, this.#leaving(), this.say);
    else this.#screen.draw(grid);
    this.#shown = grid;
    this.#driver.show(grid);
    this.#driver.announce?.(this.#screen.announcement?.() ?? this.#news);
  }

  batch<T>(change: () => T): T {
    if (this.#isBusy) return change();
    this.#isBusy = true;
    let result: T;
    try {
      result = change();
    } finally {
      this.#isBusy = false;
    }
    this.#tune();
    this.redraw();
    return result;
  }

  changeSettings(settings: Settings): void {
    this.#messages = this.environment.messages(settings.language);
    this.#settings = settings;
    this.#pieces.clear();
    this.#applyTheme();
    const problem = this.environment.keepSettings(settings);
    if (problem !== undefined) this.announce(this.#messages.sayProblem(problem));
  }

  announce(news: string): void {
    this.#news = news;
    this.redraw();
  }

  moduleOf(game: AnyGame): LookModule | undefined {
    return findModule(this.modules, game, this.#messages.language);
  }

  lookOf(game: AnyGame): AnyLook {
    return findLook(this.modules, game, this.#messages.language);
  }

  follow(waiting: Screen, nextScreen: Promise<Screen>): void {
    nextScreen.then(
      (screen) => {
        if (this.#screen === waiting) this.open(screen);
      },
      (error: unknown) => {
        if (this.#screen === waiting)
          this.announce(error instanceof Error ? error.message : String(error));
      },
    );
  }

  #isHelpKey(key: Key, screen: Screen): boolean {
    if (screen.isWaiting === true) return false;
    const keys = screen.isTyping?.() === true ? TYPING_KEYS : MENU_KEYS;
    return commandOf(keys, key) === 'help';
  }

  /** Help for a screen that has none: the keys in its bar. */
  #help(screen: Screen): Screen {
    const { path, keys } = this.#shown?.legend ?? { path: [], keys: [] };
    return this.routes.help(screen, undefined, { title: path.at(-1) ?? '', text: '', keys });
  }

  /** Notifies the screen when the pointer leaves a part. */
  #hover(part: string | undefined): void {
    const before = this.#hovered;
    this.#hovered = part;
    if (before !== undefined && before !== part)
      this.#answer({ kind: 'leave', part: before, x: 0, y: 0 });
  }

  #answer(pointer: Pointer): void {
    const screen = this.#screen;
    if (screen?.onPointer === undefined) return;
    this.batch(() => {
      if (pointer.kind === 'press' || pointer.kind === 'ask') this.#news = '';
      this.open(screen.onPointer?.(pointer));
    });
  }

  #applyTheme(): void {
    const { palette, graphics } = this.#settings;
    this.#driver.setTheme(THEMES[palette]);
    this.#driver.drawTiles?.(graphics === 'tiles');
  }

  #tune(): void {
    const screen = this.#screen;
    if (screen?.music !== undefined) this.environment.audio?.music(screen.music());
  }

  /** Confirmation needed before leaving; undefined if nothing would be lost. */
  #leaving(): Leaving | undefined {
    const screen = this.#screen;
    if (screen !== undefined && screen === this.#openQuestion?.screen)
      return { question: this.#openQuestion.question, isAsking: true };
    const question = screen?.leaveQuestion?.();
    return question === undefined ? undefined : { question, isAsking: false };
  }

  /** Minimum size of the current screen. */
  get #least(): Size {
    return this.#screen?.minSize ?? MIN_SIZE;
  }

  #isTooSmall(): boolean {
    const { width, height } = this.#driver.size;
    return width < this.#least.width || height < this.#least.height;
  }
}
