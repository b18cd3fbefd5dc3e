import { dot, rect, ruleX, ruleY } from '@observablehq/plot';
import type { Chart } from '../../report/report.ts';
import { BAND, FIRST, INK, MAX_MARKS, SURFACE } from './drawing.ts';
import type { Drawing, Drawn } from './drawing.ts';
import { drawRows, needsHighRows, rowsOf, scaleOf } from './rows.ts';
import type { ChartRow } from './rows.ts';

/** Half the height of the ends of an interval and of a band, in rows. */
const END = 0.1;
const HALF_BAND = 0.22;

/** Figures with their intervals, one per row. */
export function drawIntervals(
  { marks: all, reference }: Extract<Chart, { kind: 'intervals' }>,
  drawing: Drawing,
): Drawn {
  const marks = all.slice(0, MAX_MARKS);
  const references = reference === undefined ? [] : [reference];
  const scale = scaleOf(marks, references);
  const isHigh = needsHighRows(drawing, marks);
  const rows = rowsOf(drawing, marks, scale, isHigh);
  const open = rows.filter(({ least, most }) => least !== most);
  const ends = open.flatMap(({ at, ends: list }) => list.map((x) => ({ x, at })));
  return drawRows(drawing, rows, scale, isHigh, [
    rect(
      rows.filter(({ from }) => from !== undefined),
      {
        x1: 'from',
        x2: 'to',
        y1: ({ at }: ChartRow) => at - HALF_BAND,
        y2: ({ at }: ChartRow) => at + HALF_BAND,
        fill: BAND,
      },
    ),
    ruleX(referenceLines(references, rows, isHigh), {
      x: 'x',
      y1: 'y1',
      y2: 'y2',
      stroke: INK,
      strokeDasharray: '4 3',
      strokeWidth: 1.25,
    }),
    ruleY(open, { y: 'at', x1: 'least', x2: 'most', stroke: FIRST, strokeWidth: 2.5 }),
    ruleX(ends, {
      x: 'x',
      y1: ({ at }: Pick<ChartRow, 'at'>) => at - END,
      y2: ({ at }: Pick<ChartRow, 'at'>) => at + END,
      stroke: FIRST,
      strokeWidth: 2,
    }),
    dot(rows, { x: 'value', y: 'at', r: 6, fill: FIRST, stroke: SURFACE, strokeWidth: 2 }),
  ]);
}

/** Line at the reference value; words above high rows interrupt it. */
function referenceLines(
  references: readonly number[],
  rows: readonly ChartRow[],
  isHigh: boolean,
): { readonly x: number; readonly y1: number; readonly y2: number }[] {
  return references.flatMap((x) => {
    if (!isHigh) return [{ x, y1: 0, y2: Math.max(1, rows.length) }];
    return rows.map(({ at }) => ({ x, y1: at - HALF_BAND, y2: at + HALF_BAND }));
  });
}
