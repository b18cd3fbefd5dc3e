import { areaY, axisY, dot, gridY, line, text } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import { elementAt, largest, smallest } from '#core';
import { sayLabel, sayPhrase } from '../../report/phrases.ts';
import type { Chart, Series } from '../../report/report.ts';
import {
  bottomAxis,
  DASHES,
  draw,
  formatTick,
  GRID,
  INK_2,
  MAX_POINTS,
  SERIES,
  widthOf,
} from './drawing.ts';
import type { Drawing, Drawn } from './drawing.ts';

const HEIGHT = 320;
const TOP = 34;
const BOTTOM = 46;
/** Least distance between the labels of two lines, in pixels. */
const LINE_HEIGHT = 17;
/** Lines with more points have no dots. */
const MAX_DOTS = 24;

interface LineLabel {
  readonly label: string;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Labels at the ends of the lines, moved apart where they would overlap. */
function labelsOf({ messages }: Drawing, series: readonly Series[], unit: number): LineLabel[] {
  const ends = series.flatMap(({ label, points }, at): LineLabel[] => {
    const end = points.at(-1);
    return end === undefined ? [] : [{ label: sayLabel(messages, label), at, x: end.x, y: end.y }];
  });
  let before = -Infinity;
  return ends
    .sort((a, b) => a.y - b.y)
    .map((one) => {
      before = Math.max(one.y, before + unit * LINE_HEIGHT);
      return { ...one, y: before };
    });
}

/** Line of a series, with its interval and its dots. */
function marksOf(points: Series['points'], at: number): Markish[] {
  const stroke = elementAt(SERIES, at % SERIES.length);
  const dash = elementAt(DASHES, at % DASHES.length);
  const bounded = points.filter(({ least, most }) => least !== undefined && most !== undefined);
  return [
    areaY(bounded, { x: 'x', y1: 'least', y2: 'most', fill: stroke, fillOpacity: 0.16 }),
    line(points, { x: 'x', y: 'y', stroke, strokeWidth: 2.5, strokeDasharray: dash }),
    ...(points.length > MAX_DOTS ? [] : [dot(points, { x: 'x', y: 'y', r: 3.5, fill: stroke })]),
  ];
}

/** Curves over whole numbers, with their names at the ends. */
export function drawLines(
  { x, y, unit = 'number', series: all }: Extract<Chart, { kind: 'lines' }>,
  drawing: Drawing,
): Drawn {
  const { messages, isNarrow } = drawing;
  const series = all.map((one) => ({ ...one, points: one.points.slice(0, MAX_POINTS) }));
  const values = series
    .flatMap(({ points }) =>
      points.flatMap((one) => [one.y, one.least ?? one.y, one.most ?? one.y]),
    )
    .filter((value) => Number.isFinite(value));
  const [low, high] = values.length === 0 ? [0, 1] : [smallest(values), largest(values)];
  const perPixel = (high - low || 1) / (HEIGHT - TOP - BOTTOM);
  const labels = series.length > 1 ? labelsOf(drawing, series, perPixel) : [];
  const format = (value: number) => formatTick(messages, value, unit);
  const room = largest([14, ...labels.map(({ label }) => widthOf(label) + 12)]);
  return draw(drawing, HEIGHT, {
    marginLeft: 16 + largest([low, high].map((value) => widthOf(format(value)))),
    marginRight: Math.min(room, isNarrow ? 110 : 200),
    marginTop: TOP,
    marginBottom: BOTTOM,
    x: { label: null },
    y: { domain: [low, high > low ? high : low + 1], nice: true, label: null },
    marks: [
      gridY({ ticks: 5, stroke: GRID, strokeOpacity: 1 }),
      axisY({ ticks: 5, tickSize: 0, tickFormat: format, fill: INK_2, label: null }),
      bottomAxis(messages, x, {
        ticks: isNarrow ? 4 : 8,
        tickFormat: (value) => formatTick(messages, value, 'number'),
      }),
      ...series.flatMap(({ points }, at) => marksOf(points, at)),
      text([sayPhrase(messages, y)], {
        frameAnchor: 'top-left',
        dx: -8,
        dy: -26,
        fill: INK_2,
      }),
      text(labels, {
        x: 'x',
        y: 'y',
        text: 'label',
        textAnchor: 'start',
        dx: 8,
        fill: ({ at }: LineLabel) => elementAt(SERIES, at % SERIES.length),
        fontWeight: 600,
        lineWidth: isNarrow ? 7.5 : 14,
        textOverflow: 'ellipsis',
      }),
    ],
  });
}
