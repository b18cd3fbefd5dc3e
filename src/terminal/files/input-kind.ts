import { readRegularFile, STDIO, MAX_TEXT_BYTES } from './read-file.ts';

/** Prefixes of the formats accepted from standard input; anything else is treated as rules. */
const PREFIXES = [
  ['save', /^turnwright /],
  ['zsg', /^\uFEFF?Zillions Save Game/],
  ['world', /^\s*\d+\s+\d+\s/],
] as const;

export type InputKind = (typeof PREFIXES)[number][0] | 'rules';

/** Format of standard input, detected from its beginning because it has no file name. */
export function inputKind(): InputKind {
  const bytes = readRegularFile(STDIO, MAX_TEXT_BYTES);
  const start = bytes.ok ? new TextDecoder('latin1').decode(bytes.value.subarray(0, 80)) : '';
  return PREFIXES.find(([, begins]) => begins.test(start))?.[0] ?? 'rules';
}
