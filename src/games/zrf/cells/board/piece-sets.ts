import { assertDefined, own } from '#core';
import type { Rules } from '../../rules/index.ts';
import { displayedType } from '../../voice/kinds.ts';

/** Known sets of pieces, recognised by the names of their pieces. */
export type PieceSet = 'chess' | 'shogi' | 'xiangqi' | 'animals' | 'stones' | 'other';

/** Signs of the first and of the second side. */
export type Pair = readonly [first: string, second: string];

/** The pawn is followed by a selector that keeps terminals from drawing it as an emoji. */
const CHESS: Readonly<Record<string, Pair>> = {
  king: ['♔', '♚'],
  queen: ['♕', '♛'],
  rook: ['♖', '♜'],
  bishop: ['♗', '♝'],
  knight: ['♘', '♞'],
  pawn: ['♙', '♟\ufe0e'],
};

/** Names of chessmen in other languages. */
const CHESS_NAMES: Readonly<Record<string, string>> = {
  khun: 'king',
  met: 'queen',
  rua: 'rook',
  khon: 'bishop',
  ma: 'knight',
  bia: 'pawn',
};

/** Second players' pieces point down in books; in text, a v precedes them, as in record files. */
const SHOGI: Readonly<Record<string, string>> = {
  king: '玉',
  rook: '飛',
  dragon: '竜',
  bishop: '角',
  horse: '馬',
  gold: '金',
  silver: '銀',
  'promoted-silver': '全',
  knight: '桂',
  'promoted-knight': '圭',
  lance: '香',
  'promoted-lance': '杏',
  pawn: '歩',
  tokin: 'と',
};

const XIANGQI: Readonly<Record<string, Pair>> = {
  general: ['帥', '將'],
  advisor: ['仕', '士'],
  elephant: ['相', '象'],
  horse: ['傌', '馬'],
  chariot: ['俥', '車'],
  cannon: ['炮', '砲'],
  soldier: ['兵', '卒'],
};

/** Stones of sides that differ by nothing else, and of crowned stones. */
export const STONES: Pair = ['○', '●'];
export const CROWNED: Pair = ['◎', '◉'];
/** Signs of the sides if there are more than two. */
export const SIDES = ['●', '■', '▲', '◆', '○', '□', '△', '◇'] as const;

function nameOf({ pieces }: Rules, type: number): string {
  return assertDefined(pieces[type]).name.toLowerCase();
}

/** Names of the visible types of piece. */
function visibleNames(rules: Rules, isMan?: readonly boolean[]): ReadonlySet<string> {
  const shown = [...rules.pieces.keys()].filter((type) => isMan?.[type] !== false);
  const types = new Set(shown.map((type) => displayedType(rules, type)));
  return new Set([...types].map((type) => nameOf(rules, type)));
}

function hasAll(names: ReadonlySet<string>, ...wanted: readonly string[]): boolean {
  return wanted.every((name) => names.has(name));
}

/** Set of pieces of a game. */
export function pieceSetOf(rules: Rules, isMan?: readonly boolean[]): PieceSet {
  const names = visibleNames(rules, isMan);
  if (hasAll(names, 'general', 'chariot', 'cannon')) return 'xiangqi';
  if (hasAll(names, 'king', 'gold', 'silver')) return 'shogi';
  if (hasAll(names, 'lion', 'giraffe', 'chick')) return 'animals';
  const known = [...names].filter((name) => chessSign(name, 0) !== undefined);
  if (known.length > 1 && 2 * known.length > names.size) return 'chess';
  if (names.size === 1 || (names.size === 2 && hasAll(names, 'king'))) return 'stones';
  return 'other';
}

function chessSign(name: string, side: 0 | 1): string | undefined {
  return own(CHESS, own(CHESS_NAMES, name) ?? name)?.[side];
}

/** Sign of a piece in a set; undefined if it has none. */
export function signInSet(
  set: PieceSet,
  name: string,
  side: 0 | 1,
  withKanji: boolean,
): string | undefined {
  const small = name.toLowerCase();
  if (set === 'chess') return chessSign(small, side);
  if (set === 'stones') return (small === 'king' ? CROWNED : STONES)[side];
  if (!withKanji) return undefined;
  if (set === 'xiangqi') return own(XIANGQI, small)?.[side];
  const kanji = set === 'shogi' ? own(SHOGI, small) : undefined;
  return kanji === undefined ? undefined : (side === 1 ? 'v' : ' ') + kanji;
}

/** True for pieces written on wooden tiles. */
export function isOnTiles(set: PieceSet): boolean {
  return set === 'shogi' || set === 'xiangqi' || set === 'animals';
}

/** True for shogi's promoted pieces, written in red. */
export function isPromoted(name: string): boolean {
  return /^(?:promoted-.*|dragon|horse|tokin|hen)$/i.test(name);
}
