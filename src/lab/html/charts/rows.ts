import { axisX, gridX, text } from '@observablehq/plot';
import type { Markish, PlotOptions } from '@observablehq/plot';
import { largest, smallest } from '#core';
import { formatFigure, formatInterval, formatShort, sayLabel } from '../../report/phrases.ts';
import type { Mark, Unit } from '../../report/report.ts';
import { draw, formatTick, GRID, INK, INK_2, SURFACE, widthOf } from './drawing.ts';
import type { Drawing, Drawn } from './drawing.ts';

/** Row of a chart: a label, a figure, and the range of the axis that it covers. */
export interface ChartRow {
  readonly label: string;
  /** Figure as text: its value, its interval, and both. */
  readonly text: string;
  readonly short: string;
  readonly interval: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Ends of the interval that are on the axis. */
  readonly ends: readonly number[];
  /** Vertical position of the figure, in rows. */
  readonly at: number;
  /** Ends of the band, if there is one. */
  readonly from?: number;
  readonly to?: number;
}

export interface RowScale {
  readonly domain: readonly [number, number];
  readonly unit: Unit;
}

const ROW = 38;
const HIGH_ROW = 56;
const AXIS = 28;
const TOP = 8;
/** Labels up to this width stand beside their row, longer ones above. */
const MAX_BESIDE = 230;
const GAP = 14;
const EDGE = 12;
/** Distance between a value and its interval. */
const SPACE = 10;
const FONT_SIZE = 13;
/** Letters of some fonts are wider than the plotting library assumes. */
const NARROWEST = 0.85;
/** Height of a figure in a high row, and of its label. */
const FIGURE_AT = 0.68;
const LABEL_AT = 0.3;

/** Bounds of a unit. */
function boundsOf(unit: Unit): readonly [number, number] {
  if (unit === 'share') return [0, 1];
  if (unit === 'points') return [-1, 1];
  return unit === 'count' ? [0, Infinity] : [-Infinity, Infinity];
}

/** Range of an axis that contains all values, with some room at both ends. */
export function scaleOf(marks: readonly Mark[], more: readonly number[] = []): RowScale {
  const unit = marks[0]?.figure.unit ?? 'number';
  const values = marks.flatMap(({ figure, band = {} }) => {
    const { value, least, most } = figure.estimate;
    return [value, least, most, band.least ?? value, band.most ?? value];
  });
  const finite = [...values, ...more].filter((value) => Number.isFinite(value));
  const [low, high] = finite.length === 0 ? [0, 1] : [smallest(finite), largest(finite)];
  const room = high > low ? (high - low) * 0.06 : Math.max(Math.abs(high) * 0.1, 0.01);
  const [least, most] = boundsOf(unit);
  return { domain: [Math.max(low - room, least), Math.min(high + room, most)], unit };
}

/** Rows of figures, clipped to the axis. */
export function rowsOf(
  { messages }: Drawing,
  marks: readonly Mark[],
  { domain: [low, high] }: RowScale,
  isHigh: boolean,
): ChartRow[] {
  const clip = (value: number) => Math.min(Math.max(value, low), high);
  return marks.map(({ label, figure, band }, at) => {
    const { value, least, most } = figure.estimate;
    const ends =
      band === undefined
        ? {}
        : { from: clip(band.least ?? -Infinity), to: clip(band.most ?? Infinity) };
    return {
      label: sayLabel(messages, label),
      text: formatFigure(messages, figure),
      short: formatShort(messages, value, figure.unit),
      interval: least === most ? '' : formatInterval(messages, figure.estimate, figure.unit),
      ends: [least, most].filter((end) => end >= low && end <= high),
      value: clip(value),
      least: clip(least),
      most: clip(most),
      at: at + (isHigh ? FIGURE_AT : 0.5),
      ...ends,
    };
  });
}

/** True if labels stand above their rows: on small screens, or if one is long. */
export function needsHighRows({ messages, isNarrow }: Drawing, marks: readonly Mark[]): boolean {
  return isNarrow || marks.some(({ label }) => widthOf(sayLabel(messages, label)) > MAX_BESIDE);
}

/** Draws rows with their labels and figures as text, an axis below, and the given marks. */
export function drawRows(
  drawing: Drawing,
  rows: readonly ChartRow[],
  { domain, unit }: RowScale,
  isHigh: boolean,
  marks: readonly Markish[],
): Drawn {
  const { messages, width, isNarrow } = drawing;
  const ticks = isNarrow ? 4 : 7;
  const format = (value: number) => formatTick(messages, value, unit);
  const widest = (words: readonly string[]) => largest([0, ...words.map(widthOf)]);
  const besides = isHigh ? EDGE : widest(rows.map(({ label }) => label)) + GAP;
  const values = widest(rows.map(({ short }) => short));
  const intervals = widest(rows.map(({ interval }) => interval));
  const options: PlotOptions = {
    marginLeft: besides,
    marginRight: isHigh ? EDGE * 1.5 : GAP + values + SPACE + intervals,
    marginTop: TOP,
    marginBottom: AXIS,
    x: { domain: [...domain], label: null },
    y: { domain: [0, Math.max(1, rows.length)], reverse: true, axis: null },
  };
  const words = isHigh
    ? wordsAbove(rows, width - 3 * EDGE - widest(rows.map((row) => row.text)))
    : wordsBeside(rows, values + GAP + SPACE);
  const height = TOP + AXIS + Math.max(1, rows.length) * (isHigh ? HIGH_ROW : ROW);
  return draw(drawing, height, {
    ...options,
    marks: [
      gridX({ ticks, stroke: GRID, strokeOpacity: 1 }),
      ...marks,
      axisX({ ticks, tickSize: 0, tickPadding: 8, tickFormat: format, fill: INK_2, label: null }),
      ...words,
    ],
  });
}

/** Outline that keeps words legible over lines. */
const HALO = { stroke: SURFACE, strokeWidth: 4 } as const;

/** Labels and figures above their rows; `room` is the width of the longest label in pixels. */
function wordsAbove(rows: readonly ChartRow[], room: number): Markish[] {
  const y = (_: ChartRow, at: number) => at + LABEL_AT;
  const label = { text: 'label', y, frameAnchor: 'left', textAnchor: 'start', ...HALO } as const;
  const figure = { text: 'text', y, frameAnchor: 'right', textAnchor: 'end', ...HALO } as const;
  return [
    text(rows, {
      ...label,
      fill: INK,
      lineWidth: (room / FONT_SIZE) * NARROWEST,
      textOverflow: 'ellipsis',
    }),
    text(rows, { ...figure, fill: INK_2 }),
  ];
}

/** Labels to the left of their rows, figures to the right, intervals at `shift` pixels. */
function wordsBeside(rows: readonly ChartRow[], shift: number): Markish[] {
  const right = { y: 'at', frameAnchor: 'right', textAnchor: 'start' } as const;
  const left = { y: 'at', frameAnchor: 'left', textAnchor: 'end' } as const;
  return [
    text(rows, { ...left, text: 'label', dx: -GAP, fill: INK }),
    text(rows, { ...right, text: 'short', dx: GAP, fill: INK, fontWeight: 600 }),
    text(rows, { ...right, text: 'interval', dx: shift, fill: INK_2 }),
  ];
}
