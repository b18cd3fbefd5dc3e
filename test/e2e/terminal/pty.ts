import { closeSync, constants, openSync, writeSync } from 'node:fs';
import type { ReadStream } from 'node:tty';
import { spawn } from '@lydell/node-pty';
import type { IPty } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { PATIENCE } from '../../support/patience.ts';
import type { Home } from './built.ts';

const [FRAME_BEGIN, FRAME_END] = ['\x1b[?2026h', '\x1b[?2026l'] as const;

/** node-pty behind its interface: its end of the terminal, and the name of the program's. */
interface Ends {
  readonly _socket: ReadStream;
  readonly ptsName: string;
}

/** Sent last, a control string that terminals ignore. */
const END_MARK = '\x1b_all\x1b\\';

/**
 * Has a terminal pass on all that its program sent before it closes: when the last program lets go of
 * one, Node takes what it has read by then for all, and on a busy machine more was to come. So this
 * process holds it too, and closes it when a mark has come through behind everything else.
 */
function keepToTheEnd(pty: IPty): void {
  const { _socket: socket, ptsName } = pty as unknown as Ends;
  const held = openSync(ptsName, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
  const close = socket.destroy.bind(socket);
  socket.once('close', () => closeSync(held));
  let tail = '';
  // The timer by which node-pty closes the terminal of a program that has ended.
  const closeWhenRead = (error?: Error) => {
    if (error !== undefined) return close(error);
    pty.onData((data) => {
      tail = (tail + data).slice(-END_MARK.length);
      if (tail === END_MARK) close();
    });
    send();
    return socket;
  };
  const send = () => {
    try {
      writeSync(held, END_MARK);
    } catch {
      setTimeout(send, 10);
    }
  };
  Object.assign(socket, { destroy: closeWhenRead });
}

/** A program in a real pseudo-terminal, its screen emulated. */
export class PtyRun {
  readonly #pty: IPty;
  readonly #terminal: InstanceType<typeof headless.Terminal>;
  readonly #ended: Promise<{ code: number; signal: number }>;
  #raw = '';
  /** The part of a frame that has arrived; the emulator gets frames whole, as terminals show them. */
  #partial = '';

  constructor(file: string, args: readonly string[], home: Home, env: Record<string, string> = {}) {
    const size = { cols: 80, rows: 24 };
    this.#terminal = new headless.Terminal({ ...size, allowProposedApi: true });
    this.#pty = spawn(file, [...args], { ...size, cwd: home.folder, env: home.env(env) });
    keepToTheEnd(this.#pty);
    this.#pty.onData((data) => {
      this.#raw += data;
      this.#show(data);
    });
    this.#ended = new Promise((resolve) => {
      this.#pty.onExit(({ exitCode, signal }) => resolve({ code: exitCode, signal: signal ?? 0 }));
    });
  }

  #show(data: string): void {
    const text = this.#partial + data;
    const begin = text.lastIndexOf(FRAME_BEGIN);
    const whole = text.lastIndexOf(FRAME_END) < begin ? begin : text.length;
    this.#partial = text.slice(whole);
    this.#terminal.write(text.slice(0, whole));
  }

  get pid(): number {
    return this.#pty.pid;
  }

  /** All that was sent so far. */
  get raw(): string {
    return this.#raw.replace(END_MARK, '');
  }

  /** What the screen shows. */
  get screen(): string {
    const { active } = this.#terminal.buffer;
    const rows = Array.from({ length: this.#terminal.rows }, (_, y) =>
      active
        .getLine(y + active.baseY)
        ?.translateToString(true)
        .trimEnd(),
    );
    return rows.join('\n');
  }

  /** Whether the alternate screen is up. */
  get isFullScreen(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  type(text: string): void {
    this.#pty.write(text);
  }

  /** Types the figure in front of an entry of a menu, once it is shown. */
  async choose(label: string): Promise<void> {
    const shown = new RegExp(` (\\d) {2}${label}(?: {2}|$)`, 'm');
    const entry = () => shown.exec(this.screen);
    await this.until(() => entry() !== null, label);
    this.type(entry()?.[1] ?? '');
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  kill(signal: NodeJS.Signals): void {
    process.kill(this.#pty.pid, signal);
  }

  /** Waits until the screen shows a text. */
  async shows(text: string | RegExp): Promise<void> {
    const isThere = () =>
      typeof text === 'string' ? this.screen.includes(text) : text.test(this.screen);
    await this.until(isThere, String(text));
  }

  async until(isSo: () => boolean, what: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what}:\n${this.screen}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Waits until nothing has changed for a while. */
  async settled(): Promise<void> {
    let before = '';
    while (before !== this.screen) {
      before = this.screen;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits for the program to end, and for the screen to show the last of what it sent. */
  async ended(): Promise<{ code: number; signal: number }> {
    const end = await this.#ended;
    await this.settled();
    await new Promise<void>((resolve) => this.#terminal.write('', resolve));
    return end;
  }

  close(): void {
    try {
      this.#pty.kill('SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
