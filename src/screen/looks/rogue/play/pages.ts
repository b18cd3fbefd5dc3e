import type { RogueState } from '../../../../games/rogue/index.ts';
import { makeDump, makeLine } from '../../../../presentation/rogue/dump.ts';
import type { LogLine } from '../../../../presentation/rogue/log.ts';
import type { Context } from '../../../model/context.ts';
import type { Screen } from '../../../model/screen.ts';
import { handOut } from '../../../play/hand-out.ts';
import { TONE_INKS } from './messages.ts';
import { textPage } from '../pages/text-page.ts';

/** All messages that are kept, the newest at the end. */
export function logPage(
  context: Context,
  path: readonly string[],
  log: readonly LogLine[],
  back: Screen,
): Screen {
  const { say } = context;
  const none = [{ text: say('rogue-page-log-empty'), ink: 'soft' as const }];
  const lines = log.map((line) => ({
    head: `${String(line.turn).padStart(5)}  `,
    text: makeLine(line),
    ink: TONE_INKS[line.tone],
  }));
  return textPage(
    context,
    {
      path: [...path, say('rogue-page-log')],
      lines: lines.length === 0 ? none : lines,
      closes: ['m', 'enter'],
      fromEnd: true,
    },
    back,
  );
}

/** A run, and where it was told from. */
interface DumpedRun {
  readonly state: RogueState;
  readonly seed: string;
  readonly log: readonly LogLine[];
}

/** The run as text, which can be written to a file. */
export function dumpPage(
  context: Context,
  path: readonly string[],
  { state, seed, log }: DumpedRun,
  back: Screen,
): Screen {
  const { say } = context;
  const dump = makeDump(state, seed, log, say);
  const write = (): undefined => {
    handOut(context, `rogue-${seed.replace(/[^\w-]+/g, '-')}`, dump);
  };
  return textPage(
    context,
    {
      path: [...path, say('rogue-page-dump')],
      lines: dump.split('\n').map((text) => ({ text, isPicture: true })),
      closes: ['c', 'enter'],
      keys: [{ name: 'x', keys: 'x', label: say('screen-key-export'), run: write }],
    },
    back,
  );
}
