import {
  chainCheck,
  makeEntryText,
  checkHeader,
  isHeaderLine,
  parseTranscript,
  shortCheck,
  TRANSCRIPT_VERSION,
} from '#core';
import type { AnyGame, Problem } from '#core';
import { isBegun } from './begun.ts';
import { loadSession } from './session.ts';
import type { Session } from './session.ts';

/**
 * Reason a saved game cannot be played to its end: written by a newer program, changed rules, or a
 * damaged text.
 */
export type SavedFault = 'newer' | 'rules' | 'damage';

/** Classifies a problem with a saved game. `isEdited` is true if its rules have changed. */
export function faultOf(text: string, { code, args = {} }: Problem, isEdited = false): SavedFault {
  const [, version = ''] = /^\uFEFF?turnwright (\d{1,9})\s/.exec(text) ?? [];
  if (Number(version) > TRANSCRIPT_VERSION) return 'newer';
  const isEarlier = code === 'rules-version';
  if (isEarlier && Number(args['theirs']) > Number(args['ours'])) return 'newer';
  if (args['why'] === 'cut' || (args['why'] === 'missing' && !isEdited)) return 'damage';
  const checks = checksIn(text);
  const isChanged = isEarlier || isEdited;
  return checks === 'right' || (isChanged && checks === 'none') ? 'rules' : 'damage';
}

/** Verifies the check digits of all entries. They are right in an unedited text. */
function checksIn(text: string): 'right' | 'wrong' | 'none' {
  const read = parseTranscript(text);
  if (!read.ok) return 'wrong';
  const { entries } = read.value;
  if (entries.every((entry) => entry.check === undefined)) return 'none';
  const header = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  let check = checkHeader(header.filter(isHeaderLine));
  const isRight = entries.every((entry) => {
    check = chainCheck(check, entry.by, makeEntryText(entry.text, entry.time));
    return entry.check === shortCheck(check);
  });
  return isRight ? 'right' : 'wrong';
}

/** Maximum number of cuts to find the playable part of a text. */
const MAX_CUTS = 8;

/** Opens a saved game up to the last playable action, if any. */
export function openLastGood(text: string, games: readonly AnyGame[]): Session | undefined {
  let lines = text.split(/\r\n|\n|\r/);
  for (let cuts = 0; cuts < MAX_CUTS; cuts++) {
    const loaded = loadSession(`${lines.join('\n')}\n`, games);
    if (loaded.ok) return isBegun(loaded.value.match) ? loaded.value : undefined;
    const [first] = loaded.problems.flatMap(({ line }) => line ?? []).sort((a, b) => a - b);
    if (first === undefined) return undefined;
    lines = lines.slice(0, first - 1).filter((line) => !/^\s*(?:end |over |#= )/.test(line));
  }
  return undefined;
}
