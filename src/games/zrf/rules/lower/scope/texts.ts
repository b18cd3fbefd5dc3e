import { isQuoted, restOf } from '../../check/nodes.ts';
import { complain } from '../../check/report.ts';
import type { Report } from '../../check/report.ts';
import type { List } from '../../syntax/node.ts';

/**
 * Converts a text for display: `\\` breaks the line, a grave accent becomes a quote, line breaks
 * become spaces. Takes linear time even for long runs of blanks.
 */
export function displayText(quoted: string): string {
  const lines = quoted.split(/\r\n|\r|\n/).map((line) => line.trim());
  const joined = lines.filter((line) => line !== '').join(' ');
  const parts = joined.split('\\').map((part) => part.trim());
  return parts.join('\n').replaceAll('`', '"').trim();
}

/** Path with `/` as separator, from the form used by old systems. */
export function filePath(quoted: string): string {
  return quoted.trim().replaceAll('\\', '/');
}

/**
 * Concatenated texts of a section; empty, with an error, if it has none or contains anything else.
 */
export function textOf(section: List, keyword: string, report: Report): string {
  const parts = restOf(section);
  if (parts.length > 0 && parts.every(isQuoted)) {
    return displayText(parts.map(({ text }) => text).join(' '));
  }
  complain(report, section.at, 'zrf-form', { keyword, form: `(${keyword} "...")` });
  return '';
}

/** Paths of a section; empty, with an error, if it contains anything else. */
export function pathsOf(section: List, keyword: string, report: Report): string[] {
  const parts = restOf(section);
  if (parts.length > 0 && parts.every(isQuoted)) return parts.map(({ text }) => filePath(text));
  complain(report, section.at, 'zrf-form', { keyword, form: `(${keyword} "...")` });
  return [];
}
