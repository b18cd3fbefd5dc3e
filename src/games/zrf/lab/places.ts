import type { Block } from '../rules/index.ts';

type SourcePlace = Block['at'];

/** File and line of a construct; for one from a macro, those of the outermost call. */
export function placeOf(at: SourcePlace): string {
  const { call } = at;
  return call === undefined ? `${at.file}:${at.line}` : placeOf(call.at);
}
