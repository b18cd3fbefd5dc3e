import { assertDefined } from '#core';
import type { PieceType, Rules } from '../../rules/index.ts';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { displayedType } from '../../voice/kinds.ts';
import { inksOf } from './inks.ts';

/** A piece drawn in at most three cells: its letters and its player's colour. */
export interface Code {
  readonly text: string;
  readonly ink: InkColour;
  /** True if it fills its whole square, as a wall does. */
  readonly fills?: boolean;
}

/** Pictorial codes for warehouse pieces, which are not drawn as letters. */
const WAREHOUSE_CODES: ReadonlyMap<string, Code> = new Map<string, Code>([
  ['wall', { text: '▒', ink: 'frame', fills: true }],
  ['goal', { text: '◇', ink: 'accent' }],
  ['crate', { text: '■', ink: 'seed' }],
  ['crate-on-goal', { text: '◆', ink: 'good' }],
  ['worker', { text: '@', ink: 'title' }],
  ['worker-on-goal', { text: '@', ink: 'accent' }],
]);

/** True for the pieces of a crate-pushing puzzle. */
function isWarehouse({ pieces }: Rules): boolean {
  return pieces.length > 0 && pieces.every(({ name }) => WAREHOUSE_CODES.has(name.toLowerCase()));
}

const MAX_CODE_WIDTH = 2;

function title(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** Candidate codes for a type, best first: its notation, its first letter, two of its letters. */
function candidateCodes({ name, notation }: PieceType): string[] {
  const letters = Array.from(name.replace(/[^\p{L}\p{N}]/gu, ''));
  const [first = '?', ...rest] = letters;
  const isShort = notation !== '' && widthOf(notation) <= MAX_CODE_WIDTH && /\p{L}/u.test(notation);
  return [
    ...(isShort ? [notation] : []),
    first,
    ...rest.map((letter) => first + letter.toLowerCase()),
    ...Array.from('123456789', (digit) => first + digit),
  ].map(title);
}

/** One code per type, unique regardless of case. */
function typeCodes(pieces: readonly PieceType[]): string[] {
  const used = new Set<string>();
  return pieces.map((piece) => {
    const code =
      candidateCodes(piece).find((candidate) => !used.has(candidate.toLowerCase())) ?? '?';
    used.add(code.toLowerCase());
    return code;
  });
}

/** Signs for players with a single type of piece, clearer than letters. */
const PAIR_SIGNS = ['X', 'o'];
const SOLO_SIGNS = ['●'];

/** Signs per player if all pieces look the same; otherwise empty. */
function plainSigns(rules: Rules): readonly string[] {
  const { pieces, players } = rules;
  const visibleTypes = new Set([...pieces.keys()].map((type) => displayedType(rules, type)));
  if (visibleTypes.size !== 1 || !players.every(({ kind }) => kind === 'decides')) return [];
  return players.length === 1 ? SOLO_SIGNS : players.length === 2 ? PAIR_SIGNS : [];
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
export function signOf(rules: Rules, player: number): string {
  return plainSigns(rules)[player] ?? marked('ABC', player);
}

/** Codes by cell value, for every cell that can appear on a board. */
export function codesOf(rules: Rules): readonly Code[] {
  const cells = cellsOf(rules);
  const types = typeCodes(rules.pieces);
  const signs = plainSigns(rules);
  const usesWarehouseCodes = isWarehouse(rules);
  const inks = inksOf(rules);
  return Array.from({ length: cells.count }, (_, cell): Code => {
    if (cell === EMPTY) return { text: '', ink: 'faint' };
    const player = ownerOf(cells, cell);
    const type = displayedType(rules, typeOf(cells, cell));
    const warehouseCode = WAREHOUSE_CODES.get(assertDefined(rules.pieces[type]).name.toLowerCase());
    if (usesWarehouseCodes && warehouseCode !== undefined) return warehouseCode;
    const code = assertDefined(types[type]);
    if (rules.players[player]?.kind !== 'decides') return { text: code, ink: 'soft' };
    const text = signs[player] ?? marked(code, player);
    return { text, ink: assertDefined(inks[player]) };
  });
}
