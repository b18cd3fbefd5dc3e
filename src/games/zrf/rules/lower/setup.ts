import { assertDefined } from '#core';
import { integerOf, isAtom, isList, isWord, restOf } from '../check/nodes.ts';
import { complainExpected, resolve } from '../check/names.ts';
import { complain } from '../check/report.ts';
import { MEANING_LIMITS } from '../problems/limits.ts';
import type { List, Node } from '../syntax/node.ts';
import type { SetPiece, Setup } from '../model/index.ts';
import type { Scope } from './scope/scope.ts';
import { resolvePosition } from './scope/where.ts';

const FORM = {
  keyword: 'board-setup',
  form: '(board-setup (player (piece position off 5) ...) ...)',
};

/** A setup being read. */
interface Placing {
  readonly pieces: SetPiece[];
  readonly occupied: Map<number, number>;
  readonly stock: number[][];
}

function place(node: Node, player: number, type: number, placing: Placing, scope: Scope): void {
  const position = resolvePosition(node, scope);
  const there = placing.occupied.get(position);
  if (position < 0 || player < 0 || type < 0) return;
  if (there !== undefined) {
    const piece = scope.pieces.list[there] ?? '';
    const args = { position: assertDefined(scope.positions.list[position]), piece };
    complain(scope.report, node.at, 'zrf-occupied', args);
    return;
  }
  placing.occupied.set(position, type);
  placing.pieces.push({ player, type, position });
}

/** Places a piece on positions, and the number after each `off` into the stock. */
function placeAll(form: List, player: number, placing: Placing, scope: Scope): void {
  const [name, ...places] = form.items;
  if (name === undefined) {
    complain(scope.report, form.at, 'zrf-form', FORM);
    return;
  }
  const type = resolve(scope.pieces, name, scope.report);
  for (let i = 0; i < places.length; i++) {
    const node = assertDefined(places[i]);
    if (!isWord(node, 'off')) place(node, player, type, placing, scope);
    else {
      i++;
      const count = integerOf(places[i], MEANING_LIMITS.stock);
      if (count === undefined || count < 0) {
        complain(scope.report, node.at, 'zrf-form', { keyword: 'off', form: 'off 5' });
      } else addStock(placing.stock[player], type, count);
    }
  }
}

function addStock(stock: number[] | undefined, type: number, count: number): void {
  const before = stock?.[type];
  if (stock === undefined || before === undefined) return;
  stock[type] = (before === Infinity ? 0 : before) + count;
}

function placePlayer(form: Node, placing: Placing, scope: Scope): void {
  const [name] = isList(form) ? form.items : [];
  if (!isList(form) || !isAtom(name)) {
    complain(scope.report, form.at, 'zrf-form', FORM);
    return;
  }
  const player = resolve(scope.players, name, scope.report);
  for (const node of restOf(form)) {
    if (isList(node)) placeAll(node, player, placing, scope);
    else complainExpected(scope.report, node, 'list-of-positions');
  }
}

/** Initial pieces on the board and in stock. */
export function lowerSetup(section: List | undefined, scope: Scope): Setup {
  const unstated = scope.dialect === 'dagaz' ? Infinity : 0;
  const stock = scope.players.list.map(() => scope.pieces.list.map(() => unstated));
  const placing: Placing = { pieces: [], occupied: new Map(), stock };
  for (const form of section === undefined ? [] : restOf(section)) {
    placePlayer(form, placing, scope);
  }
  return { pieces: placing.pieces, stock };
}
