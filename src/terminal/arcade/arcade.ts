import { dirname } from 'node:path';
import { loadGames } from '../../catalogue.ts';
import type { AnyGame } from '../../core/index.ts';
import { chooseLanguage } from '../../i18n/index.ts';
import { Arcade, makeRoutes, readSettings, settingsSpec } from '../../screen/index.ts';
import type {
  Context,
  Environment,
  Key,
  LookModule,
  Settings,
  Screen,
} from '../../screen/index.ts';
import { loadLooks } from '../../screen/looks/index.ts';
import { EXIT, printError } from '../cli/cli.ts';
import type { Cli, ExitCode } from '../cli/cli.ts';
import { makeEnvironment } from './environment.ts';
import { findLanguages, DEFAULT_LANGUAGE, wantedByEnvironment } from '../files/languages.ts';
import { makeBotEngine, makePuzzleSolver, makeRulesTrial } from '../engine/engines.ts';
import { diceServices } from '../files/adventures.ts';
import { recordsFile, settingsFile } from '../files/folders.ts';
import { clearLeftovers } from '../files/leftovers.ts';
import { RecordsFile } from '../files/records.ts';
import { rulesLibrary } from '../rules/rules-library.ts';
import { readSettingsFile } from '../files/settings-file.ts';
import { rogueServices } from '../files/worlds.ts';
import { Player } from '../sound/player.ts';
import { findPrograms } from '../sound/programs.ts';
import { TerminalAudio } from '../sound/terminal-audio.ts';
import { Terminal } from './terminal.ts';

const STOPPING = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/** Whether there is a person at a terminal that can show screens. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}

/** Runs the arcade in this terminal from a first screen until the person leaves. */
export async function runArcade(cli: Cli, first: (context: Context) => Screen): Promise<ExitCode> {
  const solver = makePuzzleSolver((id) => rulesLibrary.sourceOf(id));
  const trial = makeRulesTrial();
  const untried = rulesLibrary.tryIn(trial);
  for (const file of [recordsFile, settingsFile]) clearLeftovers(dirname(file));
  const records = new RecordsFile(recordsFile);
  const looks = await loadLooks({
    dice: diceServices,
    rogue: rogueServices,
    zrf: { library: rulesLibrary, solver, records },
  });
  const games = await loadGames();
  const code = await new Promise<ExitCode>((resolve, reject) =>
    new ArcadeRun(cli, { games, looks }, resolve, reject).start(first),
  ).finally(() => {
    untried();
    solver.close();
    trial.close();
  });
  return code;
}

interface Loaded {
  readonly games: readonly AnyGame[];
  readonly looks: ReadonlyMap<string, LookModule>;
}

/** One arcade in one terminal, with all that has to be let go of on any way out. */
class ArcadeRun {
  readonly #engine = makeBotEngine((id) => rulesLibrary.sourceOf(id));
  readonly #terminal: Terminal;
  readonly #audio: TerminalAudio | undefined;
  readonly #arcade: Arcade;
  readonly #news: string;
  readonly #resolve: (code: ExitCode) => void;
  readonly #reject: (error: Error) => void;
  readonly #onSignal = Object.entries(STOPPING).map(
    ([signal, number]) => [signal, () => this.#stop(128 + number)] as const,
  );

  constructor(
    cli: Cli,
    { games, looks }: Loaded,
    resolve: (code: ExitCode) => void,
    reject: (error: Error) => void,
  ) {
    const { settings, news } = startSettings(cli);
    this.#news = news;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#terminal = new Terminal(process.stdin, process.stdout, settings.depth, {
      onKey: (key) => this.#press(key),
      onRedraw: () => this.#arcade.redraw(),
    });
    this.#audio = findAudio(settings);
    const machine = makeEnvironment(this.#engine, games);
    const environment = withTerminal(withAudio(machine, this.#audio), this.#terminal);
    this.#arcade = new Arcade(environment, looks, this.#terminal, settings, makeRoutes);
  }

  start(first: (context: Context) => Screen): void {
    for (const [signal, stop] of this.#onSignal) process.on(signal, stop);
    process.on('uncaughtException', this.#crash);
    process.on('unhandledRejection', this.#crash);
    process.stdin.on('end', this.#hangUp);
    this.#terminal.open();
    try {
      this.#arcade.open(first(this.#arcade));
      if (this.#news !== '') this.#arcade.tell(this.#news);
    } catch (error) {
      this.#crash(error);
    }
  }

  #press(key: Key): void {
    const isStop = key.ctrl && key.name === 'c';
    if (!isStop) this.#arcade.press(key);
    if (isStop ? this.#arcade.quit() : this.#arcade.isOver) this.#stop(EXIT.ok);
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

  readonly #crash = (error: unknown): void => {
    this.#leave();
    this.#reject(error instanceof Error ? error : new Error(String(error)));
  };

  #leave(): void {
    for (const [signal, stop] of this.#onSignal) process.off(signal, stop);
    process.off('uncaughtException', this.#crash);
    process.off('unhandledRejection', this.#crash);
    process.stdin.off('end', this.#hangUp);
    this.#terminal.close();
    this.#arcade.close();
    this.#engine.close();
    this.#audio?.close();
  }
}

/** Sound, where a program can play it. */
function findAudio(settings: Settings): TerminalAudio | undefined {
  const programs = findPrograms();
  if (programs.length === 0) return undefined;
  const audio = new TerminalAudio(new Player(programs));
  audio.setVolumes(settings);
  return audio;
}

/** Sound with its settings, which are offered where it can be heard. */
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

/** What concerns the terminal itself: its settings, as soon as they are kept, and its clipboard. */
function withTerminal(environment: Environment, terminal: Terminal): Environment {
  const keepSettings = (settings: Settings) => {
    terminal.setDepth(settings.depth);
    return environment.keepSettings(settings);
  };
  return { ...environment, keepSettings, copy: (text) => terminal.copy(text) };
}

/** The settings of the file; a language asked for on the command line goes before. */
function startSettings(cli: Cli): { settings: Settings; news: string } {
  const languages = findLanguages();
  const fallback = chooseLanguage(wantedByEnvironment(), languages, DEFAULT_LANGUAGE);
  const file = readSettingsFile();
  const { settings, problems } = readSettings(settingsSpec(languages, fallback), file.texts);
  const [problem] = [...(file.problem === undefined ? [] : [file.problem]), ...problems];
  return {
    settings: { ...settings, ...(cli.language === undefined ? {} : { language: cli.language }) },
    news: problem === undefined ? '' : cli.messages.sayProblem(problem),
  };
}
