import { chainCheck, checkHeader, parseTranscript, shortCheck, TRANSCRIPT_VERSION } from '#core';
import type { AnyGame, Problem } from '#core';
import { isBegun } from './begun.ts';
import { loadSession } from './session.ts';
import type { Session } from './session.ts';

/**
 * Why a saved game cannot be played to its end: a newer program wrote it, its rules are others by
 * now, or its text is not the one that was written.
 */
export type SavedFault = 'newer' | 'rules' | 'damage';

/** What a problem with a saved game comes from; `isEdited` where its rules are known to be others. */
export function faultOf(text: string, { code, args = {} }: Problem, isEdited = false): SavedFault {
  const [, version = ''] = /^\uFEFF?turnwright (\d{1,9})\s/.exec(text) ?? [];
  if (Number(version) > TRANSCRIPT_VERSION) return 'newer';
  const isEarlier = code === 'rules-version';
  if (isEarlier && Number(args['theirs']) > Number(args['ours'])) return 'newer';
  if (args['why'] === 'cut' || (args['why'] === 'missing' && !isEdited)) return 'damage';
  const checks = checksIn(text);
  const areOthers = isEarlier || isEdited;
  return checks === 'right' || (areOthers && checks === 'none') ? 'rules' : 'damage';
}

/** Whether the checks of all entries fit, as they do in a text that nobody has changed. */
function checksIn(text: string): 'right' | 'wrong' | 'none' {
  const read = parseTranscript(text);
  if (!read.ok) return 'wrong';
  const { entries } = read.value;
  if (entries.every((entry) => entry.check === undefined)) return 'none';
  const header = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  let check = checkHeader(header.filter((line) => /^(game|rules|option|seed) /.test(line)));
  const isRight = entries.every((entry) => {
    check = chainCheck(check, entry.by, entry.text);
    return entry.check === shortCheck(check);
  });
  return isRight ? 'right' : 'wrong';
}

/** A text is cut so often at most to find what of it can be played. */
const MAX_CUTS = 8;

/** A saved game up to the last action that can be played; undefined where there is none. */
export function openLastGood(text: string, games: readonly AnyGame[]): Session | undefined {
  let lines = text.split(/\r\n|\n|\r/);
  for (let cuts = 0; cuts < MAX_CUTS; cuts++) {
    const loaded = loadSession(`${lines.join('\n')}\n`, games);
    if (loaded.ok) return isBegun(loaded.value.match) ? loaded.value : undefined;
    const [first] = loaded.problems.flatMap(({ line }) => line ?? []).sort((a, b) => a - b);
    if (first === undefined) return undefined;
    lines = lines.slice(0, first - 1).filter((line) => !/^\s*(?:over |#= )/.test(line));
  }
  return undefined;
}
