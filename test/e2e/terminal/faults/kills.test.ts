import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { below, makeStream } from '#core';
import { alignTable } from '#test/fuzz/table.ts';
import { isDeep } from '#test/support/deep.ts';
import type { Home } from '../built.ts';
import type { PtyRun } from '../pty.ts';
import { homeOf, listSaved, cleanUpAfterEach, startAt } from '../started.ts';
import { PLAYS, PROGRESS, savesOf } from './plays.ts';
import type { Play } from './plays.ts';

cleanUpAfterEach();

const FAULTS = pathToFileURL(resolve('test/support/file-faults.mjs')).href;
/** File changes from the first action on. The program is killed once at each. */
const CHANGES = 12;
const KILL_MOMENTS = ['before', 'half', 'after'] as const;
/** Kills per game at random times. */
const TIMES = 6;

/** Moment of a kill: at a file change, or some milliseconds after a key. */
interface Moment {
  readonly play: Play;
  readonly fault?: string;
  readonly action: number;
  readonly wait: number;
}

const atChanges = PLAYS.flatMap((play, number) =>
  Array.from({ length: CHANGES }, (_, index): Moment => {
    const way = KILL_MOMENTS[(index + number) % KILL_MOMENTS.length] ?? 'before';
    return { play, fault: `kill ${way} ${index + 1}`, action: -1, wait: 0 };
  }),
);
const atTimes = PLAYS.flatMap((play) =>
  Array.from({ length: play.kills ?? TIMES }, (_, index): Moment => {
    const random = makeStream(`${play.id} ${index}`, 'kills');
    return { play, action: below(random, play.actions.length), wait: below(random, 40) };
  }),
);
const sample = [atChanges[2], atChanges[CHANGES + 8], atTimes[TIMES], atTimes.at(-1)].flatMap(
  (one) => one ?? [],
);
const moments = isDeep ? [...atChanges, ...atTimes] : sample;

const rows: string[][] = [];

function nameOf({ play, fault, action, wait }: Moment): string {
  return `${play.id}, ${fault ?? `${wait} ms after action ${action + 1}`}`;
}

/** Waits until the last action is shown. Returns false if the program has ended. */
async function waitForAction(
  run: PtyRun,
  hasEnded: () => boolean,
  shown: RegExp,
): Promise<boolean> {
  await run.until(() => shown.test(run.screen) || hasEnded(), String(shown));
  return !hasEnded();
}

/** Plays until the program is killed. Returns the number of actions shown. */
async function playUntilKilled(home: Home, { play, fault, action, wait }: Moment): Promise<number> {
  const env = { NODE_OPTIONS: `--import=${FAULTS}`, FAULTS_IN: home.file('data') };
  const run = startAt(home, play.args, fault === undefined ? {} : { ...env, FAULT: fault });
  const state = { isOver: false };
  const ended = run.ended().then(() => (state.isOver = true));
  const hasEnded = () => state.isOver;
  let shown = 0;
  await run.until(() => play.begun.test(run.screen) || hasEnded(), 'the game');
  for (const [index, { keys, shown: news }] of play.actions.entries()) {
    if (hasEnded()) break;
    run.type(keys);
    if (index === action) {
      await new Promise((done) => setTimeout(done, wait));
      run.kill('SIGKILL');
      break;
    }
    if (!(await waitForAction(run, hasEnded, news))) break;
    shown += 1;
  }
  if (!hasEnded() && fault !== undefined) run.kill('SIGKILL');
  await ended;
  return shown;
}

/** Resumes the saved game from the menus. */
async function resume(home: Home, { play }: Moment, problem: string | undefined): Promise<void> {
  const run = startAt(home);
  await listSaved(run);
  await run.shows(PROGRESS);
  run.type('\r');
  await run.shows(play.begun);
  if (problem !== undefined) await run.shows('missing');
  run.close();
}

test.each(moments.map((moment) => [nameOf(moment), moment] as const))(
  'killing the terminal program loses no data silently: %s',
  async (name, moment) => {
    const home = homeOf();
    const shown = await playUntilKilled(home, moment);
    const saves = savesOf(home);
    expect(saves.length).toBeLessThan(2);
    const [{ actions, problem } = { actions: 0, problem: undefined }] = saves;
    rows.push([name, String(shown), String(actions), problem ?? '']);
    // Every action shown has been saved. One more may have been saved but not yet shown.
    expect(actions).toBeGreaterThanOrEqual(shown);
    expect(actions).toBeLessThanOrEqual(shown + 1);
    if (actions > 0) await resume(home, moment, problem);
  },
);

afterAll(() => {
  const head = ['killed in the terminal', 'shown', 'kept', 'said at the next start'];
  if (isDeep) console.log(alignTable([head, ...rows]));
});
