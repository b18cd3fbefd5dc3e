import { isQuoted, restOf } from '../../check/nodes.ts';
import { complain } from '../../check/report.ts';
import type { Report } from '../../check/report.ts';
import type { List } from '../../syntax/node.ts';

/**
 * A text for people: `\\` breaks the line, a grave accent is a quote, breaks of the file are spaces.
 * Long runs of blanks cost no more than other letters.
 */
export function displayText(quoted: string): string {
  const lines = quoted.split(/\r\n|\r|\n/).map((line) => line.trim());
  const joined = lines.filter((line) => line !== '').join(' ');
  const parts = joined.split('\\').map((part) => part.trim());
  return parts.join('\n').replaceAll('`', '"').trim();
}

/** The path of a file as old systems write it, with `/` between folders. */
export function filePath(quoted: string): string {
  return quoted.trim().replaceAll('\\', '/');
}

/** The texts of a section, one after the other; empty, with an error, where it has others or none. */
export function textOf(section: List, keyword: string, report: Report): string {
  const parts = restOf(section);
  if (parts.length > 0 && parts.every(isQuoted)) {
    return displayText(parts.map(({ text }) => text).join(' '));
  }
  complain(report, section.at, 'zrf-form', { keyword, form: `(${keyword} "...")` });
  return '';
}

/** The paths of a section; none, with an error, where it has anything else. */
export function pathsOf(section: List, keyword: string, report: Report): string[] {
  const parts = restOf(section);
  if (parts.length > 0 && parts.every(isQuoted)) return parts.map(({ text }) => filePath(text));
  complain(report, section.at, 'zrf-form', { keyword, form: `(${keyword} "...")` });
  return [];
}
