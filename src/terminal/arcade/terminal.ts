import type { ReadStream, WriteStream } from 'node:tty';
import { THEMES } from '#screen';
import type { Depth, Driver, Grid, Key, Mouse, Settings, Size, Theme } from '#screen';
import type { ColourCount } from '../ansi/colours.ts';
import { isAsciiOnly } from '../cli/ascii.ts';
import { AnsiWriter } from '../ansi/writer.ts';
import type { MouseReport } from './input.ts';
import { readInput } from './keyboard.ts';

/**
 * Sequences that set up and restore the terminal: alternate screen, no cursor, no line wrapping, no
 * automatic reordering of right-to-left text, and bracketed paste.
 */
const TAKE = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[8l\x1b[?2004h';
const GIVE_BACK = '\x1b[0m\x1b[?2004l\x1b[8h\x1b[?7h\x1b[?25h\x1b[?1049l';

/** Reports of clicks and the wheel by cell, for any terminal width. */
const MOUSE_ON = '\x1b[?1000h\x1b[?1006h';
const MOUSE_OFF = '\x1b[?1006l\x1b[?1000l';

/**
 * Frame markers (synchronized output): terminals that support them show each frame without tearing.
 */
const [FRAME_BEGIN, FRAME_END] = ['\x1b[?2026h', '\x1b[?2026l'] as const;

/** Driver for screens and source of keys while open. */
export interface Console extends Driver {
  open(): void;
  close(): void;
  /** Copies a text to the clipboard, if supported. */
  copy(text: string): void;
  setDepth(depth: Depth): void;
  setMouse(mouse: Mouse): void;
}

export interface TerminalEvents {
  onKey(key: Key): void;
  onPaste(text: string): void;
  onMouse(report: MouseReport): void;
  /** Called when everything must be redrawn: after a resize, or after the terminal is regained. */
  onRedraw(): void;
}

/**
 * Exclusive use of the terminal: raw keys in, screens out. Restored on every exit: `close`, the end
 * of the process, a suspension.
 */
export class Terminal implements Console {
  readonly #input: ReadStream;
  readonly #output: WriteStream;
  readonly #events: TerminalEvents;
  readonly #writer: AnsiWriter;
  #theme: Theme = THEMES.evening;
  #depth: Depth;
  #hasMouse: boolean;
  #stopKeys: (() => void) | undefined;
  #isOurs = false;

  constructor(
    input: ReadStream,
    output: WriteStream,
    { depth, mouse }: Pick<Settings, 'depth' | 'mouse'>,
    events: TerminalEvents,
  ) {
    this.#input = input;
    this.#output = output;
    this.#depth = depth;
    this.#hasMouse = mouse === 'on';
    this.#events = events;
    this.#writer = new AnsiWriter(this.#theme, this.#count(), isAsciiOnly());
  }

  get size(): Size {
    return { width: this.#output.columns || 80, height: this.#output.rows || 24 };
  }

  /** Takes over the terminal until `close`. */
  open(): void {
    this.#stopKeys = readInput(this.#input, {
      key: (key) => this.#take(key),
      paste: (text) => this.#events.onPaste(text),
      mouse: (report) => this.#events.onMouse(report),
    });
    this.#output.on('resize', this.#onResize);
    process.on('SIGTSTP', this.#onSuspend);
    process.on('SIGCONT', this.#onContinue);
    process.on('exit', this.#giveBack);
    this.#input.resume();
    this.#takeOver();
  }

  /** Restores the terminal and stops reading keys. */
  close(): void {
    this.#stopKeys?.();
    this.#output.off('resize', this.#onResize);
    process.off('SIGTSTP', this.#onSuspend);
    process.off('SIGCONT', this.#onContinue);
    process.off('exit', this.#giveBack);
    this.#giveBack();
    this.#input.pause();
  }

  show(grid: Grid): void {
    if (!this.#isOurs) return;
    const text = this.#writer.write(grid);
    if (text !== '') this.#output.write(FRAME_BEGIN + text + FRAME_END);
  }

  /** Requests a copy to the clipboard; terminals without permission ignore it. */
  copy(text: string): void {
    if (!this.#isOurs) return;
    this.#output.write(`\x1b]52;c;${Buffer.from(text, 'utf8').toString('base64')}\x07`);
  }

  setTheme(theme: Theme): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.#writer.setTheme(theme, this.#count());
  }

  /** Sets the colour depth. */
  setDepth(depth: Depth): void {
    if (depth === this.#depth) return;
    this.#depth = depth;
    this.#writer.setTheme(this.#theme, this.#count());
  }

  /** Turns mouse reports on or off. */
  setMouse(mouse: Mouse): void {
    const isOn = mouse === 'on';
    if (isOn === this.#hasMouse) return;
    this.#hasMouse = isOn;
    if (this.#isOurs) this.#output.write(isOn ? MOUSE_ON : MOUSE_OFF);
  }

  #count(): ColourCount {
    return this.#depth === 'auto' ? colourCountOf(this.#output) : this.#depth;
  }

  #take(key: Key): void {
    if (key.ctrl && key.name === 'z') this.#onSuspend();
    else this.#events.onKey(key);
  }

  readonly #onResize = (): void => {
    this.#writer.forget();
    this.#events.onRedraw();
  };

  /** Suspends the whole job, as the key would have, and continues after it resumes. */
  readonly #onSuspend = (): void => {
    this.#giveBack();
    process.off('SIGTSTP', this.#onSuspend);
    process.kill(0, 'SIGTSTP');
    process.on('SIGTSTP', this.#onSuspend);
    this.#onContinue();
  };

  readonly #onContinue = (): void => {
    this.#takeOver();
    this.#writer.forget();
    this.#events.onRedraw();
  };

  #takeOver(): void {
    this.#input.setRawMode(true);
    this.#output.write(this.#hasMouse ? TAKE + MOUSE_ON : TAKE);
    this.#isOurs = true;
  }

  readonly #giveBack = (): void => {
    if (!this.#isOurs) return;
    this.#isOurs = false;
    this.#output.write(MOUSE_OFF + GIVE_BACK);
    try {
      this.#input.setRawMode(false);
    } catch {
      // The terminal has gone, so it cannot be restored.
    }
  };
}

/** Number of colours reported by the terminal; honours NO_COLOR. */
function colourCountOf(output: Pick<WriteStream, 'getColorDepth'>): ColourCount {
  if (process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '') return 'none';
  const bits = output.getColorDepth();
  if (bits >= 24) return 'full';
  if (bits >= 8) return '256';
  return bits >= 4 ? '16' : 'none';
}
