import type { AnyMind } from '../src/bots/index.ts';
import { makeStream, must, startMatch } from '../src/core/index.ts';
import type { AnyGame, OptionValues, Seed } from '../src/core/index.ts';
import { mindSeat, Session } from '../src/play/index.ts';
import type { Answer, Engine, Question } from '../src/play/index.ts';
import { Arcade, makeRoutes, readSettings, settingsSpec, THEMES } from '../src/screen/index.ts';
import type { Driver, Environment, Grid, LookModule, Size } from '../src/screen/index.ts';
import { AnsiWriter } from '../src/terminal/ansi/writer.ts';
import { readMessages } from '../src/terminal/files/languages.ts';
import { mean, median, quantile } from './measure.ts';
import type { Row } from './report.ts';

/** Run of a bot on a terminal. */
export interface WatchedRun {
  readonly game: AnyGame;
  readonly look: LookModule;
  readonly mind: AnyMind;
  readonly options: OptionValues;
  readonly seed: Seed;
}

/** Cost of showing one turn: milliseconds, and bytes sent. */
export interface Frame {
  readonly ms: number;
  readonly bytes: number;
}

const LANGUAGE = 'en';

/** Engine that answers immediately with the bot's choice. */
class MindEngine implements Engine {
  readonly #run: WatchedRun;

  constructor(run: WatchedRun) {
    this.#run = run;
  }

  ask({ state, seed }: Question): Promise<Answer> {
    const { game, mind } = this.#run;
    const view = must(game.parseState(state));
    const action = mind.choose(view, makeStream(seed, 'bot'));
    return Promise.resolve({ action: game.makeAction(view, action) });
  }

  stop(): void {
    return;
  }

  close(): void {
    return;
  }
}

/** Driver that encodes screens as terminal output and stores the text sent. */
class CountingDriver implements Driver {
  readonly size: Size;
  readonly #writer = new AnsiWriter(THEMES.evening, 'full');
  sent = '';

  constructor(size: Size) {
    this.size = size;
  }

  show(grid: Grid): void {
    this.sent = this.#writer.write(grid);
  }

  setTheme(): void {
    return;
  }
}

/** Arcade that records the cost of showing each change: view, cells, diff and bytes. */
class WatchedArcade extends Arcade {
  readonly frames: Frame[] = [];
  readonly #driver: CountingDriver;

  constructor(run: WatchedRun, driver: CountingDriver) {
    const { settings } = readSettings(settingsSpec([LANGUAGE], LANGUAGE), {});
    super(makeEnvironment(run), new Map([[run.game.id, run.look]]), driver, settings, makeRoutes);
    this.#driver = driver;
  }

  override redraw(): void {
    this.#driver.sent = '';
    const start = performance.now();
    super.redraw();
    const ms = performance.now() - start;
    const { sent } = this.#driver;
    if (sent !== '') this.frames.push({ ms, bytes: Buffer.byteLength(sent) });
  }
}

function makeEnvironment(run: WatchedRun): Environment {
  const messages = readMessages(LANGUAGE);
  return {
    version: '',
    menu: [run.game.id],
    games: [run.game],
    languages: [LANGUAGE],
    offered: [],
    gameSettings: {},
    // Nothing is saved: saves are measured separately.
    saves: {
      list: () => [],
      readPrevious: () => undefined,
      remove: () => undefined,
      rename: () => undefined,
      write: () => undefined,
      append: () => undefined,
      freshName: (game) => game,
    },
    engine: new MindEngine(run),
    messages: () => messages,
    keepSettings: () => undefined,
    freshSeed: () => run.seed,
    today: () => '2026-11-28',
    describeTime: String,
    export: () => {
      throw new RangeError('export is not supported');
    },
    schedule: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}

/** Plays a run to its end and returns the cost of each frame at the given terminal size. */
async function watchRun(run: WatchedRun, size: Size): Promise<readonly Frame[]> {
  const arcade = new WatchedArcade(run, new CountingDriver(size));
  const session = new Session(startMatch(run.game, run.options, run.seed), [mindSeat('watched')]);
  const open = { session, name: 'watched' };
  const { routes } = arcade;
  arcade.open(routes.play(open, routes.title()));
  while (!session.isOver) await new Promise(setImmediate);
  arcade.close();
  return arcade.frames;
}

/** 6 % of a frame at 60 Hz. The ratio to a few changed cells guards against slower drawing. */
const MAX_MS = 1;

/** Row for the frames of several runs at one terminal size. */
export async function framesRow(
  runs: readonly WatchedRun[],
  size: Size,
): Promise<Row & { readonly figure: number }> {
  // Warm-up: the engine keeps compiling the drawing code for some hundred frames.
  for (const run of runs) await watchRun(run, size);
  const frames: Frame[] = [];
  for (const run of runs) for (const frame of await watchRun(run, size)) frames.push(frame);
  const times = frames.map(({ ms }) => ms);
  const middle = median(times);
  return {
    what: `a turn shown at ${size.width}x${size.height}, ${frames.length} turns`,
    figure: middle,
    unit: 'ms',
    beside: [
      { figure: mean(times), unit: 'ms mean' },
      { figure: quantile(times, 0.95), unit: 'ms p95' },
      { figure: mean(frames.map(({ bytes }) => bytes)), unit: 'bytes' },
    ],
    target: { text: `at most ${MAX_MS} ms`, met: middle <= MAX_MS },
  };
}
