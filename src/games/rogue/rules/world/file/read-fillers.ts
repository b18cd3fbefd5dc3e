import type { WorldDraft } from './draft.ts';
import { FILLERS } from './fillers.ts';
import { MAX_NAT, parseDigits } from './lines.ts';
import { shownWord } from './problems.ts';

/** Maximum number of lines that place something. */
const MAX_FILLERS = 1_000_000;

const DOT = '.'.charCodeAt(0);

/** Parses all lines after the rows. `isWhole`: no row had an error, so all numbers are known. */
export function readFillers(draft: WorldDraft, isWhole: boolean): void {
  let count = 0;
  while (draft.lines.advance()) {
    if (draft.lines.isBlank) continue;
    count += 1;
    if (count > MAX_FILLERS) {
      draft.error('E_TOO_MANY lines', draft.lines.from, { most: MAX_FILLERS });
      return;
    }
    readFiller(draft, isWhole);
  }
}

/** Parses `number . name data`, with optional blanks. */
function readFiller(draft: WorldDraft, isWhole: boolean): void {
  const { lines } = draft;
  const { text, from, to } = lines;
  const end = lines.endOfDigits(from);
  if (end === from) {
    draft.error('E_FILLER_SYNTAX number', from);
    return;
  }
  const dot = lines.skipBlanks(end);
  if (dot === to || text.charCodeAt(dot) !== DOT) {
    draft.error('E_FILLER_SYNTAX dot', Math.min(dot, to));
    return;
  }
  const name = lines.skipBlanks(dot + 1);
  const knownWords = FILLERS.map((one) => one.name).join(', ');
  if (name === to) {
    draft.error('E_FILLER_SYNTAX name', to, { known: knownWords });
    return;
  }
  const number = numberOf(draft, from, end, isWhole);
  const nameEnd = lines.endOfWord(name);
  const word = text.slice(name, nameEnd);
  const filler = FILLERS.find((one) => one.name === word);
  if (filler === undefined) {
    draft.error('E_UNKNOWN_FILLER', name, { text: shownWord(word), known: knownWords });
    return;
  }
  const dataIndex = lines.skipBlanks(nameEnd);
  const place = number === undefined ? undefined : draft.placeOf(number);
  filler.fill(draft, { index: from, place, data: text.slice(dataIndex, to), dataIndex });
}

/** The number of a line; records an error if no cell has it. */
function numberOf(draft: WorldDraft, from: number, end: number, isWhole: boolean) {
  const { text } = draft.lines;
  const number = parseDigits(text, from, end);
  if (number === undefined) {
    draft.error('E_NAT_RANGE', from, { text: shownWord(text.slice(from, end)), most: MAX_NAT });
  } else if (isWhole && !draft.holes.has(number)) {
    draft.error('E_UNKNOWN_HOLE', from, { number: String(number) });
  }
  return number;
}
