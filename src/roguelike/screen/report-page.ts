import { bindingFor } from '#play';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { exportText } from '#screen/play/export-text.ts';
import { TEXT_PAGE_KEYS } from '../keymap.ts';
import { makeLine } from '../log.ts';
import { botFacts, lastLines, scoreFact, shareText, unusedItems } from '../report.ts';
import type { RunReport } from '../report.ts';
import { TONE_INKS } from './messages.ts';
import { textPage } from './text-page.ts';
import type { PageLine } from './text-page.ts';

/** Page about the end of a run: facts, rank, the last turns, unused items. */
export function reportPage(
  context: Context,
  path: readonly string[],
  report: RunReport<unknown>,
  back: Screen,
): Screen {
  const { say, environment } = context;
  const shared = shareText(report, say);
  const copy = (): undefined => {
    environment.copy?.(shared ?? '');
    context.announce(say('screen-play-copied'));
  };
  const write = (): undefined => {
    const name = `${report.game}-${report.seed}`.replace(/[^\p{L}\p{N}_-]+/gu, '-');
    exportText(context, name, shared ?? '');
  };
  const page = {
    path: [...path, say('run-report')],
    lines: linesOf(report, context),
    closes: ['enter'],
    keys:
      shared === undefined
        ? []
        : [
            { ...bindingFor(TEXT_PAGE_KEYS, 'export'), run: write },
            ...(environment.copy === undefined
              ? []
              : [{ ...bindingFor(TEXT_PAGE_KEYS, 'copy'), run: copy }]),
          ],
  };
  return textPage(context, page, back);
}

const EMPTY: PageLine = { text: '' };

function linesOf(report: RunReport<unknown>, { say }: Context): readonly PageLine[] {
  const { title, about, isWon, facts, scoreParts } = report;
  const all = [...facts, scoreFact(report, say), ...botFacts(report, say)];
  const unused = unusedItems(report).map(({ label }) => label);
  const carried = unused.length === 0 ? say('list-none') : unused.join(', ');
  return [
    { text: `${title} ${about}`.trim(), ink: isWon ? 'title' : 'bad' },
    EMPTY,
    ...all.flatMap(([id, name, value]): PageLine[] => [
      { text: `${name}: ${value}` },
      ...(id !== 'score' || scoreParts.length === 0
        ? []
        : [{ head: '  ', text: scoreParts.join(' · '), ink: 'soft' as const }]),
    ]),
    { text: `${say('run-over-unused')}: ${carried}` },
    EMPTY,
    { text: say('run-over-last'), ink: 'title' },
    ...lastLines(report).map((line) => ({
      head: `${String(line.turn).padStart(5)}  `,
      text: makeLine(line),
      ink: TONE_INKS[line.tone],
    })),
  ];
}
