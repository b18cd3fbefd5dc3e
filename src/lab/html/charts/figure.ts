import type { Messages } from '#i18n';
import { formatFigure, sayLabel, sayPhrase } from '../../report/phrases.ts';
import type { Chart } from '../../report/report.ts';
import { tag, textTag } from '../markup/markup.ts';
import { writeSvg } from '../markup/svg.ts';
import { drawBars } from './bars.ts';
import { MAX_MARKS } from './drawing.ts';
import type { ChartDocument, Drawing, Drawn } from './drawing.ts';
import { drawIntervals } from './intervals.ts';
import { drawLines } from './lines.ts';
import { drawParts } from './parts.ts';

/** Widths of the two drawings of a chart; the style sheet shows the one that fits. */
const WIDE = 720;
const NARROW = 358;
/** Figures named in the text alternative; the table has all of them. */
const MAX_SPOKEN = 12;

function drawChart(chart: Chart, drawing: Drawing): Drawn {
  switch (chart.kind) {
    case 'intervals':
      return drawIntervals(chart, drawing);
    case 'parts':
      return drawParts(chart, drawing);
    case 'bars':
      return drawBars(chart, drawing);
    case 'lines':
      return drawLines(chart, drawing);
  }
}

/** Text alternative: the title, the meaning and the first figures. */
function describeChart(messages: Messages, chart: Chart): string {
  const parts =
    'marks' in chart
      ? chart.marks.slice(0, MAX_SPOKEN).map(({ label, figure }) => {
          return `${sayLabel(messages, label)}: ${formatFigure(messages, figure)}`;
        })
      : chart.series.slice(0, MAX_SPOKEN).map(({ label }) => sayLabel(messages, label));
  return [sayPhrase(messages, chart.title), sayPhrase(messages, chart.about), ...parts].join('. ');
}

/** Sentences that explain the signs of a chart. */
function notesOf(messages: Messages, chart: Chart): string[] {
  if (!('marks' in chart)) return [];
  const { marks } = chart;
  const reference = chart.kind === 'intervals' ? chart.reference : undefined;
  return [
    ...(reference === undefined ? [] : ['lab-html-reference']),
    ...(chart.kind === 'intervals' && marks.some(({ band }) => band !== undefined)
      ? ['lab-html-band']
      : []),
    ...(marks.length > MAX_MARKS ? ['lab-html-first'] : []),
  ].map((id) => messages.say(id, { most: MAX_MARKS }));
}

/** Chart as a figure with a caption, drawn for large and for small screens. */
export function chartFigure(
  chart: Chart,
  messages: Messages,
  document: ChartDocument,
  /** Title of the section, which the caption does not repeat. */
  heading: string,
): string {
  const label = describeChart(messages, chart);
  const drawings = [
    { className: 'wide', width: WIDE, isNarrow: false },
    { className: 'narrow', width: NARROW, isNarrow: true },
  ].map(({ className, width, isNarrow }) => {
    const { svg, height } = drawChart(chart, { messages, document, width, isNarrow });
    return writeSvg(svg, { className, label, width, height });
  });
  const title = sayPhrase(messages, chart.title);
  const about = [sayPhrase(messages, chart.about), ...notesOf(messages, chart)];
  return tag('figure', {}, [
    tag('figcaption', {}, [
      title === heading ? '' : textTag('b', title),
      textTag('span', about.join(' · ')),
    ]),
    drawings,
  ]);
}
