import { describe, expect, it } from 'vitest';
import { makeReportFile, readReportFile } from '#lab';
import { sampleReport } from '../html/sample-report.ts';

const text = makeReportFile(sampleReport);

function codesOf(source: string): string[] {
  const read = readReportFile(source);
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

describe('reading a report', () => {
  it('returns what was written, with infinite bounds', () => {
    expect(readReportFile(text)).toEqual({ ok: true, value: sampleReport });
    expect(readReportFile(`\uFEFF${text}`)).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', ''],
    ['other text', 'hello'],
    ['other JSON', '{"name": "turnwright"}'],
    ['a cut file', text.slice(0, 2000)],
    ['an HTML page without a report', '<!doctype html><title>x</title>'],
    [
      'an HTML report that is cut',
      '<script type="application/json" id="turnwright-report">{"plan"',
    ],
    ['deep nesting', '['.repeat(200_000)],
  ])('explains that %s is not a report', (_, source) => {
    expect(codesOf(source)).toEqual(['report-json']);
  });

  it.each([
    ['report.question.id', (file: string) => file.replace('"lab-question-arena"', '7')],
    ['report.sections.0.chart.kind', (file: string) => file.replace('"intervals"', '"pie"')],
  ])('names the mistake at %s', (path, change) => {
    const read = readReportFile(change(text));
    expect(read.ok ? [] : read.problems.map(({ args }) => args?.['path'])).toContain(path);
  });

  it('refuses rows with missing entries, wrong plans and phrases nested too deep', () => {
    const { report } = sampleReport;
    const [section] = report.sections;
    const table = section?.table;
    const rows = [{ id: 'short', entries: [1] }];
    const sections = [{ ...section, table: { ...table, rows } }];
    expect(codesOf(JSON.stringify({ ...sampleReport, report: { ...report, sections } }))).toEqual([
      'report-field',
    ]);
    expect(codesOf(JSON.stringify({ ...sampleReport, plan: {} }))).toContain('plan-field');
    let deep: object = { id: 'a' };
    for (let at = 0; at < 5000; at++) deep = { id: 'a', args: { deep } };
    const nested = { ...sampleReport, report: { ...report, answer: [deep] } };
    expect(codesOf(JSON.stringify(nested))).not.toEqual([]);
  });
});
