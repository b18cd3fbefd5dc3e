import { describe, expect, it } from 'vitest';
import { diffReports, formatReport } from '#lab';
import type { ReportFile } from '#lab';
import type { Entry } from '#lab/report/report.ts';
import { messagesIn } from '../html/messages.ts';
import { sampleReport } from '../html/sample-report.ts';

const figure = (value: number, width: number): Entry => ({
  estimate: { value, least: value - width, most: value + width },
  unit: 'share',
});

/** Report with one figure per row. */
function reportOf(figures: Readonly<Record<string, Entry>>, seed = 'a'): ReportFile {
  const table = {
    id: 'scores',
    columns: [
      { id: 'bots', head: { id: 'lab-col-bots' }, isText: true as const },
      { id: 'score', head: { id: 'lab-col-score' } },
    ],
    rows: Object.entries(figures).map(([id, entry]) => ({ id, entries: [id, entry] })),
  };
  const sections = [{ id: 'scores', title: { id: 'lab-scores' }, table }];
  return {
    ...sampleReport,
    plan: { ...sampleReport.plan, seed },
    report: { ...sampleReport.report, sections },
  };
}

describe('the difference of two reports', () => {
  it('lists what changed beyond chance, with its interval', () => {
    const before = reportOf({ one: figure(0.5, 0.03), two: figure(0.4, 0.03) });
    const after = reportOf({ one: figure(0.52, 0.03), two: figure(0.6, 0.04) });
    const { data } = diffReports(before, after);
    expect(data).toMatchObject({
      compared: 2,
      changed: [{ table: 'scores', row: 'two', column: 'score' }],
      onlyBefore: [],
      onlyAfter: [],
      plan: [],
    });
    const text = formatReport(messagesIn('en'), diffReports(before, after));
    expect(text).toContain('1 of 2 figures changed beyond chance.');
    expect(text).toMatch(/two +score +40\.0 %.*60\.0 %.*\+20\.0 % \(\+15\.0 to \+25\.0\)/);
  });

  it('says plainly that nothing changed', () => {
    const report = reportOf({ one: figure(0.5, 0.03) });
    expect(formatReport(messagesIn('en'), diffReports(report, report))).toBe(
      'Nothing changed beyond chance. Figures compared: 1.',
    );
    expect(formatReport(messagesIn('ru'), diffReports(report, report))).toContain('Ничего');
  });

  it('lists figures of one report only, and fields in which the plans differ', () => {
    const before = reportOf({ gone: figure(0.5, 0.03) });
    const after = reportOf({ added: figure(0.5, 0.03) }, 'other');
    expect(diffReports(before, after).data).toMatchObject({
      compared: 0,
      onlyBefore: [{ row: 'gone' }],
      onlyAfter: [{ row: 'added' }],
      plan: [{ field: 'seed', before: 'a', after: 'other' }],
    });
    const text = formatReport(messagesIn('en'), diffReports(before, after));
    expect(text).toContain('The reports have no figures in common.');
    expect(text).toMatch(/seed +a +other/);
  });

  it('does not compare figures of different units', () => {
    const estimate = { value: 0.5, least: 0.4, most: 0.6 };
    const before = reportOf({ one: { estimate, unit: 'share' } });
    const after = reportOf({ one: { estimate, unit: 'number' } });
    expect(diffReports(before, after).data).toMatchObject({ compared: 0 });
  });

  it('allows for the number of comparisons', () => {
    const names = Array.from({ length: 100 }, (_, at) => `row ${at}`);
    const all = (value: number) =>
      Object.fromEntries(names.map((name) => [name, figure(value, 0.03)]));
    const before = reportOf(all(0.5));
    // Beyond chance if it were the only comparison: the interval of the difference excludes 0.
    const after = reportOf({ ...all(0.5), 'row 7': figure(0.545, 0.03) });
    expect(
      diffReports(reportOf({ a: figure(0.5, 0.03) }), reportOf({ a: figure(0.545, 0.03) })).data,
    ).toMatchObject({ changed: [{ row: 'a' }] });
    expect(diffReports(before, after).data).toMatchObject({ compared: 100, changed: [] });
  });
});
