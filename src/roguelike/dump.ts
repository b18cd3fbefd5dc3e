import type { Say } from '#i18n/say.ts';
import { makeLine } from './log.ts';
import type { LogLine } from './log.ts';

const LAST_LINES = 20;

/** Section of a dump: a title followed by a list, or by a note that the list is empty. */
export function dumpList(title: string, lines: readonly string[], say: Say): readonly string[] {
  const listed = lines.length === 0 ? [say('list-none')] : lines;
  return [title, ...listed.map((line) => `  ${line}`)];
}

/** Section with the last messages. */
export function dumpLog(log: readonly LogLine[], say: Say): readonly string[] {
  return dumpList(say('run-dump-log'), log.slice(-LAST_LINES).map(makeLine), say);
}

/** Joins the sections of a run's text dump. */
export function joinDump(sections: readonly (readonly string[])[]): string {
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
