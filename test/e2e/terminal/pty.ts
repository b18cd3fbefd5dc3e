import { closeSync, constants, openSync, writeSync } from 'node:fs';
import type { ReadStream } from 'node:tty';
import { spawn } from '@lydell/node-pty';
import type { IPty } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { PATIENCE } from '../../support/patience.ts';
import type { Home } from './built.ts';

const [FRAME_BEGIN, FRAME_END] = ['\x1b[?2026h', '\x1b[?2026l'] as const;

/** Internals of node-pty: its end of the terminal, and the name of the program's end. */
interface PtyInternals {
  readonly _socket: ReadStream;
  readonly ptsName: string;
}

/** Sent last: a control string that terminals ignore. */
const END_MARK = '\x1b_all\x1b\\';

/**
 * Makes a terminal deliver all output before it closes. When the last program closes it, Node drops
 * unread output, which happens on a busy machine. This process therefore also keeps the terminal
 * open, writes a mark, and closes it when the mark arrives.
 */
function deliverAllOutput(pty: IPty): void {
  const { _socket: socket, ptsName } = pty as unknown as PtyInternals;
  const ptyHandle = openSync(ptsName, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
  const close = socket.destroy.bind(socket);
  socket.once('close', () => closeSync(ptyHandle));
  let tail = '';
  // Called by node-pty's timer that closes the terminal of an ended program.
  const closeAfterRead = (error?: Error) => {
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
      writeSync(ptyHandle, END_MARK);
    } catch {
      setTimeout(send, 10);
    }
  };
  Object.assign(socket, { destroy: closeAfterRead });
}

/** A program in a real pseudo-terminal, with an emulated screen. */
export class PtyRun {
  readonly #pty: IPty;
  readonly #terminal: InstanceType<typeof headless.Terminal>;
  readonly #ended: Promise<{ code: number; signal: number }>;
  #raw = '';
  /** Incomplete frame. The emulator receives whole frames, as terminals show them. */
  #partial = '';

  constructor(file: string, args: readonly string[], home: Home, env: Record<string, string> = {}) {
    const size = { cols: 80, rows: 24 };
    this.#terminal = new headless.Terminal({ ...size, allowProposedApi: true });
    this.#pty = spawn(file, [...args], { ...size, cwd: home.folder, env: home.env(env) });
    deliverAllOutput(this.#pty);
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
    const completeEnd = text.lastIndexOf(FRAME_END) < begin ? begin : text.length;
    this.#partial = text.slice(completeEnd);
    this.#terminal.write(text.slice(0, completeEnd));
  }

  get pid(): number {
    return this.#pty.pid;
  }

  /** All output so far. */
  get raw(): string {
    return this.#raw.replace(END_MARK, '');
  }

  /** Current text of the screen. */
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

  /** True if the alternate screen is active. */
  get isFullScreen(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  type(text: string): void {
    this.#pty.write(text);
  }

  /** Types the digit of a menu entry once it is shown. */
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

  async until(condition: () => boolean, goal: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`timed out waiting for ${goal}:\n${this.screen}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Waits until the screen is stable. */
  async settled(): Promise<void> {
    let before = '';
    while (before !== this.screen) {
      before = this.screen;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits for the program to end and for its final output. */
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
      // It has already ended.
    }
  }
}
