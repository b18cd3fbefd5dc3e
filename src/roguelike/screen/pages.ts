import { makeLine } from '../log.ts';
import type { LogLine } from '../log.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { exportText } from '#screen/play/export-text.ts';
import { bindingFor } from '#play';
import { sharedRow, TEXT_PAGE_KEYS } from '../keymap.ts';
import { TONE_INKS } from './messages.ts';
import { textPage } from './text-page.ts';

/** Page with all stored messages, newest at the end. */
export function logPage(
  context: Context,
  path: readonly string[],
  log: readonly LogLine[],
  back: Screen,
): Screen {
  const { say } = context;
  const emptyLines = [{ text: say('log-empty'), ink: 'soft' as const }];
  const lines = log.map((line) => ({
    head: `${String(line.turn).padStart(5)}  `,
    text: makeLine(line),
    ink: TONE_INKS[line.tone],
  }));
  return textPage(
    context,
    {
      path: [...path, say('run-log')],
      lines: lines.length === 0 ? emptyLines : lines,
      closes: [...sharedRow('log').keys, 'enter'],
      fromEnd: true,
    },
    back,
  );
}

/** Page with the text of a run and a command to export it to the file `name`. */
export function dumpPage(
  context: Context,
  path: readonly string[],
  { name, text }: { readonly name: string; readonly text: string },
  back: Screen,
): Screen {
  const { say } = context;
  const copyText = (): undefined => {
    context.environment.copy?.(text);
    context.announce(say('screen-play-copied'));
  };
  const write = (): undefined => {
    exportText(context, name.replace(/[^\w-]+/g, '-'), text);
  };
  return textPage(
    context,
    {
      path: [...path, say('run-dump')],
      lines: text.split('\n').map((line) => ({ text: line, isPicture: true })),
      closes: [...sharedRow('dump').keys, 'enter'],
      keys: [
        { ...bindingFor(TEXT_PAGE_KEYS, 'export'), run: write },
        ...(context.environment.copy === undefined
          ? []
          : [{ ...bindingFor(TEXT_PAGE_KEYS, 'copy'), run: copyText }]),
      ],
    },
    back,
  );
}
