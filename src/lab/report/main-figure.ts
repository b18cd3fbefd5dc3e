import { isFigure } from './phrases.ts';
import type { Figure, Report } from './report.ts';

/** First figure with an interval in the tables of a report. */
export function mainFigureOf({ sections }: Report): Figure | undefined {
  for (const { table } of sections) {
    for (const { entries } of table?.rows ?? []) {
      const figure = entries.find(isFigure);
      if (figure !== undefined) return figure;
    }
  }
  return undefined;
}
