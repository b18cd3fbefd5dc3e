import { assertDefined } from '#core';
import type { PieceType, Rules } from '../../rules/index.ts';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { seenAs } from '../../voice/kinds.ts';
import { inksOf } from './inks.ts';

/** A piece in at most three cells: its letters, and the colour of its player. */
export interface Code {
  readonly text: string;
  readonly ink: InkColour;
  /** Whether it takes the whole of its square, as a wall does. */
  readonly fills?: boolean;
}

/** What stands in warehouses looks like it, not like a letter. */
const THINGS: ReadonlyMap<string, Code> = new Map<string, Code>([
  ['wall', { text: '▒', ink: 'frame', fills: true }],
  ['goal', { text: '◇', ink: 'accent' }],
  ['crate', { text: '■', ink: 'seed' }],
  ['crate-on-goal', { text: '◆', ink: 'good' }],
  ['worker', { text: '@', ink: 'title' }],
  ['worker-on-goal', { text: '@', ink: 'accent' }],
]);

/** Whether pieces are the things of a warehouse: one person pushes crates around. */
function isWarehouse({ pieces }: Rules): boolean {
  return pieces.length > 0 && pieces.every(({ name }) => THINGS.has(name.toLowerCase()));
}

const WIDEST = 2;

function title(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** Codes that a type may have, the best first: its notation, its first letter, two of its letters. */
function wishes({ name, notation }: PieceType): string[] {
  const letters = Array.from(name.replace(/[^\p{L}\p{N}]/gu, ''));
  const [first = '?', ...rest] = letters;
  const isShort = notation !== '' && widthOf(notation) <= WIDEST && /\p{L}/u.test(notation);
  return [
    ...(isShort ? [notation] : []),
    first,
    ...rest.map((letter) => first + letter.toLowerCase()),
    ...Array.from('123456789', (digit) => first + digit),
  ].map(title);
}

/** Letters of all types, no two alike whatever their case. */
function typeCodes(pieces: readonly PieceType[]): string[] {
  const used = new Set<string>();
  return pieces.map((piece) => {
    const code = wishes(piece).find((wish) => !used.has(wish.toLowerCase())) ?? '?';
    used.add(code.toLowerCase());
    return code;
  });
}

/** Men that are all alike are distinguished by crosses and rings, more easily than by letters. */
const ALIKE = ['X', 'o'];
const ALONE = ['●'];

/** The signs of players whose men are all alike to them; none where they are not. */
function alikeSigns(rules: Rules): readonly string[] {
  const { pieces, players } = rules;
  const seen = new Set([...pieces.keys()].map((type) => seenAs(rules, type)));
  if (seen.size !== 1 || !players.every(({ kind }) => kind === 'decides')) return [];
  return players.length === 1 ? ALONE : players.length === 2 ? ALIKE : [];
}

/** How players mark their pieces: capitals, lower-case letters, and numbers from the third on. */
function marked(code: string, player: number): string {
  if (player === 0) return code;
  const small = code.toLowerCase();
  return player === 1 && small !== code ? small : code + String(player + 1);
}

/** An example of how a player's pieces are marked. */
export function signOf(rules: Rules, player: number): string {
  return alikeSigns(rules)[player] ?? marked('ABC', player);
}

/** The codes of all cells that may stand on a board, by cell. */
export function codesOf(rules: Rules): readonly Code[] {
  const cells = cellsOf(rules);
  const types = typeCodes(rules.pieces);
  const alike = alikeSigns(rules);
  const isOfThings = isWarehouse(rules);
  const inks = inksOf(rules);
  return Array.from({ length: cells.count }, (_, cell): Code => {
    if (cell === EMPTY) return { text: '', ink: 'faint' };
    const player = ownerOf(cells, cell);
    const type = seenAs(rules, typeOf(cells, cell));
    const thing = THINGS.get(assertDefined(rules.pieces[type]).name.toLowerCase());
    if (isOfThings && thing !== undefined) return thing;
    const code = assertDefined(types[type]);
    if (rules.players[player]?.kind !== 'decides') return { text: code, ink: 'soft' };
    const text = alike[player] ?? marked(code, player);
    return { text, ink: assertDefined(inks[player]) };
  });
}
