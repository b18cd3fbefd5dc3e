import { parsed } from '#core';
import type { Parsed } from '#core';
import { parseRecord, positionNotationOf } from '../../notation/index.ts';
import type { Rules } from '../../rules/index.ts';

/** A text as a position of this program: FEN, SFEN and others are converted. */
export function readPosition(rules: Rules, variant: string, text: string): Parsed<string> {
  const record = parseRecord(text);
  const isNotated = record.ok && record.value.format === 'fen';
  const fen = isNotated ? record.value.games[0]?.tags.get('FEN') : undefined;
  return fen === undefined ? parsed(text) : positionNotationOf(rules).parse(rules, variant, fen);
}
