import type { AnyGame, Problem } from '#core';
import { directionOf } from '#i18n';
import type { MessageArgs, Messages } from '#i18n';
import { glyphsOf } from './cells/glyphs.ts';
import { Grid } from './cells/grid.ts';
import type { Pieces } from './cells/kept-pieces.ts';
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

/** A text as it can be typed into a line: without codes, its line breaks as spaces. */
function printable(text: string): string[] {
  const line = text.trim().replace(/\s+/g, ' ');
  return glyphsOf(line.replace(/\p{C}/gu, '')).map(({ text: glyph }) => glyph);
}

/** The arcade as one machine: keys and callbacks go in, screens come out. */
export class Arcade implements Context {
  readonly environment: Environment;
  readonly modules: ReadonlyMap<string, LookModule>;
  readonly routes: Routes;
  readonly #driver: Driver;
  #settings: Settings;
  #messages: Messages;
  #screen: Screen | undefined;
  /** What the screen looks like. */
  #shown: Grid | undefined;
  /** What is kept of the screens before. */
  readonly #pieces: Pieces<Grid> = new Map();
  /** The part of the screen that the pointer is over. */
  #hovered: string | undefined;
  /** What was asked before leaving, and the screen that asks it. */
  #asked: { readonly screen: Screen; readonly question: string } | undefined;
  #news = '';
  readonly #unsaved = new Map<string, Problem>();
  /** Whether a key or a change of screens is being worked on: it is drawn when that is done. */
  #isBusy = false;

  /** `modules`: how games are drawn, by the entries of the menu. */
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
    this.#dress();
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
    return this.#screen === undefined;
  }

  readonly say = (id: string, args?: MessageArgs): string => this.#messages.say(id, args);

  /** Shows a screen, taking leave of the one before. */
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

  /** Takes a key to the screen that is up. A screen that cannot be seen gets none. */
  press(key: Key): void {
    const screen = this.#screen;
    if (screen === undefined || this.#isTooSmall()) return;
    this.batch(() => {
      this.#news = '';
      const next = screen.onKey(key);
      this.open(next === screen && this.#asksHelp(key, screen) ? this.#help(screen) : next);
    });
  }

  /**
   * Takes a text that is pasted to the line that is typed on the screen that is up, else to the screen; false
   * where neither has a use for it. It is never taken for keys.
   */
  paste(text: string): boolean {
    const screen = this.#screen;
    if (screen === undefined || this.#isTooSmall()) return false;
    if (screen.onPaste !== undefined) {
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

  /** Whether a line is typed on the screen that is up. */
  get isTyping(): boolean {
    return this.#screen?.isTyping?.() === true;
  }

  /** Whether the screen shows that it uses a key. */
  offersKey(name: string): boolean {
    return this.#shown?.offersKey(name) === true;
  }

  /** Whether pressing a cell, counted from the left, does something. */
  canPress(column: number, row: number): boolean {
    const target = this.#shown?.hitAt(column, row)?.target;
    return target !== undefined && (target.kind === 'part' || target.keys.length > 0);
  }

  /** Takes what a mouse or a finger does at a cell, counted from the left, to the screen that is up. */
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

  /** Takes the wheel of a mouse, up or down, to the screen that is up. */
  wheel(way: 'up' | 'down'): void {
    if (this.#screen?.takesWheel?.() !== false) this.press(namedKey(way));
  }

  /** Whether all may be left at once; where work would be lost, that is asked the first time. */
  quit(): boolean {
    const screen = this.#screen;
    const question = screen?.leaveQuestion?.();
    if (screen === undefined || question === undefined) return true;
    this.#news = '';
    const asking = this.routes.ask(question, () => undefined, screen);
    this.#asked = { screen: asking, question };
    this.open(asking);
    return false;
  }

  /** Why games that were left could not be saved. */
  get unsaved(): readonly Problem[] {
    return [...this.#unsaved.values()];
  }

  noteSaved(name: string, problem: Problem | undefined): void {
    if (problem === undefined) this.#unsaved.delete(name);
    else this.#unsaved.set(name, problem);
  }

  /** Lets the screen that is up finish, as before leaving. */
  close(): void {
    this.#screen?.leave?.();
    this.#screen = undefined;
  }

  redraw(): void {
    if (this.#screen === undefined || this.#isBusy) return;
    // A driver that can choose shows more than the least.
    this.#driver.need?.(this.#screen.least ?? FULL_SIZE);
    const isMirrored = this.#screen.isUnmirrored !== true;
    const direction = isMirrored ? directionOf(this.#settings.language) : 'ltr';
    const grid = new Grid(this.#driver.size, direction, this.#pieces);
    if (this.#isTooSmall()) drawTooSmall(grid, this.#least, this.#leaving(), this.say);
    else this.#screen.draw(grid);
    this.#shown = grid;
    this.#driver.show(grid);
    this.#driver.tell?.(this.#screen.told?.() ?? this.#news);
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
    this.#dress();
    const problem = this.environment.keepSettings(settings);
    if (problem !== undefined) this.tell(this.#messages.sayProblem(problem));
  }

  tell(news: string): void {
    this.#news = news;
    this.redraw();
  }

  moduleOf(game: AnyGame): LookModule | undefined {
    return findModule(this.modules, game, this.#messages.language);
  }

  lookOf(game: AnyGame): AnyLook {
    return findLook(this.modules, game, this.#messages.language);
  }

  follow(waiting: Screen, coming: Promise<Screen>): void {
    coming.then(
      (screen) => {
        if (this.#screen === waiting) this.open(screen);
      },
      (error: unknown) => {
        if (this.#screen === waiting)
          this.tell(error instanceof Error ? error.message : String(error));
      },
    );
  }

  #asksHelp(key: Key, screen: Screen): boolean {
    if (screen.isWaiting === true) return false;
    const keys = screen.isTyping?.() === true ? TYPING_KEYS : MENU_KEYS;
    return commandOf(keys, key) === 'help';
  }

  /** The keys of a screen that has no help of its own, as its bar has them. */
  #help(screen: Screen): Screen {
    const { path, keys } = this.#shown?.legend ?? { path: [], keys: [] };
    return this.routes.help(screen, undefined, { title: path.at(-1) ?? '', text: '', keys });
  }

  /** Tells the screen that the pointer is no longer over the part where it was. */
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

  #dress(): void {
    const { palette, graphics } = this.#settings;
    this.#driver.dress(THEMES[palette]);
    this.#driver.drawTiles?.(graphics === 'tiles');
  }

  #tune(): void {
    const screen = this.#screen;
    if (screen?.music !== undefined) this.environment.audio?.music(screen.music());
  }

  /** What leaving would lose; undefined where nothing would be. */
  #leaving(): Leaving | undefined {
    const screen = this.#screen;
    if (screen !== undefined && screen === this.#asked?.screen)
      return { question: this.#asked.question, isAsked: true };
    const question = screen?.leaveQuestion?.();
    return question === undefined ? undefined : { question, isAsked: false };
  }

  /** The fewest cells that the screen that is up fits into. */
  get #least(): Size {
    return this.#screen?.least ?? MIN_SIZE;
  }

  #isTooSmall(): boolean {
    const { width, height } = this.#driver.size;
    return width < this.#least.width || height < this.#least.height;
  }
}
