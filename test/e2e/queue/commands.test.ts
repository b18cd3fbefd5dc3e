import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlan } from '#lab';
import type { Plan } from '#lab';
import { PATIENCE } from '#test/support/patience.ts';
import { MAIN } from '../terminal/built.ts';
import { cleanUpAfterEach, homeOf, startAt } from '../terminal/started.ts';
import { openLab, readReport, shows } from './lab.ts';
import { LONG, MANY_CHUNKS, SHORT } from './plans.ts';

const lab = openLab();
cleanUpAfterEach();

const SIGINT = 128 + constants.signals.SIGINT;
const SIGTERM = 128 + constants.signals.SIGTERM;
const OTHER_BUILD = 'f00dfacef00d';
/** Copy of the program with another fingerprint. */
const OTHER = resolve('dist/.cache/other-build/main.js');

function writePlan(plan: Plan): string {
  const path = lab.home.file('plan.json');
  writeFileSync(path, makePlan(plan));
  return path;
}

/** Fingerprint of the program under test. */
function ownBuild(): string {
  for (const file of readdirSync(dirname(MAIN))) {
    const [, build] = /build:\s?"([0-9a-f]{12})"/.exec(readText(join(dirname(MAIN), file))) ?? [];
    if (build !== undefined) return build;
  }
  throw new Error('the built program has no fingerprint');
}

function readText(path: string): string {
  return path.endsWith('.js') ? readFileSync(path, 'utf8') : '';
}

beforeAll(() => {
  const [folder, build] = [dirname(OTHER), ownBuild()];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dirname(MAIN), folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const text = readText(join(folder, file));
    if (text.includes(build))
      writeFileSync(join(folder, file), text.replaceAll(build, OTHER_BUILD));
  }
});
afterAll(() => {
  rmSync(dirname(OTHER), { recursive: true, force: true });
});

async function keys(): Promise<readonly string[]> {
  return (await lab.redis.keys('*')).sort();
}

/** Waits until a study has merged some units. */
async function hasPlayed(id: string): Promise<void> {
  const units = () => lab.redis.hget(`turnwright:study:${id}`, 'units').then(Number);
  await expect.poll(units, { timeout: PATIENCE }).toBeGreaterThan(0);
}

test('removes all keys of a study after its report, and the rest with the last worker', async () => {
  const worker = await lab.startWorker();
  const args = ['study', 'run', writePlan(SHORT), '--queue', lab.url];
  const { study, id } = await lab.startStudy(args);
  expect(await study.ended).toBe(0);
  const left = await keys();
  expect(left.filter((key) => key.includes(id))).toEqual([]);
  expect(left).not.toContain('turnwright:studies');
  expect(left.every((key) => key.startsWith('turnwright:'))).toBe(true);
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(SIGTERM);
  expect(worker.stdout).toMatch(/Worker stopped after \d+ chunk/);
  expect(await keys()).toEqual([]);
});

test('keys of a study expire after 7 days without a heartbeat', async () => {
  const args = ['study', 'run', writePlan(MANY_CHUNKS), '--queue', lab.url, '--chunk', '1'];
  const { study } = await lab.startStudy(args);
  const count = () => lab.redis.keys('turnwright:chunks-*').then(({ length }) => length);
  await expect.poll(count, { timeout: PATIENCE }).toBeGreaterThan(5);
  const expire = async () => {
    const all = await keys();
    const ttls = await Promise.all(all.map((key) => lab.redis.ttl(key)));
    return all.filter((_, at) => (ttls[at] ?? -1) < 0);
  };
  await expect.poll(expire, { timeout: PATIENCE }).toEqual([]);
  study.child.kill('SIGKILL');
});

test('lists, shows and cancels a study', async () => {
  const args = ['study', 'run', writePlan(MANY_CHUNKS), '--queue', lab.url, '--chunk', '1'];
  const { study, id } = await lab.startStudy(args);
  const worker = await lab.startWorker();
  await hasPlayed(id);
  const list = await lab.run(['study', 'list', '--queue', lab.url]);
  expect(list.stdout).toMatch(new RegExp(`${id} +arena +kalah +\\d+/240 +\\d+:\\d\\d +running `));
  const show = await lab.run(['study', 'show', 'arena', '--queue', lab.url]);
  expect(show.stdout).toMatch(/Plan: \{"format":1/);
  expect(show.stdout).toMatch(/% of the points/);
  worker.child.kill('SIGTERM');
  await worker.ended;
  const cancel = await lab.run(['study', 'cancel', id, '--queue', lab.url]);
  expect(cancel.stdout).toBe(`Removed study ${id}.\n`);
  expect(await study.ended).toBe(1);
  expect(study.stderr).toMatch(`Study ${id} was cancelled.`);
  await expect.poll(keys, { timeout: PATIENCE }).toEqual([]);
});

test('refuses a second coordinator while the first lives', async () => {
  const args = ['study', 'run', writePlan(MANY_CHUNKS), '--queue', lab.url];
  const { study, id } = await lab.startStudy(args);
  const second = await lab.run(['study', 'resume', id, '--queue', lab.url]);
  expect(second.stderr).toMatch(`Study ${id} is being run by process ${study.child.pid} on `);
  expect(second.code).toBe(1);
});

test('a study on another machine can be resumed when its coordinator has been silent', async () => {
  const args = ['study', 'run', writePlan(MANY_CHUNKS), '--queue', lab.url];
  const { study, id } = await lab.startStudy(args);
  study.child.kill('SIGKILL');
  await study.ended;
  const lock = `turnwright:lock:${id}`;
  const away = { host: 'elsewhere', pid: 1, space: '', token: 'x' };
  await lab.redis.set(lock, JSON.stringify(away), 'KEEPTTL');
  const refused = await lab.run(['study', 'resume', id, '--queue', lab.url]);
  expect(refused.stderr).toMatch('is being run by process 1 on elsewhere');
  await lab.redis.pexpire(lock, 1);
  await lab.startStudy(['study', 'resume', id, '--queue', lab.url]);
});

test('a worker of another build reports it once and takes no chunks', async () => {
  const other = await lab.startWorker(OTHER);
  const args = ['study', 'run', writePlan(SHORT), '--queue', lab.url];
  const { study, id } = await lab.startStudy(args);
  await shows(other, 'stderr', /Skipping study/);
  const build = ownBuild();
  expect(other.stderr).toMatch(
    new RegExp(
      `Skipping study ${id}: it needs turnwright \\S+ \\(build ${build}, kalah rules \\d+\\); ` +
        `this worker is \\S+ \\(build ${OTHER_BUILD}, kalah rules \\d+\\)`,
    ),
  );
  const resumed = await lab.run(['study', 'resume', id, '--queue', lab.url], OTHER);
  expect(resumed.stderr).toMatch(`needs turnwright`);
  expect(resumed.stderr).toMatch(`build ${OTHER_BUILD}`);
  expect(resumed.code).toBe(1);
  await lab.startWorker();
  expect(await study.ended, study.stderr).toBe(0);
  other.child.kill('SIGTERM');
  await other.ended;
  expect(other.stdout).toMatch('Worker stopped after 0 chunks.');
  expect(other.stderr.match(/Skipping study/g)).toHaveLength(1);
});

test('an interrupted study prints its partial report, and continues where it stopped', async () => {
  const plan = writePlan(LONG);
  const expected = lab.home.file('expected.json');
  await lab.run(['study', 'run', plan, '--report', expected]);
  await lab.startWorker();
  const args = ['study', 'run', plan, '--queue', lab.url, '--chunk', '4', '--json'];
  const { study, id } = await lab.startStudy(args);
  await hasPlayed(id);
  study.child.kill('SIGINT');
  expect(await study.ended).toBe(SIGINT);
  expect(JSON.parse(study.stdout)).toMatchObject({ ok: false, partial: true });
  expect(study.stderr).toMatch(/Stopped early: \d+ of 120 done/);
  const command = `turnwright study resume ${id} --queue ${lab.url}`;
  expect(study.stderr).toMatch(`To continue: ${command}\n`);
  const list = await lab.run(['study', 'list', '--queue', lab.url]);
  expect(list.stdout).toMatch(/stopped/);
  const report = lab.home.file('resumed.json');
  const resumed = await lab.run([...command.split(' ').slice(1), '--report', report]);
  expect(resumed.code, resumed.stderr).toBe(0);
  expect(readReport(report)).toBe(readReport(expected));
});

test('without workers, the progress names the command that starts one, and Ctrl-C works', async () => {
  const run = startAt(homeOf(), ['arena', 'kalah', '--games', '100', '--queue', lab.url]);
  await run.shows(/no workers: run “turnwright worker <url>”/);
  run.type('\x03');
  expect(await run.ended()).toMatchObject({ code: SIGINT });
  await run.until(() => run.raw.includes('To continue: turnwright study resume'), 'the command');
});

test('keeps a study whose report cannot be written', async () => {
  await lab.startWorker();
  writeFileSync(lab.home.file('file'), '');
  const report = lab.home.file('file/report.json');
  const args = ['study', 'run', writePlan(SHORT), '--queue', lab.url, '--report', report];
  const { study, id } = await lab.startStudy(args);
  expect(await study.ended).toBe(1);
  const again = lab.home.file('again.json');
  const flags = ['--queue', lab.url, '--report', again];
  const resumed = await lab.run(['study', 'resume', id, ...flags]);
  expect(resumed.code, resumed.stderr).toBe(0);
  expect(readReport(again)).toMatch('"plan"');
});

test('the queue can be named in the environment, which keeps its password secret', async () => {
  const url = lab.url.replace('//', '//default:hunter2@');
  await lab.redis.config('SET', 'requirepass', 'hunter2');
  const worker = await lab.startWorker(MAIN, url);
  const args = ['study', 'run', writePlan(SHORT), '--queue'];
  const { study } = await lab.startStudy(args, { TURNWRIGHT_QUEUE: url });
  expect(await study.ended, study.stderr).toBe(0);
  const printed = [study, worker].map(({ stdout, stderr }) => stdout + stderr).join('');
  expect(printed).not.toMatch('hunter2');
  await lab.redis.config('SET', 'requirepass', '');
});
