import { RECORD_PAGES, recordsShown } from '../../voice/endless/record-pages.ts';
import type { RecordsShown } from '../../voice/endless/record-pages.ts';
import type { DiceServices } from '../../voice/services.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { EMPTY_LINE, heading, pagesScreen, paragraph } from '../side/pages.ts';
import type { Page, PageLine } from '../side/pages.ts';

function linesOf({ groups, empty }: RecordsShown, width: number): PageLine[] {
  if (empty !== '') return paragraph(empty, width, { ink: 'soft' });
  return groups.flatMap(({ heading: title, lines }) => [
    heading(title),
    ...lines.flatMap(({ title: name, detail, isMissing }) => [
      ...paragraph(name, width, { ink: isMissing ? 'faint' : 'text' }, 2),
      ...paragraph(detail, width, { ink: isMissing ? 'faint' : 'soft' }, 4),
    ]),
    EMPTY_LINE,
  ]);
}

/** Pages of the player's records: best scores, achievements and heroes. */
export function recordsScreen(context: Context, services: DiceServices, back: Screen): Screen {
  const { messages, say } = context;
  const { packs } = services.adventures.shelf();
  const profile = services.records.read();
  const pages = RECORD_PAGES.map((page): Page => {
    const shown = recordsShown(page, profile, { packs, messages, say });
    return { title: shown.title, lines: (width) => linesOf(shown, width) };
  });
  return pagesScreen(context, pages, { path: say('dice-records-menu'), own: 'q' }, back);
}
