import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assertDefined, must } from '#core';
import { Messages } from '#i18n';
import { markdownTable, namePlan, planId, readReportFile, sayPhrase } from '#lab';
import { isUpdating } from '#test/support/golden.ts';

/** Documents with tables from studies, which their comments name. */
const DOCUMENTS = [
  'src/games/caves/README.md',
  'src/games/rogue/README.md',
  'src/games/zrf/puzzles/README.md',
];
const FOLDER = 'docs/studies';
const LOCALE = 'content/locales/en';

const BLOCK =
  /<!-- study: (?<file>\S+) (?<part>\S+?)(?: of (?<columns>[\w, -]+?))? -->\n.*?<!-- end of study -->/gsu;

const words = new Messages({
  language: 'en',
  sources: readdirSync(LOCALE).map((file) => readFileSync(`${LOCALE}/${file}`, 'utf8')),
});

function reportIn(file: string) {
  return must(readReportFile(readFileSync(`${FOLDER}/${file}`, 'utf8')));
}

function lengthOf(seconds: number): string {
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(0)} min`;
}

/** The plan of a report, the command that repeats it, and the time it took. */
function sourceOf(file: string): string {
  const { plan, provenance } = reportIn(file);
  const { seconds, work, workers } = provenance;
  const took = `${lengthOf(seconds)} on ${workers} threads; one thread needs ${lengthOf(work ?? seconds)}`;
  return `${namePlan(words, plan)} \`turnwright study run ${FOLDER}/${file}\` repeats it (${took}).`;
}

/** Answer of a report, or one of its tables in some of its columns. */
function textOf(file: string, part: string, columns: readonly string[] | undefined): string {
  const { report } = reportIn(file);
  if (part === 'answer') return report.answer.map((one) => sayPhrase(words, one)).join(' ');
  const { table } = assertDefined(report.sections.find(({ id }) => id === part));
  const { id, columns: all, rows } = assertDefined(table);
  const shown = [...all.keys()].filter(
    (at) => at === 0 || columns === undefined || columns.includes(assertDefined(all[at]).id),
  );
  const pick = <T>(entries: readonly T[]): T[] => shown.map((at) => entries[at] as T);
  const chosen = {
    id,
    columns: pick(all),
    rows: rows.map((row) => ({ ...row, entries: pick(row.entries) })),
  };
  return markdownTable(words, chosen);
}

describe.each(DOCUMENTS)('%s', (path) => {
  it('has the figures of the studies that it names', () => {
    const document = readFileSync(path, 'utf8');
    const named = new Set<string>();
    const expected = document.replaceAll(BLOCK, (block, ...rest) => {
      const { file = '', part = '', columns } = rest.at(-1) as Record<string, string | undefined>;
      const [start = ''] = block.split('\n');
      const source = named.has(file) ? [] : [sourceOf(file), ''];
      named.add(file);
      const text = textOf(file, part, columns?.split(', '));
      return [start, '', text, '', ...source, '<!-- end of study -->'].join('\n');
    });
    if (isUpdating) writeFileSync(path, expected);
    expect(document.match(BLOCK)).not.toBeNull();
    expect(readFileSync(path, 'utf8')).toBe(expected);
  });
});

it('every stored study is complete, and some document names it', () => {
  const named = DOCUMENTS.map((path) => readFileSync(path, 'utf8')).join('\n');
  for (const file of readdirSync(FOLDER)) {
    expect(named).toContain(`<!-- study: ${file} `);
    const { plan, provenance } = reportIn(file);
    expect(planId(plan)).toMatch(/^[a-z]+-/);
    expect(provenance.partial).toBeUndefined();
  }
});
