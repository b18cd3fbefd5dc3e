import type * as writers from './document.ts';

export type { ChartDocument } from './charts/drawing.ts';

/** Writers of HTML. */
export type HtmlReports = typeof writers;

/** Loads the writers of HTML, which are large: few commands and pages need charts. */
export function loadHtmlReports(): Promise<HtmlReports> {
  return import('./document.ts');
}
