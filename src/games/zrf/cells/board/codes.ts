import { assertDefined } from '#core';
import type { PieceType, Rules } from '../../rules/index.ts';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { displayedType } from '../../voice/kinds.ts';
import { signInSet, isOnTiles, isPromoted, SIDES } from './piece-sets.ts';
import { styleOf } from './style.ts';
import type { Style } from './style.ts';

/** A piece drawn in at most three cells: its sign and its player's colour. */
export interface Code {
  readonly text: string;
  readonly ink: InkColour;
  /** True if it fills its whole square, as a wall does. */
  readonly fills?: boolean;
  /** Colour of the tile on which it is written, if any. */
  readonly tile?: 'tile' | 'far-tile';
}

/** Kinds of signs for pieces. Letters are those of ASCII if the names of the pieces are. */
export const SIGN_SETS = ['symbols', 'kanji', 'letters'] as const;
export type SignSet = (typeof SIGN_SETS)[number];

/** Pictorial codes for warehouse pieces, which are not drawn as letters. */
const WAREHOUSE_CODES: ReadonlyMap<string, Code> = new Map<string, Code>([
  ['wall', { text: '▒', ink: 'frame', fills: true }],
  ['goal', { text: '◇', ink: 'accent' }],
  ['crate', { text: '■', ink: 'seed' }],
  ['crate-on-goal', { text: '◆', ink: 'good' }],
  ['worker', { text: '@', ink: 'title' }],
  ['worker-on-goal', { text: '+', ink: 'accent' }],
]);

/** True for the pieces of a crate-pushing puzzle. */
function isWarehouse({ pieces }: Rules): boolean {
  return pieces.length > 0 && pieces.every(({ name }) => WAREHOUSE_CODES.has(name.toLowerCase()));
}

/** Without the plus of a promoted piece. */
const MAX_CODE_WIDTH = 2;

function title(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** Name and notation of a type of piece, in a language. */
export type PieceWords = Pick<PieceType, 'name' | 'notation'>;

/** Notation of a type as its code; undefined if it has none or a long one. */
function notationCode({ notation }: PieceWords): string | undefined {
  const isShort = widthOf(notation.replace('+', '')) <= MAX_CODE_WIDTH && /\p{L}/u.test(notation);
  return isShort ? title(notation) : undefined;
}

/** Codes for a type by its name, best first: its first letter, two of its letters. */
function nameCodes({ name }: PieceWords): string[] {
  const letters = Array.from(name.replace(/[^\p{L}\p{N}]/gu, ''));
  const [first = '?', ...rest] = letters;
  return [
    first,
    ...rest.map((letter) => first + letter.toLowerCase()),
    ...Array.from('123456789', (digit) => first + digit),
  ].map(title);
}

/** One code per type, unique regardless of case. Names only get codes that no notation needs. */
function typeCodes(pieces: readonly PieceWords[]): string[] {
  const used = new Set<string>();
  const take = (code: string | undefined) => {
    if (code === undefined || used.has(code.toLowerCase())) return undefined;
    used.add(code.toLowerCase());
    return code;
  };
  const notations = pieces.map((piece) => take(notationCode(piece)));
  return pieces.map((piece, type) => {
    const named = () => nameCodes(piece).find((code) => take(code) !== undefined);
    return notations[type] ?? named() ?? '?';
  });
}

/** Signs for players with a single type of piece, clearer than letters. */
const PAIR_SIGNS = ['X', 'o'];
const SOLO_SIGNS = ['●'];

/** True if all pieces of the players look the same. */
function isPlain(rules: Rules): boolean {
  const { pieces, players } = rules;
  const visibleTypes = new Set([...pieces.keys()].map((type) => displayedType(rules, type)));
  return visibleTypes.size === 1 && players.every(({ kind }) => kind === 'decides');
}

/** Signs per player if all pieces look the same; otherwise empty. */
function plainSigns(rules: Rules, set: SignSet): readonly string[] {
  const { players } = rules;
  if (!isPlain(rules)) return [];
  if (players.length === 1) return SOLO_SIGNS;
  const names = players.map(({ name }) => name);
  const isLetters = names.every((name) => /^\p{Lu}$/u.test(name));
  if (players.length > 2) return set === 'letters' ? [] : SIDES;
  if (isLetters && set !== 'letters') return names;
  return set === 'letters' ? PAIR_SIGNS : [];
}

/**
 * Code of a player's piece: capitals for the first player, lower case for the second, a number from
 * the third on.
 */
function marked(code: string, player: number): string {
  if (player === 0) return code;
  const small = code.toLowerCase();
  return player === 1 && small !== code ? small : code + String(player + 1);
}

/** Example of the code style of a player's pieces. */
export function signOf(rules: Rules, player: number, codes: readonly Code[] = []): string {
  const plain = plainSigns(rules, 'letters')[player];
  const cells = cellsOf(rules);
  const own = codes.filter((_, cell) => cell !== EMPTY && ownerOf(cells, cell) === player);
  const texts = new Set(own.map(({ text }) => text));
  const [only] = texts;
  return (texts.size === 1 ? only : plain) ?? lettersAmong(texts) ?? marked('ABC', player);
}

/** The first three letters of an alphabet other than Latin among signs; undefined if there are none. */
function lettersAmong(signs: Iterable<string>): string | undefined {
  const letters = [...signs].filter((sign) => /^(?!\p{Script=Latin})[\p{Lu}\p{Ll}]$/u.test(sign));
  return letters.length === 0 ? undefined : letters.slice(0, 3).join('');
}

/** Sign of a type in its set, for games of two sides. */
function signsOfSet(
  { players, pieces }: Rules,
  set: SignSet,
  { pieceSet, sides }: Style,
): (type: number, player: number) => string | undefined {
  const deciding = players.filter(({ kind }) => kind === 'decides');
  if (set === 'letters' || deciding.length > 2) return () => undefined;
  if (pieceSet === 'stones' && new Set(sides).size < 2) return () => undefined;
  const signs = pieces.map(({ name }) =>
    ([0, 1] as const).map((side) => signInSet(pieceSet, name, side, set === 'kanji')),
  );
  return (type, player) => signs[type]?.[sides[player] ?? 0];
}

/**
 * Codes by cell value, for every cell that can appear on a board. Letters are those of `words`, by
 * type.
 */
export function codesOf(
  rules: Rules,
  set: SignSet = 'letters',
  style: Style = styleOf(rules),
  words: readonly PieceWords[] = rules.pieces,
): readonly Code[] {
  const cells = cellsOf(rules);
  const types = typeCodes(words);
  const signs = plainSigns(rules, set);
  const ofSet = signsOfSet(rules, set, style);
  const usesWarehouseCodes = isWarehouse(rules);
  return Array.from({ length: cells.count }, (_, cell): Code => {
    if (cell === EMPTY) return { text: '', ink: 'faint' };
    const player = ownerOf(cells, cell);
    const type = displayedType(rules, typeOf(cells, cell));
    const piece = assertDefined(rules.pieces[type]);
    const warehouseCode = WAREHOUSE_CODES.get(piece.name.toLowerCase());
    if (usesWarehouseCodes && warehouseCode !== undefined) return warehouseCode;
    const code = assertDefined(types[type]);
    if (rules.players[player]?.kind !== 'decides') return { text: code, ink: 'soft' };
    const text = signs[player] ?? ofSet(type, player) ?? marked(code, player);
    if (!isOnTiles(style.pieceSet)) return { text, ink: assertDefined(style.inks[player]) };
    return { text, ...tileOf(style, player, piece) };
  });
}

/** Tile of a piece, and the ink of its sign. */
function tileOf({ pieceSet }: Style, player: number, { name }: PieceType) {
  const isXiangqi = pieceSet === 'xiangqi';
  const isRed = isXiangqi ? player === 0 : isPromoted(name);
  const isFar = !isXiangqi && player > 0;
  return { ink: isRed ? 'carved-red' : 'carved', tile: isFar ? 'far-tile' : 'tile' } as const;
}
