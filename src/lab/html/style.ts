/** Style of a report, inside an article of class `report`; the page and the HTML file share it. */
export const REPORT_STYLE = `
.report {
  --report-ground: light-dark(#f4eee3, #14181f);
  --report-surface: light-dark(#fffdf8, #1f2630);
  --report-sunken: light-dark(#f5efe4, #28313d);
  --report-edge: light-dark(#d9ccb5, #364250);
  --report-grid: light-dark(#e6dccb, #323c49);
  --report-ink: light-dark(#22201c, #f0ebe2);
  --report-ink-2: light-dark(#5b5347, #b9b6ae);
  --report-accent: light-dark(#9a5412, #f0b25c);
  --report-focus: light-dark(#1d6fd0, #7dbcff);
  --report-band: light-dark(#d5e6db, #2c4a41);
  --report-1: light-dark(#1e5f9c, #6db3f0);
  --report-2: light-dark(#b1461c, #f29264);
  --report-3: light-dark(#1c7257, #5fcfa6);
  --report-4: light-dark(#7d4796, #d3a0ea);
  --report-5: light-dark(#7d6200, #e3c65c);
  --report-6: light-dark(#5c5c5c, #c4c4c4);
  --report-serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
  --report-sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
  --report-mono: ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 54rem;
  margin-inline: auto;
  padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 4vw, 2.5rem);
  container: report / inline-size;
  color: var(--report-ink);
  font-family: var(--report-sans);
  font-size: 1rem;
  line-height: 1.55;
  overflow-wrap: break-word;
}
.report *, .report *::before, .report *::after { box-sizing: border-box; }
.report :is(h1, h2, p, dl, dd, figure, pre, table) { margin: 0; }
.report :is(h1, h2) {
  font-family: var(--report-serif);
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.005em;
  text-wrap: balance;
}
.report:dir(rtl) :is(h1, h2), .report:dir(rtl) .eyebrow { letter-spacing: normal; }
.report h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.75rem); }
.report h2 { font-size: 1.5rem; }
.report p { max-inline-size: 44rem; text-wrap: pretty; }
.report header { display: grid; gap: 0.875rem; overflow-wrap: anywhere; }
.report .eyebrow {
  color: var(--report-accent);
  font-size: 0.8125rem;
  font-weight: 700;
  letter-spacing: 0.06em;
  text-transform: uppercase;
}
.report .answer {
  font-family: var(--report-serif);
  font-size: clamp(1.125rem, 1rem + 0.7vw, 1.375rem);
  line-height: 1.45;
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--report-accent);
}
.report .partial { color: var(--report-accent); font-weight: 600; }
.report section { display: grid; gap: 1rem; margin-block-start: 2.75rem; }
.report section > * { min-inline-size: 0; }
.report figure {
  padding: 1.25rem clamp(0.875rem, 2.5vw, 1.5rem) 1rem;
  border: 1px solid var(--report-edge);
  border-radius: 1rem;
  background: var(--report-surface);
}
.report figcaption { display: grid; margin-block-end: 0.875rem; }
.report figcaption b { font-family: var(--report-serif); font-size: 1.1875rem; }
.report figcaption span { color: var(--report-ink-2); font-size: 0.9375rem; }
.report svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
  direction: ltr;
  font-family: var(--report-sans);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
}
.report svg text { white-space: pre; }
.report svg.narrow { display: none; max-inline-size: 32rem; margin-inline: auto; }
@container report (max-width: 37rem) {
  .report svg.wide { display: none; }
  .report svg.narrow { display: block; }
}
.report .table { overflow-x: auto; border-radius: 0.25rem; }
.report table {
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
}
.report :is(th, td) {
  padding: 0.5rem 0.625rem;
  border-block-end: 1px solid var(--report-edge);
  text-align: start;
  vertical-align: baseline;
}
.report :is(th, td):first-child { padding-inline-start: 0; }
.report :is(th, td):last-child { padding-inline-end: 0; }
.report thead th {
  border-block-end: 2px solid var(--report-ink-2);
  color: var(--report-ink-2);
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.3;
  vertical-align: bottom;
}
.report thead span { display: inline-block; inline-size: max-content; max-inline-size: 9rem; }
.report tbody th { min-inline-size: 7rem; font-weight: 600; }
.report .number { text-align: end; }
.report .long { min-inline-size: 15rem; }
.report tbody .number { white-space: nowrap; }
.report td b { font-weight: 600; }
.report td span { display: block; color: var(--report-ink-2); font-size: 0.8125rem; }
.report .reproduce {
  margin-block-start: 3.5rem;
  padding-block-start: 2rem;
  border-block-start: 1px solid var(--report-edge);
}
.report pre {
  padding: 0.75rem 1rem;
  border: 1px solid var(--report-edge);
  border-radius: 0.5rem;
  background: var(--report-sunken);
  font-family: var(--report-mono);
  font-size: 0.875rem;
  line-height: 1.5;
  text-align: left;
  overflow-x: auto;
}
.report details pre { max-block-size: 32rem; overflow-y: auto; }
.report dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr)); gap: 0.75rem 1.5rem; }
.report dt { color: var(--report-ink-2); font-size: 0.8125rem; }
.report dd { overflow-wrap: anywhere; }
.report summary { min-block-size: 2.75rem; padding-block: 0.625rem; font-weight: 600; cursor: pointer; }
.report :focus-visible { outline: 3px solid var(--report-focus); outline-offset: 2px; border-radius: 0.25rem; }
@media print {
  .report { color-scheme: light; max-inline-size: none; padding: 0; font-size: 10.5pt; }
  .report section { margin-block-start: 1.5rem; }
  .report figure, .report tr, .report dl > div { break-inside: avoid; }
  .report h2, .report figcaption { break-after: avoid; }
  .report thead { display: table-header-group; }
  .report .table, .report pre { overflow: visible; max-block-size: none; }
  .report pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  .report details::details-content { content-visibility: visible; block-size: auto; }
  .report table { font-size: 9pt; }
  .report tbody .number { white-space: normal; }
}
`;

/** Style of the HTML file. */
export const DOCUMENT_STYLE = `
:root { color-scheme: light dark; background: light-dark(#f4eee3, #14181f); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; }
@page { margin: 16mm; }
@media print { :root { color-scheme: light; background: none; } }
${REPORT_STYLE}`;

/** Hash of that style for the content security policy: SHA-256 in base64. */
export const STYLE_HASH = 'sha256-Y930DfwDTZ3iow1ngjtRBRXABLCxEV3b2BN9wftWB6U=';
