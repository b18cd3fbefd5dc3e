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

/** A run that a mind of the game plays on a terminal. */
export interface WatchedRun {
  readonly game: AnyGame;
  readonly look: LookModule;
  readonly mind: AnyMind;
  readonly options: OptionValues;
  readonly seed: Seed;
}

/** What one turn took to show, in milliseconds, and in bytes sent. */
export interface Frame {
  readonly ms: number;
  readonly bytes: number;
}

const LANGUAGE = 'en';

/** Answers as a mind of the game does, at once. */
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

/** Turns screens into what a terminal is sent, and counts it. */
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

  dress(): void {
    return;
  }
}

/** An arcade that notes what it takes to show each change: view, cells, difference, bytes. */
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
    // Nothing is kept: that is measured by itself.
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
    describeTime: String,
    export: () => {
      throw new RangeError('nothing is exported');
    },
    schedule: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}

/** Lets a mind play a run to its end; what each turn took to show in a terminal of that size. */
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

const MOST = 0.2;

/** The frames of some runs of a mind, at one size of the terminal. */
export async function framesRow(
  runs: readonly WatchedRun[],
  size: Size,
): Promise<Row & { readonly figure: number }> {
  // Once unmeasured: the engine goes on compiling what draws for some hundred frames.
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
    target: { text: `at most ${MOST} ms`, met: middle <= MOST },
  };
}
