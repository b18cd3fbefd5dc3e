import type { Say } from '#i18n/say.ts';
import { makeLine } from './log.ts';
import type { LogLine } from './log.ts';

const LAST_LINES = 20;

/** A section of a dump: a title, and a list of what there is, or that there is none. */
export function dumpList(title: string, lines: readonly string[], say: Say): readonly string[] {
  const listed = lines.length === 0 ? [say('list-none')] : lines;
  return [title, ...listed.map((line) => `  ${line}`)];
}

/** The section of the last messages. */
export function dumpLog(log: readonly LogLine[], say: Say): readonly string[] {
  return dumpList(say('run-dump-log'), log.slice(-LAST_LINES).map(makeLine), say);
}

/** A run as text, to be kept when it is over. */
export function joinDump(sections: readonly (readonly string[])[]): string {
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
