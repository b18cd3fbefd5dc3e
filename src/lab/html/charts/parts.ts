import { rect, ruleX, ruleY } from '@observablehq/plot';
import type { Chart } from '../../report/report.ts';
import { FIRST, INK, MAX_MARKS } from './drawing.ts';
import type { Drawing, Drawn } from './drawing.ts';
import { drawRows, needsHighRows, rowsOf, scaleOf } from './rows.ts';
import type { ChartRow, RowScale } from './rows.ts';

const HALF_BAR = 0.26;

/** Shares of a whole as bars from zero, which are easier to compare than slices. */
export function drawParts(
  { marks: all }: Extract<Chart, { kind: 'parts' }>,
  drawing: Drawing,
): Drawn {
  const marks = all.slice(0, MAX_MARKS);
  const { domain, unit } = scaleOf(marks, [0]);
  const scale: RowScale = { domain: [Math.min(0, domain[0]), domain[1]], unit };
  const isHigh = needsHighRows(drawing, marks);
  const rows = rowsOf(drawing, marks, scale, isHigh);
  const half = isHigh ? HALF_BAR / 1.5 : HALF_BAR;
  return drawRows(drawing, rows, scale, isHigh, [
    rect(rows, {
      x1: () => 0,
      x2: 'value',
      y1: ({ at }: ChartRow) => at - half,
      y2: ({ at }: ChartRow) => at + half,
      fill: FIRST,
      rx: 2,
    }),
    ruleY(
      rows.filter(({ least, most }) => least !== most),
      { y: 'at', x1: 'least', x2: 'most', stroke: INK, strokeWidth: 1.5 },
    ),
    ruleX([0], { stroke: INK }),
  ]);
}
