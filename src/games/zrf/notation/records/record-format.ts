import type { NumberedLine } from './numbered-line.ts';
import { isPositionCommand } from './parse-position-command.ts';

/** Formats of positions and games, told apart by the beginning of the text. */
export const RECORD_FORMATS = ['fen', 'position', 'pgn', 'kif', 'csa'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

const MAX_FEN = 4000;

/** A board as rows between slashes, then at most a few words. */
const FEN = /^\s*[^\s[\]{}();/]+(?:\/[^\s{}();/]+){2,30}(?:\s+\S{1,20}){0,8}\s*$/;

/** A position of draughts. */
const DRAUGHTS_FEN = /^\s*[WB]:[WB][^\n]*$/i;
/** Headings or moves of KIF at the beginning of a line, and statements of CSA. */
const KIF = /^\s{0,9}(?:先手|後手|上手|下手|手合割|手数|開始日時|1 {1,9}[１-９1-9])/m;
const CSA = /^(?:V\d|PI|P\d|N[-+]|[-+]\d{4}[A-Z]{2})/m;

/** True for a position as FEN, SFEN or PDN. */
function isFen(text: string): boolean {
  return text.length < MAX_FEN && (FEN.test(text) || DRAUGHTS_FEN.test(text.trimEnd()));
}

/** Lines of a text that are not empty, if all are of a kind; otherwise none. */
function linesOf(text: string, isOne: (line: string) => boolean): readonly NumberedLine[] {
  const [first = ''] = /\S.*/.exec(text) ?? [];
  if (!isOne(first)) return [];
  const lines = text
    .split('\n')
    .map((line, index) => ({ text: line.trimEnd(), line: index + 1 }))
    .filter((one) => one.text.trim() !== '');
  return lines.every((one) => isOne(one.text)) ? lines : [];
}

/** Positions of a text, one per line; a single one may be wrapped. Empty for any other text. */
export function positionLines(text: string): readonly NumberedLine[] {
  const lines = linesOf(text, isFen);
  if (lines.length > 0) return lines;
  return isFen(text) ? [{ text: text.trimEnd(), line: 1 }] : [];
}

/** Positions with moves as for engines, one per line. Empty for any other text. */
export function commandLines(text: string): readonly NumberedLine[] {
  return linesOf(text, isPositionCommand);
}

/** Format of a text. Anything that is not a position is taken for PGN, whose errors explain most. */
export function formatOf(text: string): RecordFormat {
  if (commandLines(text).length > 0) return 'position';
  if (positionLines(text).length > 0) return 'fen';
  if (KIF.test(text)) return 'kif';
  return CSA.test(text) ? 'csa' : 'pgn';
}
