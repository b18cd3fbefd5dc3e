import { dirname } from 'node:path';
import type { AnyGame } from '#core';
import { chooseLanguage } from '#i18n';
import type { Engine } from '#play';
import { gameSettings } from '#games/index.ts';
import { Arcade, makeRoutes, readSettings, settingsSpec } from '#screen';
import type { Context, Environment, Key, LookModule, Settings, Screen } from '#screen';
import { EXIT, printError } from '../cli/cli.ts';
import type { Cli, ExitCode } from '../cli/cli.ts';
import { isDumb } from '../cli/interactive.ts';
import { makeEnvironment } from './environment.ts';
import type { MouseReport } from './input.ts';
import type { Loaded } from './load-games.ts';
import {
  findLanguages,
  DEFAULT_LANGUAGE,
  shownOf,
  wantedByEnvironment,
} from '../files/languages.ts';
import { makeBotEngine, makeForeseer } from '../engine/engines.ts';
import type { SourceOf } from '../engine/engines.ts';
import { recordsFile, settingsFile } from '../files/folders.ts';
import { clearLeftovers } from '../files/leftovers.ts';
import { readSettingsFile } from '../files/settings-file.ts';
import { Player } from '../sound/player.ts';
import { findPrograms } from '../sound/programs.ts';
import { TerminalAudio } from '../sound/terminal-audio.ts';
import { pressLine } from './line-keys.ts';
import { LineTerminal } from './line-terminal.ts';
import { Terminal } from './terminal.ts';
import type { Console } from './terminal.ts';

const STOPPING = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/** Adds engines of other programs to our bots. */
type SeatEngines = (bots: Engine) => Engine;

/** Runs the arcade in this terminal, starting at a given screen, until the person leaves. */
export async function runArcade(
  cli: Cli,
  first: (context: Context) => Screen,
  seat?: SeatEngines,
): Promise<ExitCode> {
  const begin: Begin = async (arcade, loading) => {
    await loading;
    arcade.start(first);
  };
  return run(cli, begin, seat);
}

/** Runs the arcade from the title menu, which appears before all games have loaded. */
export async function runFromTitle(cli: Cli): Promise<ExitCode> {
  return run(cli, async (arcade, loading) => {
    arcade.start(({ routes }) => routes.title());
    await loading;
  });
}

type Begin = (arcade: ArcadeRun, loading: Promise<void>) => Promise<void>;

async function run(cli: Cli, begin: Begin, seat: SeatEngines = (bots) => bots): Promise<ExitCode> {
  for (const file of [recordsFile, settingsFile]) clearLeftovers(dirname(file));
  let loaded: Loaded | undefined;
  const load = async (arcade: ArcadeRun) => {
    const { loadAll } = await import('./load-games.ts');
    loaded = await loadAll();
    arcade.take(loaded);
  };
  return new Promise<ExitCode>((resolve, reject) => {
    const arcade = new ArcadeRun(cli, seat, resolve, reject);
    begin(arcade, load(arcade)).catch(arcade.fail);
  }).finally(() => loaded?.close());
}

/** Arcade in one terminal, with all resources to release on exit. */
class ArcadeRun {
  readonly #engine: Engine;
  readonly #foreseer = makeForeseer((id) => this.#sourceOf?.(id));
  readonly #terminal: Console;
  readonly #audio: TerminalAudio | undefined;
  readonly #arcade: Arcade;
  readonly #news: string;
  /** Games and their looks; empty until loaded. */
  readonly #games: AnyGame[] = [];
  readonly #looks = new Map<string, LookModule>();
  #sourceOf: SourceOf | undefined;
  /** Input queued until the games have loaded: keys, clicks and pastes. */
  #queuedInput: (() => void)[] | undefined = [];
  readonly #resolve: (code: ExitCode) => void;
  readonly #reject: (error: Error) => void;
  readonly #onSignal = Object.entries(STOPPING).map(
    ([signal, number]) => [signal, () => this.#stop(128 + number)] as const,
  );

  constructor(
    cli: Cli,
    seat: SeatEngines,
    resolve: (code: ExitCode) => void,
    reject: (error: Error) => void,
  ) {
    const { settings, news } = startSettings(cli);
    this.#engine = seat(makeBotEngine((id) => this.#sourceOf?.(id)));
    this.#news = news;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#terminal = isDumb() ? this.#lines(cli) : this.#screens(settings);
    this.#audio = findAudio(settings);
    const threads = { engine: this.#engine, foreseer: this.#foreseer };
    const machine = makeEnvironment(threads, this.#games, () => this.#queuedInput === undefined);
    const environment = withTerminal(withAudio(machine, this.#audio), this.#terminal);
    this.#arcade = new Arcade(environment, this.#looks, this.#terminal, settings, makeRoutes);
  }

  #screens(settings: Settings): Terminal {
    return new Terminal(process.stdin, process.stdout, settings, {
      onKey: (key) => this.#press(key),
      onPaste: (text) => this.#paste(text),
      onMouse: (report) => this.#point(report),
      onRedraw: () => this.#arcade.redraw(),
    });
  }

  /** Creates a line-based terminal, which first explains how to play. */
  #lines(cli: Cli): LineTerminal {
    const lines = new LineTerminal(process.stdin, process.stdout, (line) => this.#line(line));
    lines.note(cli.messages.say('cli-play-lines'));
    return lines;
  }

  start(first: (context: Context) => Screen): void {
    for (const [signal, stop] of this.#onSignal) process.on(signal, stop);
    process.on('uncaughtException', this.fail);
    process.on('unhandledRejection', this.fail);
    process.stdin.on('end', this.#hangUp);
    this.#terminal.open();
    try {
      this.#arcade.open(first(this.#arcade));
      if (this.#news !== '') this.#arcade.announce(this.#news);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Stores the loaded games, then processes the queued input. */
  take({ games, looks, sourceOf }: Loaded): void {
    this.#sourceOf = sourceOf;
    for (const game of games) this.#games.push(game);
    for (const [id, look] of looks) this.#looks.set(id, look);
    const queuedInput = this.#queuedInput ?? [];
    this.#queuedInput = undefined;
    for (const action of queuedInput) this.#do(action);
  }

  #press(key: Key): void {
    if (!(key.ctrl && key.name === 'c')) this.#do(() => this.#arcade.press(key));
    else if (!this.#arcade.isOver && this.#arcade.quit()) this.#stop(EXIT.ok);
  }

  #line(line: string): void {
    this.#do(() => pressLine(this.#arcade, line));
  }

  #paste(text: string): void {
    this.#do(() => void this.#arcade.paste(text));
  }

  /** A click presses its target; the wheel acts as arrow keys. */
  #point({ deed: action, column, row }: MouseReport): void {
    this.#do(() => {
      if (action === 'wheel-up') this.#arcade.wheel('up');
      else if (action === 'wheel-down') this.#arcade.wheel('down');
      else this.#arcade.point(action, column, row);
    });
  }

  /** Performs an input action on the current screen, and exits if it leaves the arcade. */
  #do(action: () => void): void {
    if (this.#queuedInput !== undefined) {
      this.#queuedInput.push(action);
      return;
    }
    if (this.#arcade.isOver) return;
    action();
    this.#endIfOver();
  }

  #endIfOver(): void {
    if (this.#arcade.isOver) this.#stop(EXIT.ok);
  }

  #stop(code: ExitCode): void {
    this.#leave();
    const { unsaved, messages } = this.#arcade;
    for (const problem of unsaved) {
      const reason = messages.sayProblem(problem);
      printError(messages.say('cli-play-unsaved', { reason }));
    }
    this.#resolve(code === EXIT.ok && unsaved.length > 0 ? EXIT.failed : code);
  }

  readonly #hangUp = (): void => this.#stop(EXIT.ok);

  /** Restores the terminal and rejects with an error. */
  readonly fail = (error: unknown): void => {
    this.#leave();
    this.#reject(error instanceof Error ? error : new Error(String(error)));
  };

  #leave(): void {
    for (const [signal, stop] of this.#onSignal) process.off(signal, stop);
    process.off('uncaughtException', this.fail);
    process.off('unhandledRejection', this.fail);
    process.stdin.off('end', this.#hangUp);
    this.#terminal.close();
    this.#arcade.close();
    this.#engine.close();
    this.#foreseer.close();
    this.#audio?.close();
  }
}

/** Sound output; undefined without a program to play it. */
function findAudio(settings: Settings): TerminalAudio | undefined {
  const programs = findPrograms();
  if (programs.length === 0) return undefined;
  const audio = new TerminalAudio(new Player(programs));
  audio.setVolumes(settings);
  return audio;
}

/** Adds sound and its settings to an environment, if available. */
function withAudio(environment: Environment, audio: TerminalAudio | undefined): Environment {
  if (audio === undefined) return environment;
  const keepSettings = (settings: Settings) => {
    audio.setVolumes(settings);
    return environment.keepSettings(settings);
  };
  return {
    ...environment,
    audio,
    keepSettings,
    offered: [...environment.offered, 'effects', 'music'],
  };
}

/**
 * Adds terminal features to an environment: the clipboard, and settings applied when they are
 * saved.
 */
function withTerminal(environment: Environment, terminal: Console): Environment {
  const keepSettings = (settings: Settings) => {
    terminal.setDepth(settings.depth);
    terminal.setMouse(settings.mouse);
    return environment.keepSettings(settings);
  };
  return { ...environment, keepSettings, copy: (text) => terminal.copy(text) };
}

/** Settings from the file; a language on the command line takes precedence. */
function startSettings(cli: Cli): { settings: Settings; news: string } {
  const languages = shownOf(findLanguages());
  const fallback = chooseLanguage(wantedByEnvironment(), languages, DEFAULT_LANGUAGE);
  const file = readSettingsFile();
  const spec = settingsSpec(languages, fallback);
  const { settings, problems } = readSettings(spec, file.texts, gameSettings);
  const [problem] = [...(file.problem === undefined ? [] : [file.problem]), ...problems];
  return {
    settings: {
      ...settings,
      // Animations would be printed frame by frame.
      ...(isDumb() ? { speed: 'off' } : {}),
      ...(cli.language === undefined ? {} : { language: cli.language }),
    },
    news: problem === undefined ? '' : cli.messages.sayProblem(problem),
  };
}
