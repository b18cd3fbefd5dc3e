import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { isDeep } from '#test/support/deep.ts';
import { MAIN } from './built.ts';
import { cleanUpAfterEach, homeOf, startAt } from './started.ts';

cleanUpAfterEach();

const SIGINT = 128 + constants.signals.SIGINT;

test('one job and two find the same, and write the same file', () => {
  const home = homeOf();
  const [rounds, match] = isDeep ? ['2', '6'] : ['1', '2'];
  const size = ['--games', '12', '--rounds', rounds, '--nodes', '10', '--match', match];
  const runs = ['1', '2'].map((jobs) => {
    const out = home.file('dobutsu.tuning.json');
    rmSync(out, { force: true });
    const args = [MAIN, 'tune', 'dobutsu', ...size, '--jobs', jobs, '--out', out];
    const run = spawnSync(process.execPath, args, { env: home.env(), encoding: 'utf8' });
    return { out: run.stdout, file: existsSync(out) ? readFileSync(out, 'utf8') : undefined };
  });
  expect(runs[0]?.out).toContain('Match against the derived evaluation:');
  expect(runs[1]).toEqual(runs[0]);
});

test.runIf(isDeep)('one job and two find the same levels', () => {
  const home = homeOf();
  const files = ['1', '2'].map((jobs) => {
    const out = home.file(`levels-${jobs}.tuning.json`);
    const size = ['--levels', '--games', '12', '--nodes', '10', '--match', '4'];
    const args = [MAIN, 'tune', 'dobutsu', ...size, '--jobs', jobs, '--out', out];
    spawnSync(process.execPath, args, { env: home.env(), encoding: 'utf8' });
    return readFileSync(out, 'utf8');
  });
  expect(files[0]).toContain('"level":"novice"');
  expect(files[1]).toBe(files[0]);
});

test('Ctrl-C writes nothing', async () => {
  const home = homeOf();
  const out = home.file('dobutsu.tuning.json');
  const run = startAt(home, ['tune', 'dobutsu', '--nodes', '10', '--jobs', '1', '--out', out]);
  await run.shows(/\d of 1,?000/);
  run.type('\x03');
  expect(await run.ended()).toMatchObject({ code: SIGINT });
  expect(existsSync(out)).toBe(false);
});
