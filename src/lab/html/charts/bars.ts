import { axisY, gridY, rectY, ruleY, text } from '@observablehq/plot';
import { largest, smallest } from '#core';
import { sayLabel } from '../../report/phrases.ts';
import type { Chart, Series } from '../../report/report.ts';
import { bottomAxis, draw, FIRST, formatTick, GRID, INK, INK_2 } from './drawing.ts';
import type { Drawing, Drawn } from './drawing.ts';

const PANEL = 190;
const LABELLED_PANEL = 210;
const MOST_BARS = { wide: 72, narrow: 36 } as const;

/** Steps of bins: 1, 2, 5, 10 and so on. */
function stepFor(span: number, bars: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [unit, 2 * unit, 5 * unit]) if (span / step <= bars) return step;
  }
}

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly panel: number;
}

/** Bars of one panel: neighbours are joined if there are too many. */
function barsOf({ points }: Series, panel: number, step: number): Bar[] {
  const counts = new Map<number, number>();
  for (const { x, y } of points) {
    const bin = Math.floor(x / step);
    counts.set(bin, (counts.get(bin) ?? 0) + y);
  }
  const half = step === 1 ? 0.5 : 0;
  return [...counts].map(([bin, count]) => {
    const from = bin * step - half;
    return { from, to: from + step, count, panel };
  });
}

/** Frequency of whole numbers, one panel per series with common axes. */
export function drawBars({ x, series }: Extract<Chart, { kind: 'bars' }>, drawing: Drawing): Drawn {
  const { messages, isNarrow } = drawing;
  const values = series.flatMap(({ points }) => points.map((point) => point.x));
  const [low, high] = values.length === 0 ? [0, 1] : [smallest(values), largest(values)];
  const step = stepFor(high - low + 1, isNarrow ? MOST_BARS.narrow : MOST_BARS.wide);
  const bars = series.flatMap((one, panel) => barsOf(one, panel, step));
  const isLabelled = series.length > 1;
  const labels = series.map((one, panel) => ({ label: sayLabel(messages, one.label), panel }));
  const top = isLabelled ? 26 : 10;
  const most = largest([1, ...bars.map(({ count }) => count)]);
  const count = (value: number) => formatTick(messages, value, 'number');
  const panels = Math.max(1, series.length);
  const height = 46 + panels * (isLabelled ? LABELLED_PANEL : PANEL);
  return draw(drawing, height, {
    marginLeft: 12 + 9 * count(most).length,
    marginRight: 14,
    marginTop: top,
    marginBottom: 46,
    x: { label: null },
    y: { domain: [0, most], label: null, nice: true },
    fy: { axis: null, domain: labels.map(({ panel }) => panel), padding: 0.18 },
    marks: [
      gridY({ ticks: 4, stroke: GRID, strokeOpacity: 1 }),
      rectY(bars, {
        x1: 'from',
        x2: 'to',
        y: 'count',
        fy: 'panel',
        fill: FIRST,
        insetLeft: 0.5,
        insetRight: 0.5,
      }),
      ruleY([0], { stroke: INK }),
      axisY({ ticks: 4, tickSize: 0, tickFormat: count, fill: INK_2, label: null }),
      bottomAxis(messages, x, {
        ticks: isNarrow ? 5 : 9,
        tickFormat: (value) => (Number.isInteger(value) ? count(value) : ''),
      }),
      ...(isLabelled
        ? [
            text(labels, {
              text: 'label',
              fy: 'panel',
              frameAnchor: 'top-left',
              dy: -16,
              fill: INK,
              fontWeight: 600,
            }),
          ]
        : []),
    ],
  });
}
