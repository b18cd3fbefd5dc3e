import { axisX, plot } from '@observablehq/plot';
import type { Markish, PlotOptions } from '@observablehq/plot';
import type { Messages } from '#i18n';
import { sayPhrase } from '../../report/phrases.ts';
import type { Phrase, Unit } from '../../report/report.ts';
import type { SvgNode } from '../markup/svg.ts';

/** DOM document that makes elements: that of the page, or one without a browser. */
export interface ChartDocument {
  readonly nodeType: number;
}

/** Place for a chart: the words, the document and the width in pixels. */
export interface Drawing {
  readonly messages: Messages;
  readonly document: ChartDocument;
  readonly width: number;
  /** True for small screens. */
  readonly isNarrow: boolean;
}

/** Drawn chart. */
export interface Drawn {
  readonly svg: SvgNode;
  readonly height: number;
}

/** Colours of the style sheet. */
export const INK = 'var(--report-ink)';
export const INK_2 = 'var(--report-ink-2)';
export const GRID = 'var(--report-grid)';
export const BAND = 'var(--report-band)';
export const SURFACE = 'var(--report-surface)';
export const FIRST = 'var(--report-1)';
export const SERIES: readonly string[] = [1, 2, 3, 4, 5, 6].map((at) => `var(--report-${at})`);
/** Lines differ by their dashes, too. */
export const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '4 2', '12 5'] as const;

/** Marks and points that a chart shows; the table lists the others. */
export const MAX_MARKS = 200;
export const MAX_POINTS = 4000;

const LETTER = 7.3;

/** Estimated width of a text in pixels. */
export function widthOf(text: string): number {
  return [...text].length * LETTER;
}

/** Number on an axis: no more decimals than it needs. */
export function formatTick(messages: Messages, value: number, unit: Unit): string {
  const isPercent = unit === 'share' || unit === 'points';
  const size = Number(Math.abs(isPercent ? value * 100 : value).toFixed(2));
  const isSigned = unit === 'points' || unit === 'change' || unit === 'elo';
  const sign = value < 0 ? '−' : isSigned && size > 0 ? '+' : '';
  const text = `${sign}${size}`;
  return isPercent ? messages.say('lab-percent', { value: text }) : text;
}

/** Axis of numbers at the bottom, with its label below. */
export function bottomAxis(
  messages: Messages,
  label: Phrase,
  options: { readonly ticks: number; readonly tickFormat: (value: number) => string },
): Markish {
  return axisX({
    ...options,
    tickSize: 4,
    fill: INK_2,
    stroke: INK_2,
    label: sayPhrase(messages, label),
    labelAnchor: 'center',
    labelArrow: 'none',
    labelOffset: 40,
  });
}

/** Draws marks with Observable Plot. */
export function draw(
  { document, width }: Drawing,
  height: number,
  { marks, ...options }: PlotOptions & { readonly marks: readonly Markish[] },
): Drawn {
  const place = { document, width, height, className: 'chart' } as unknown as PlotOptions;
  const svg: unknown = plot({ ...options, ...place, marks: [...marks] });
  return { svg: svg as SvgNode, height };
}
