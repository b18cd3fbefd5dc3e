import { afterEach, beforeAll } from 'vitest';
import { ensureBuilt, Home, MAIN } from './built.ts';
import { PtyRun } from './pty.ts';

/** What a test started, to be put away after it: programs before the folders they write to. */
const open: { close?(): void; remove?(): void }[] = [];

/** To be called once by every file of tests that start programs. */
export function putAwayAfterEach(): void {
  beforeAll(ensureBuilt);
  afterEach(() => {
    for (const thing of open.splice(0).reverse()) {
      thing.close?.();
      thing.remove?.();
    }
  });
}

/** A folder for a person's files, with these settings. */
export function homeOf(settings: Record<string, string> = {}): Home {
  const home = new Home(settings);
  open.push(home);
  return home;
}

/** Runs any program at home in a terminal. */
export function runAt(
  home: Home,
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): PtyRun {
  const run = new PtyRun(file, args, home, env);
  open.push(run);
  return run;
}

/** Starts the arcade at home in a terminal. */
export function startAt(
  home: Home,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): PtyRun {
  return runAt(home, process.execPath, [MAIN, ...args], env);
}

/** Starts the program for a person who was never here before. */
export function start(args: readonly string[] = [], home = homeOf()): { run: PtyRun; home: Home } {
  return { run: startAt(home, args), home };
}

/** Goes down the first menu to the saved games, of which there is one, and lists them. */
export async function listSaved(run: PtyRun): Promise<void> {
  await run.shows(/ 1 game(?!s)/);
  while (!/▸[^\n]* 1 game(?!s)/.test(run.screen)) {
    const before = run.screen;
    run.type('\x1b[B');
    await run.until(() => run.screen !== before, 'the next row of the menu');
  }
  run.type('\r');
}
