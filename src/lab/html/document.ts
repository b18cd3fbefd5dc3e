import { sayPhrase } from '../report/phrases.ts';
import { REPORT_SCRIPT } from '../study/report-file.ts';
import type { ReportFile } from '../study/report-file.ts';
import { languageAttributes, reportArticle } from './article.ts';
import type { ReportPlace } from './article.ts';
import { escapeJson, startTag, tag, textTag } from './markup/markup.ts';
import { DOCUMENT_STYLE, STYLE_HASH } from './style.ts';

export { reportArticle } from './article.ts';
export { REPORT_STYLE } from './style.ts';

/** Only the one style sheet: no scripts, and no requests of any kind. */
const POLICY = [
  `default-src 'none'`,
  `style-src '${STYLE_HASH}'`,
  'img-src data:',
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ');

/**
 * Report as one HTML file, which needs nothing else to be read or printed. It contains the plan and
 * the report as JSON, for programs.
 */
export function makeHtmlReport(file: ReportFile, place: ReportPlace): string {
  const { plan, report, provenance } = file;
  const meta = (attributes: Readonly<Record<string, string>>) => startTag('meta', attributes);
  const json = escapeJson(JSON.stringify({ plan, report, provenance }));
  const lines = [
    '<!doctype html>',
    startTag('html', languageAttributes(place)),
    '<head>',
    meta({ charset: 'utf-8' }),
    meta({ 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    meta({ name: 'color-scheme', content: 'light dark' }),
    meta({ name: 'generator', content: `Turnwright ${provenance.version}` }),
    textTag('title', sayPhrase(place.messages, report.question)),
    startTag('link', { rel: 'icon', href: 'data:,' }),
    `<style>${DOCUMENT_STYLE}</style>`,
    '</head>',
    '<body>',
    tag('main', {}, reportArticle(file, place)),
    `${REPORT_SCRIPT}${json}</script>`,
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
