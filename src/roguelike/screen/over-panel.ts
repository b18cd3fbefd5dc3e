import type { Say } from '#i18n/say.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { centred, rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { putLine, wrap } from '#screen/widgets/words.ts';
import { botFacts, scoreFact } from '../report.ts';
import type { Fact, RunReport } from '../report.ts';

const WIDTH = 48;
/** Frame and title, without empty rows. */
const BORDER = 3;

/** Paragraphs of the panel: the cause, the run, and its rank. */
function partsOf(report: RunReport<unknown>, say: Say): readonly (readonly string[])[] {
  const { about, summary, scoreParts } = report;
  const makeFact = ([, name, value]: Fact) => `${name}: ${value}`;
  return [
    about === '' ? [] : [about],
    summary,
    [
      makeFact(scoreFact(report, say)),
      ...(scoreParts.length === 0 ? [] : [scoreParts.join(' · ')]),
      // The strongest bot; the report has all.
      ...botFacts(report, say).slice(-1).map(makeFact),
    ],
    [say('run-over-more')],
  ].filter((lines) => lines.length > 0);
}

/** Draws the summary of a finished run on the map. Without room, empty rows are left out. */
export function drawOverPanel(grid: Grid, area: Area, report: RunReport<unknown>, say: Say): void {
  const width = Math.min(WIDTH, area.width);
  const parts = partsOf(report, say).map((lines) => lines.flatMap((line) => wrap(line, width - 4)));
  const lines = parts.flat();
  const isTight = lines.length + parts.length + BORDER > area.height;
  const rows = isTight ? lines : parts.flatMap((part) => ['', ...part]);
  const inside = drawPanel(grid, centred(area, { width, height: rows.length + BORDER }));
  const ink = report.isWon ? 'title' : 'bad';
  putLine(grid, rowsOf(inside, 0, 1), report.title, { ink, bold: true }, 'centre');
  for (const [row, line] of rows.entries())
    putLine(grid, rowsOf(inside, row + 1, 1), line, {}, 'centre');
}
