import { readRegularFile, STDIO, MAX_TEXT_BYTES } from './read-file.ts';

/** Beginnings of what can come from standard input; all else is taken for rules. */
const BEGINNINGS = [
  ['save', /^turnwright /],
  ['zsg', /^\uFEFF?Zillions Save Game/],
  ['world', /^\s*\d+\s+\d+\s/],
] as const;

export type InputKind = (typeof BEGINNINGS)[number][0] | 'rules';

/** What standard input holds, by its beginning: there is no name to tell it by. */
export function inputKind(): InputKind {
  const bytes = readRegularFile(STDIO, MAX_TEXT_BYTES);
  const start = bytes.ok ? new TextDecoder('latin1').decode(bytes.value.subarray(0, 80)) : '';
  return BEGINNINGS.find(([, begins]) => begins.test(start))?.[0] ?? 'rules';
}
