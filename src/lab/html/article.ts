import type { Messages } from '#i18n';
import { directionOf } from '#i18n';
import { sayPhrase } from '../report/phrases.ts';
import type { Section } from '../report/report.ts';
import type { ReportFile } from '../study/report-file.ts';
import type { ChartDocument } from './charts/drawing.ts';
import { chartFigure } from './charts/figure.ts';
import { tag, textTag } from './markup/markup.ts';
import { reproduction } from './reproduction.ts';
import { tableMarkup } from './table.ts';

/** Surroundings of a report. */
export interface ReportPlace {
  readonly messages: Messages;
  /** Document that makes the elements of charts. */
  readonly document: ChartDocument;
  /** Name of the file that contains the report, for the commands that repeat it. */
  readonly file: string;
}

/** Language of a report: English if the wanted one has no texts for it. */
function languageOfReport({ messages }: Pick<ReportPlace, 'messages'>): string {
  return messages.languageOf('lab-html-reproduce');
}

/** Attributes for the language and the direction of a report. */
export function languageAttributes(place: Pick<ReportPlace, 'messages'>) {
  const lang = languageOfReport(place);
  return { lang, dir: directionOf(lang) };
}

function sectionMarkup(section: Section, { messages, document }: ReportPlace): string {
  const title = sayPhrase(messages, section.title);
  const { text = [], chart, table } = section;
  return tag('section', {}, [
    textTag('h2', title),
    text.map((sentence) => textTag('p', sayPhrase(messages, sentence))),
    chart === undefined ? '' : chartFigure(chart, messages, document, title),
    table === undefined ? '' : tableMarkup(table, messages, title),
  ]);
}

/** Sentence about a study that was stopped before its end. */
function partialNote({ messages }: ReportPlace, { provenance }: ReportFile): string {
  if (provenance.partial === undefined) return '';
  return textTag('p', messages.say('lab-html-partial'), { class: 'partial' });
}

/** Report as markup: the question, the answer, charts, tables and the way to reproduce them. */
export function reportArticle(file: ReportFile, place: ReportPlace): string {
  const { question, answer, sections } = file.report;
  const { messages } = place;
  const [first, ...others] = answer.map((sentence) => sayPhrase(messages, sentence));
  return tag('article', { class: 'report', ...languageAttributes(place) }, [
    tag('header', {}, [
      textTag('p', messages.say('lab-html-study'), { class: 'eyebrow' }),
      textTag('h1', sayPhrase(messages, question)),
      first === undefined ? '' : textTag('p', first, { class: 'answer' }),
      others.map((sentence) => textTag('p', sentence)),
      partialNote(place, file),
    ]),
    sections.map((section) => sectionMarkup(section, place)),
    reproduction(file, place),
  ]);
}
