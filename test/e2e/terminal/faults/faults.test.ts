import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { alignTable } from '#test/fuzz/table.ts';
import { isDeep } from '#test/support/deep.ts';
import type { Home } from '../built.ts';
import type { PtyRun } from '../pty.ts';
import { homeOf, listSaved, cleanUpAfterEach, startAt } from '../started.ts';
import { PLAYS, PROGRESS, savesOf } from './plays.ts';
import type { Play } from './plays.ts';

cleanUpAfterEach();

const FAULTS = pathToFileURL(resolve('test/support/file-faults.mjs')).href;
const plays = isDeep ? PLAYS : PLAYS.slice(0, 1);
/** Bytes of the first file after which the disk is full. */
const ROOMS = isDeep ? [0, 60, 150] : [150];

const rows: string[][] = [];

function faulty(home: Home, fault: string): Record<string, string> {
  const FAULT_WHILE = home.file('faulty');
  writeFileSync(FAULT_WHILE, '');
  const FAULTS_IN = home.file('data');
  return { NODE_OPTIONS: `--import=${FAULTS}`, FAULTS_IN, FAULT: fault, FAULT_WHILE };
}

async function act(run: PtyRun, { actions }: Play, from: number, to: number): Promise<void> {
  for (const { keys, shown } of actions.slice(from, to)) {
    run.type(keys);
    await run.shows(shown);
  }
}

/** Opens the only saved game from the menus. */
async function openSaved(run: PtyRun, { begun }: Play): Promise<void> {
  await listSaved(run);
  await run.shows(PROGRESS);
  run.type('\r');
  await run.shows(begun);
}

function bytesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Leaves a game with unsaved changes, and expects a confirmation and a final warning. */
async function leaveUnsaved(run: PtyRun): Promise<void> {
  run.type('\x03');
  await run.shows('This game could not be saved.');
  run.type('\x03');
  expect(await run.ended()).toEqual({ code: 1, signal: 0 });
  expect(run.raw).toContain('A game could not be saved and is lost');
}

const full = plays.flatMap((play) => ROOMS.map((room) => [play.id, room, play] as const));

test.each(full)('a full disk loses no saved part of %s (%d bytes)', async (id, room, play) => {
  const home = homeOf();
  const run = startAt(home, play.args, faulty(home, `full ${room}`));
  await run.shows(play.begun);
  let [played, lastSaved] = [0, 0];
  for (; played < 4 && !run.screen.includes('cannot be written'); played += 1) {
    lastSaved = played;
    await act(run, play, played, played + 1);
  }
  expect(run.screen).toContain('cannot be written');
  const saved = savesOf(home)[0]?.actions ?? 0;
  expect(saved).toBeGreaterThanOrEqual(lastSaved);
  rmSync(home.file('faulty'));
  // The next action with free space saves all the previous ones.
  await act(run, play, played, played + 1);
  run.type('\x03');
  expect(await run.ended()).toEqual({ code: 0, signal: 0 });
  expect(savesOf(home).map(({ actions }) => actions)).toEqual([played + 1]);
  rows.push([
    `${id}, full after ${room} bytes`,
    String(played),
    String(saved),
    'reported; then all',
  ]);
});

test.each(full.slice(0, isDeep ? full.length : 1))(
  'leaving %s on a full disk (%d bytes) needs confirmation, and the save is kept',
  async (_, room, play) => {
    const home = homeOf();
    const run = startAt(home, play.args, faulty(home, `full ${room}`));
    await run.shows(play.begun);
    let played = 0;
    while (played < 4 && !run.screen.includes('cannot be written')) {
      await act(run, play, played, played + 1);
      played += 1;
    }
    await leaveUnsaved(run);
    expect(savesOf(home)[0]?.actions ?? 0).toBeGreaterThanOrEqual(played - 1);
  },
);

test.each(plays.map((play) => [play.id, play] as const))(
  'a read-only folder leaves %s unchanged and is reported',
  async (id, play) => {
    const home = homeOf();
    const first = startAt(home, play.args);
    await first.shows(play.begun);
    await act(first, play, 0, 2);
    first.type('\x03');
    await first.ended();
    const before = bytesIn(home.saves);
    const run = startAt(home, [], faulty(home, 'read-only'));
    await openSaved(run, play);
    await act(run, play, 2, 3);
    await run.shows('cannot be written');
    await leaveUnsaved(run);
    expect(bytesIn(home.saves)).toEqual(before);
    rows.push([
      `${id}, read-only`,
      '3',
      String(savesOf(home)[0]?.actions),
      'reported; the last is lost',
    ]);
  },
);

test.each(plays.map((play) => [play.id, play] as const))(
  'two terminals that continue the same game of %s keep both versions',
  async (id, play) => {
    const home = homeOf();
    const first = startAt(home, play.args);
    await first.shows(play.begun);
    await act(first, play, 0, 1);
    first.type('\x03');
    await first.ended();
    const [one, other] = [startAt(home), startAt(home)];
    await openSaved(one, play);
    await openSaved(other, play);
    await act(one, play, 1, 3);
    other.type(play.other);
    const counts = () => savesOf(home).map(({ actions }) => actions);
    await other.until(() => counts().length > 1, 'a separate game');
    if (counts().includes(1)) {
      // A run asks which version to continue before it takes the key.
      await other.shows('y yes');
      other.type(`n${play.other}`);
      await other.until(() => !counts().includes(1), 'a separate action');
    }
    other.type('\x03');
    one.type('\x03');
    await Promise.all([one.ended(), other.ended()]);
    expect(counts().toSorted()).toEqual([2, 3]);
    const seconds = savesOf(home).map(({ text }) => /^2 p.*$/m.exec(text)?.[0]);
    expect(new Set(seconds).size).toBe(2);
    rows.push([`${id}, two writers`, '3 and 2', counts().join(' and '), 'both are kept']);
  },
);

afterAll(() => {
  const head = ['fault in the terminal', 'done', 'kept', 'what happens'];
  if (isDeep) console.log(alignTable([head, ...rows]));
});
