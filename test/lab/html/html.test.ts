import { createHash } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { Messages } from '#i18n';
import { makeHtmlReport } from '#lab/html/document.ts';
import { DOCUMENT_STYLE, STYLE_HASH } from '#lab/html/style.ts';
import { readReportFile } from '#lab';
import type { ReportFile } from '#lab';
import { messagesFromRight, messagesIn } from './messages.ts';
import { HOSTILE, sampleReport } from './sample-report.ts';

function write(messages: Messages = messagesIn('en'), file: ReportFile = sampleReport): string {
  const { document } = parseHTML('<!doctype html><html></html>');
  return makeHtmlReport(file, { messages, document, file: 'report.html' });
}

const html = write();
const { document } = parseHTML(html);

describe('an HTML report', () => {
  it('is the same for the same report, whatever DOM draws it', () => {
    expect(write()).toBe(html);
  });

  it('has a title, the answer, and all sections', () => {
    expect(document.title).toContain('Which is stronger in kalah: club or ');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('.answer')?.textContent).toContain('63.8 % of the points');
    const { sections } = sampleReport.report;
    expect(document.querySelectorAll('h2')).toHaveLength(sections.length + 1);
    expect(document.querySelectorAll('figure')).toHaveLength(5);
  });

  it('draws every chart twice, for large and for small screens, as an image with a text', () => {
    const charts = [...document.querySelectorAll('figure > svg')];
    expect(charts.map((svg) => svg.getAttribute('class'))).toEqual(
      Array.from({ length: 5 }, () => ['wide', 'narrow']).flat(),
    );
    for (const svg of charts) {
      expect(svg.getAttribute('role')).toBe('img');
      expect(svg.getAttribute('aria-label')).toMatch(/\. .*club|random/);
      expect(svg.querySelector('path, line, rect, circle')).not.toBeNull();
    }
    expect(charts[0]?.getAttribute('aria-label')).toContain('42.0 % (38.6 to 45.4)');
  });

  it('has a table with the intervals of all figures', () => {
    const cells = [...document.querySelectorAll('tbody tr:first-child td')];
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '800',
      '300',
      '20',
      '480',
      '42.0 % 38.6 to 45.4',
      '50.0 % 47.0 to 53.0',
    ]);
  });

  it('prints the command, seed, version and plan that reproduce it', () => {
    const text = document.querySelector('.reproduce')?.textContent ?? '';
    expect(text).toContain('turnwright study run report.html');
    expect(text).toContain('sample </script>');
    expect(text).toContain('Turnwright 0.1.0');
    expect(text).toContain('"kind": "arena"');
  });

  it('quotes file names for the shell', () => {
    const { document: dom } = parseHTML('<html></html>');
    const place = { messages: messagesIn('en'), document: dom, file: "-it's $(rm).html" };
    const named = parseHTML(makeHtmlReport(sampleReport, place)).document;
    expect(named.querySelector('.reproduce pre')?.textContent).toBe(
      String.raw`turnwright study run './-it'\''s $(rm).html'`,
    );
  });

  it('escapes names in texts, attributes and JSON', () => {
    expect(html).not.toContain('<img');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent).toContain(HOSTILE);
    expect(html).not.toMatch(/\son\w+="/);
  });

  it('contains the report for programs', () => {
    expect(readReportFile(html)).toEqual({ ok: true, value: sampleReport });
  });

  it('allows only its own style', () => {
    const hash = createHash('sha256').update(DOCUMENT_STYLE).digest('base64');
    expect(STYLE_HASH).toBe(`sha256-${hash}`);
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`,
    );
    expect(document.querySelector('style')?.textContent).toBe(DOCUMENT_STYLE);
    expect(html).not.toMatch(/\sstyle="|https?:\/\//);
  });

  it('is written in the language and direction of its messages', () => {
    const root = (page: string) => parseHTML(page).document.documentElement;
    expect(root(write(messagesIn('ru'))).getAttribute('lang')).toBe('ru');
    expect(write(messagesIn('ru'))).toContain('Как повторить');
    const fromRight = root(write(messagesFromRight()));
    expect(fromRight.getAttribute('lang')).toBe('ar');
    expect(fromRight.getAttribute('dir')).toBe('rtl');
  });

  it('states that a study was stopped early', () => {
    const partial = { done: 10, all: 400 };
    const provenance = { ...sampleReport.provenance, partial };
    expect(html).not.toContain('class="partial"');
    const stopped = write(undefined, { ...sampleReport, provenance });
    expect(stopped).toContain('Stopped before its end');
  });

  it('draws empty, equal and infinite figures', () => {
    const [section] = sampleReport.report.sections;
    const estimate = { value: 1, least: -Infinity, most: Infinity };
    const figure = { estimate, unit: 'number' } as const;
    const about = { title: { id: 'a' }, about: { id: 'b' } };
    const charts = [
      { ...about, kind: 'intervals', marks: [] },
      { ...about, kind: 'intervals', marks: [{ label: 'a', figure }] },
      { ...about, kind: 'parts', marks: [] },
      { ...about, kind: 'bars', x: { id: 'x' }, series: [] },
      { ...about, kind: 'bars', x: { id: 'x' }, series: [{ label: 'a', points: [] }] },
      { ...about, kind: 'lines', x: { id: 'x' }, y: { id: 'y' }, series: [] },
      {
        ...about,
        kind: 'lines',
        x: { id: 'x' },
        y: { id: 'y' },
        series: [{ label: 'a', points: [{ x: 1, y: 2 }] }],
      },
    ] as const;
    const sections = charts.map((chart) => ({
      id: 'a',
      title: section?.title ?? about.title,
      chart,
    }));
    const text = write(undefined, {
      ...sampleReport,
      report: { ...sampleReport.report, sections },
    });
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('draws long lists in bounded time and states their limit', () => {
    const marks = Array.from({ length: 5000 }, (_, at) => ({
      label: `bot ${at}`,
      figure: { estimate: { value: at, least: at - 1, most: at + 1 }, unit: 'number' as const },
    }));
    const points = Array.from({ length: 50_000 }, (_, x) => ({ x, y: x % 7 }));
    const about = { title: { id: 'a' }, about: { id: 'b' } };
    const bars = {
      ...about,
      kind: 'bars',
      x: { id: 'x' },
      series: [{ label: 'a', points }],
    } as const;
    const sections = [
      { id: 'a', title: { id: 'a' }, chart: { ...about, kind: 'intervals', marks } as const },
      { id: 'b', title: { id: 'b' }, chart: bars },
    ];
    const text = write(undefined, {
      ...sampleReport,
      report: { ...sampleReport.report, sections },
    });
    const page = parseHTML(text).document;
    expect(page.querySelectorAll('svg.wide')[0]?.querySelectorAll('circle')).toHaveLength(200);
    expect(page.querySelector('figcaption')?.textContent).toContain('The first 200 rows');
    expect(page.querySelectorAll('svg.wide')[1]?.querySelectorAll('rect').length).toBeLessThan(80);
  });
});
