import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import type { Grid, Size } from '#screen';
import { isAsciiOnly, toAscii } from '../cli/ascii.ts';
import type { Console } from './terminal.ts';

/** Milliseconds without changes before an update is printed, for example after a bot's move. */
const QUIET_MS = 120;

/** Terminal without cursor control: prints a screen as text, then reads a line. */
export class LineTerminal implements Console {
  readonly #input: ReadStream;
  readonly #output: WriteStream;
  readonly #onLine: (line: string) => void;
  #lines: Interface | undefined;
  #printed = '';
  #grid: Grid | undefined;
  #waiting: NodeJS.Timeout | undefined;

  constructor(input: ReadStream, output: WriteStream, onLine: (line: string) => void) {
    this.#input = input;
    this.#output = output;
    this.#onLine = onLine;
  }

  get size(): Size {
    const { columns } = this.#output;
    return { width: columns > 0 ? columns : 80, height: 24 };
  }

  open(): void {
    this.#lines = createInterface({ input: this.#input, terminal: false });
    this.#lines.on('line', (line) => {
      this.#printed = '';
      this.#onLine(line);
      this.#print();
    });
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#grid = undefined;
    this.#lines?.close();
  }

  show(grid: Grid): void {
    this.#grid = grid;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#print(), QUIET_MS);
  }

  /** Prints a note before the first screen. */
  note(text: string): void {
    this.#write(`${text}\n\n`);
  }

  /** No-op: no colours, mouse or clipboard. */
  setTheme(): void {
    return;
  }

  setDepth(): void {
    return;
  }

  setMouse(): void {
    return;
  }

  copy(): void {
    return;
  }

  #print(): void {
    clearTimeout(this.#waiting);
    const text = this.#grid?.toText().trimEnd() ?? '';
    if (text === '' || text === this.#printed) return;
    this.#printed = text;
    this.#write(`${text}\n> `);
  }

  #write(text: string): void {
    this.#output.write(isAsciiOnly() ? toAscii(text) : text);
  }
}
