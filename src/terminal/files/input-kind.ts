import { readRegularFile, STDIO, MAX_TEXT_BYTES } from './read-file.ts';

/** Prefixes of the formats accepted from standard input; anything else is treated as rules. */
const PREFIXES = [
  ['save', /^turnwright /],
  ['zsg', /^\uFEFF?Zillions Save Game/],
  ['world', /^\s*\d+\s+\d+\s/],
] as const;

export type InputKind = (typeof PREFIXES)[number][0] | 'rules';

/** Standard input; empty if it cannot be read. */
export function inputBytes(): Uint8Array {
  const bytes = readRegularFile(STDIO, MAX_TEXT_BYTES);
  return bytes.ok ? bytes.value : new Uint8Array();
}

/** Format of standard input, detected from its beginning because it has no file name. */
export function inputKind(): InputKind {
  const start = new TextDecoder('latin1').decode(inputBytes().subarray(0, 80));
  return PREFIXES.find(([, begins]) => begins.test(start))?.[0] ?? 'rules';
}
