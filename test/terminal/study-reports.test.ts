import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReportFile } from '#lab';
import { must } from '#core';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnwright-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pathOf = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(pathOf(name), 'utf8');

/** Plays an arena and writes its report to the named files. */
function arena(two: string, games: number, ...names: readonly string[]) {
  const reports = names.flatMap((name) => ['--report', pathOf(name)]);
  const bots = ['--one', 'novice', '--two', two, '--games', String(games)];
  return runHere(['arena', 'kalah', ...bots, '--jobs', '1', ...reports]);
}

test('a study writes the same report as HTML, JSON and CSV', async () => {
  expect(await arena('random', 6, 'a.html', 'a.json', 'a.csv')).toMatchObject({ code: 0 });
  const [fromHtml, fromJson] = ['a.html', 'a.json'].map((name) => must(readReportFile(read(name))));
  expect(fromHtml).toEqual(fromJson);
  expect(read('a.html')).toContain('turnwright study run a.html');
  expect(read('a.csv')).toMatch(/^study,table,row,column,unit,value,least,most\r\narena-/);
});

test('the study of an HTML report can be run again', async () => {
  await arena('random', 6, 'first.html');
  const again = ['--jobs', '1', '--report', pathOf('again.json')];
  expect(await runHere(['study', 'run', pathOf('first.html'), ...again])).toMatchObject({
    code: 0,
  });
  const { plan, report } = must(readReportFile(read('first.html')));
  expect(must(readReportFile(read('again.json')))).toMatchObject({ plan, report });
});

test('study diff lists changes beyond chance, as text and as data', async () => {
  await arena('random', 40, 'before.html');
  await arena('club', 40, 'after.json');
  const sides = [pathOf('before.html'), pathOf('after.json')];
  const same = await runHere(['study', 'diff', pathOf('before.html'), pathOf('before.html')]);
  expect(same).toMatchObject({
    code: 0,
    out: expect.stringContaining('Nothing changed') as string,
  });
  const diff = await runHere(['study', 'diff', ...sides]);
  expect(diff.code).toBe(0);
  expect(diff.out).toMatch(/cells +novice random +novice club/);
  const { out } = await runHere(['study', 'diff', ...sides, '--json']);
  expect(JSON.parse(out)).toMatchObject({ compared: 0, plan: [{ field: 'cells' }] });
});

test('study diff names files that are no reports', async () => {
  writeFileSync(pathOf('wrong.json'), '{"plan": 1, "report": {}}');
  await arena('random', 6, 'good.json');
  const wrong = await runHere(['study', 'diff', pathOf('good.json'), pathOf('wrong.json')]);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('wrong.json');
  expect(wrong.err).toContain('report.question');
  const missing = await runHere(['study', 'diff', pathOf('good.json'), pathOf('missing.json')]);
  expect(missing).toMatchObject({
    code: 1,
    err: expect.stringContaining('missing.json') as string,
  });
});
