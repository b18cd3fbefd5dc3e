import { afterEach, beforeAll } from 'vitest';
import { ensureBuilt, Home, MAIN } from './built.ts';
import { PtyRun } from './pty.ts';

/** Resources of a test to clean up afterwards: programs before the folders they write to. */
const open: { close?(): void; remove?(): void }[] = [];

/**
 * Builds the program and registers the cleanup. Call once per file of tests that start programs.
 */
export function cleanUpAfterEach(): void {
  beforeAll(ensureBuilt);
  afterEach(() => {
    for (const resource of open.splice(0).reverse()) {
      resource.close?.();
      resource.remove?.();
    }
  });
}

/** Creates a home folder with settings. */
export function homeOf(settings: Record<string, string> = {}): Home {
  const home = new Home(settings);
  open.push(home);
  return home;
}

/** Runs a program in a terminal with this home. */
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

/** Starts the arcade in a terminal with this home. */
export function startAt(
  home: Home,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): PtyRun {
  return runAt(home, process.execPath, [MAIN, ...args], env);
}

/** Starts the program for a new user. */
export function start(args: readonly string[] = [], home = homeOf()): { run: PtyRun; home: Home } {
  return { run: startAt(home, args), home };
}

/** Moves to the saved games in the first menu, expects one, and lists it. */
export async function listSaved(run: PtyRun): Promise<void> {
  await run.shows(/ 1 game(?!s)/);
  // Other changes of the screen, such as a late redraw, do not answer the key.
  const marked = () => /▸[^\n]*/.exec(run.screen)?.[0] ?? '';
  while (!/ 1 game(?!s)/.test(marked())) {
    const before = marked();
    run.type('\x1b[B');
    await run.until(() => ![before, ''].includes(marked()), 'the next row of the menu');
  }
  run.type('\r');
}
