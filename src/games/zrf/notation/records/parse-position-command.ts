/**
 * Positions with moves, one per line, as programs hand them to engines and to each other:
 * `position startpos moves e2e4 e7e5`, with `fen` or `sfen` and a position instead of `startpos`. The
 * word `position` may be missing, as in lists of shogi games. Sources: the protocols UCI and USI.
 */
import type { RecordedGame } from '../record/recorded.ts';
import type { NumberedLine } from './numbered-line.ts';

/** Most words of a position. */
const MAX_FIELDS = 9;

interface Word {
  readonly text: string;
  /** Offset in the line. */
  readonly at: number;
}

interface Command {
  /** Words of the position; none for the usual start. */
  readonly fields: readonly Word[];
  readonly moves: readonly Word[];
}

/** Parts of a line; undefined for a line of another form, also for a bare position. */
function commandIn(line: string): Command | undefined {
  const words = [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, at: index }));
  const intro = words[0]?.text === 'position' ? 1 : 0;
  const kind = words[intro]?.text ?? '';
  const begin = ['startpos', 'fen', 'sfen'].includes(kind) ? intro + 1 : intro;
  const found = words.findIndex(({ text }) => text === 'moves');
  const end = found < 0 ? words.length : found;
  const fields = words.slice(begin, end);
  const isSetUp =
    kind === 'startpos'
      ? fields.length === 0
      : fields[0]?.text.includes('/') === true && fields.length <= MAX_FIELDS;
  const isBare = begin === 0 && found < 0;
  return isSetUp && !isBare ? { fields, moves: words.slice(end + 1) } : undefined;
}

/** True for a line that is more than a bare position. */
export function isPositionCommand(text: string): boolean {
  return commandIn(text) !== undefined;
}

/** The game of a line for which `isPositionCommand` is true. */
export function parsePositionCommand({ text, line }: NumberedLine): RecordedGame {
  const { fields, moves } = commandIn(text) ?? { fields: [], moves: [] };
  const placeOf = (word: Word | undefined) => ({ line, column: (word?.at ?? 0) + 1 });
  const [first] = fields;
  const last = fields.at(-1);
  const isUsual = first === undefined || last === undefined;
  const fen = isUsual ? undefined : text.slice(first.at, last.at + last.text.length);
  return {
    tags: new Map(fen === undefined ? [] : [['FEN', fen]]),
    tagPlaces: new Map(fen === undefined ? [] : [['FEN', placeOf(first)]]),
    place: placeOf(first),
    line: moves.map((move) => ({
      text: move.text,
      place: placeOf(move),
      nags: [],
      before: '',
      after: '',
      variations: [],
    })),
    comment: '',
    result: '*',
  };
}
