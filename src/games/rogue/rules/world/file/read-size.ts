import type { WorldDraft } from './draft.ts';
import { isBlankText, MAX_NAT, parseDigits } from './lines.ts';
import { shownWord } from './problems.ts';

/** Maximum cells in a world file, walls and ground together. */
export const MAX_CELLS = 16_777_216;
/** Maximum characters in a world file: rows of numbers need several per cell. */
export const MAX_LENGTH = 64 * 1024 * 1024;

interface Word {
  readonly from: number;
  readonly to: number;
}

function wordsOf({ lines }: WorldDraft): Word[] {
  const words: Word[] = [];
  // Three words are already too many, so more are not read.
  for (let i = lines.from; i < lines.to && words.length < 3; i = lines.skipBlanks(i)) {
    const to = lines.endOfWord(i);
    words.push({ from: i, to });
    i = to;
  }
  return words;
}

/** Parses one of the two numbers; undefined if it is invalid. */
function readNumber(
  draft: WorldDraft,
  word: Word,
  dimension: 'width' | 'height',
): number | undefined {
  const { lines } = draft;
  const text = shownWord(lines.text.slice(word.from, word.to));
  if (lines.endOfDigits(word.from) !== word.to) {
    draft.error(`E_SIZE_SYNTAX ${dimension}`, word.from, { text });
    return undefined;
  }
  const value = parseDigits(lines.text, word.from, word.to);
  if (value === undefined) draft.error('E_NAT_RANGE', word.from, { text, most: MAX_NAT });
  if (value === 0) draft.error(`E_SIZE_RANGE ${dimension}`, word.from);
  return value === 0 ? undefined : value;
}

/** Parses the first line; after any error in it, nothing else can be parsed. */
export function readSize(draft: WorldDraft): boolean {
  const { lines } = draft;
  const { length } = lines.text;
  lines.advance();
  if (length > MAX_LENGTH) draft.error('E_TOO_LONG', lines.from, { length, most: MAX_LENGTH });
  else if (isBlankText(lines.text)) draft.error('E_EMPTY_FILE', lines.from);
  else readNumbers(draft);
  return draft.errors.count === 0;
}

function readNumbers(draft: WorldDraft): void {
  const { lines } = draft;
  const [first, second, third] = wordsOf(draft);
  if (first === undefined) {
    draft.error('E_SIZE_SYNTAX none', lines.from);
    return;
  }
  const width = readNumber(draft, first, 'width');
  if (width === undefined) return;
  if (second === undefined) {
    draft.error('E_SIZE_SYNTAX no-height', lines.to);
    return;
  }
  const height = readNumber(draft, second, 'height');
  if (height === undefined) return;
  if (third !== undefined) {
    const text = shownWord(lines.text.slice(third.from, third.to));
    draft.error('E_SIZE_SYNTAX extra', third.from, { text });
    return;
  }
  if (width * height > MAX_CELLS) {
    draft.error('E_TOO_LARGE', first.from, { width, height, most: MAX_CELLS });
    return;
  }
  draft.width = width;
  draft.height = height;
}
