/** Formats of positions and games, told apart by the beginning of the text. */
export const RECORD_FORMATS = ['fen', 'pgn', 'kif', 'csa'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

const MAX_FEN = 4000;
/** Most positions in a file that has one on each line. */
const MAX_POSITIONS = 20_000;

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

/** A line of a text that is not empty, and its number. */
export interface NumberedLine {
  readonly text: string;
  readonly line: number;
}

/** Positions of a text, one per line; a single one may be wrapped. Empty for any other text. */
export function positionLines(text: string): readonly NumberedLine[] {
  const lines = text
    .split('\n')
    .map((line, index) => ({ text: line.trimEnd(), line: index + 1 }))
    .filter((one) => one.text.trim() !== '')
    .slice(0, MAX_POSITIONS + 1);
  const isList = lines.length > 0 && lines.length <= MAX_POSITIONS;
  if (isList && lines.every((one) => isFen(one.text))) return lines;
  return isFen(text) ? [{ text: text.trimEnd(), line: 1 }] : [];
}

/** Format of a text. Anything that is not a position is taken for PGN, whose errors explain most. */
export function formatOf(text: string): RecordFormat {
  if (positionLines(text).length > 0) return 'fen';
  if (KIF.test(text)) return 'kif';
  return CSA.test(text) ? 'csa' : 'pgn';
}
