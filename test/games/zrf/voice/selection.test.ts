import { describe, expect, test } from 'vitest';
import { cellsOf, partsOf } from '#games/zrf/rules/index.ts';
import { promotionIn } from '#games/zrf/notation/index.ts';
import type { Click, Pick } from '#games/zrf/voice/selection.ts';
import {
  clickOn,
  dropOn,
  droppable,
  dropsAlone,
  forcedPick,
  candidatesFrom,
  passOf,
  sourcesOf,
  targetsOf,
} from '#games/zrf/voice/selection.ts';
import { at, candidatesIn, ownGame, ownMatch, ownRules } from '../page/games.ts';

function table(id: string, moves: readonly string[] = [], variant = 0) {
  const { state } = ownMatch(id, moves, variant);
  const rules = ownRules(id, variant);
  const candidates = candidatesIn(ownGame(id), state);
  const place = (name: string) => at(rules, name);
  const piece = (name: string): Pick => ({ kind: 'piece', at: place(name) });
  const stock = (name: string): Pick => ({
    kind: 'stock',
    type: rules.pieces.findIndex((one) => one.name === name),
  });
  const tell = (click: Click): string => {
    const name = (position: number) => rules.board.positions[position]?.name ?? '?';
    if (click.kind === 'play') {
      const from = click.candidate.from < 0 ? '*' : name(click.candidate.from);
      return `play ${from}-${name(click.candidate.to)}`;
    }
    if (click.kind === 'choose') return `choose ${click.candidates.length} at ${name(click.at)}`;
    if (click.kind === 'nothing') return 'nothing';
    if (click.pick === undefined) return 'put down';
    return click.pick.kind === 'piece' ? `pick ${name(click.pick.at)}` : 'pick stock';
  };
  const click = (pick: Pick | undefined, name: string, isSmart = false) =>
    tell(clickOn(candidates, pick, place(name), isSmart));
  return { state, candidates, place, piece, stock, tell, click };
}

describe('a piece', () => {
  const { candidates, piece, click, place, tell } = table('chess');

  test('can be selected, exchanged for another, deselected and moved', () => {
    expect(click(undefined, 'e2')).toBe('pick e2');
    expect(click(piece('e2'), 'd2')).toBe('pick d2');
    expect(click(piece('e2'), 'e2')).toBe('put down');
    expect(click(piece('e2'), 'e4')).toBe('play e2-e4');
    expect(click(piece('e2'), 'e5')).toBe('put down');
  });

  test('cannot be selected without a legal move', () => {
    expect(click(undefined, 'e1')).toBe('nothing');
    expect(click(undefined, 'e7')).toBe('nothing');
    expect(sourcesOf(candidates).size).toBe(10);
  });

  test('is dropped on its target or returns', () => {
    expect(tell(dropOn(candidates, piece('g1'), place('f3')))).toBe('play g1-f3');
    expect(tell(dropOn(candidates, piece('g1'), place('g5')))).toBe('put down');
    expect(tell(dropOn(candidates, piece('g1'), undefined))).toBe('put down');
    expect(tell(dropOn(candidates, piece('g1'), place('g1')))).toBe('nothing');
  });

  test('moves by a single smart click if no other kind can reach the target', () => {
    expect(click(undefined, 'e4')).toBe('nothing');
    expect(click(undefined, 'e4', true)).toBe('play e2-e4');
    expect(click(undefined, 'f3', true)).toBe('nothing');
  });
});

test('a promoting pawn offers a choice', () => {
  const moves = ['a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'c8b7', 'a6b7', 'b8c6'];
  const { candidates, piece, click } = table('chess', moves);
  expect(click(piece('b7'), 'a8')).toBe('choose 4 at a8');
  const { state } = ownMatch('chess', moves);
  const becomes = candidatesFrom(candidates, piece('b7')).map(({ action }) =>
    promotionIn(partsOf(cellsOf(ownRules('chess')), action, state.cells)),
  );
  expect(new Set(becomes).size).toBe(4);
});

test('castling is a king move', () => {
  const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5'];
  expect(table('chess', moves).click(table('chess', moves).piece('e1'), 'g1')).toBe('play e1-g1');
});

test('a click on the target is enough in a game of drops only', () => {
  const { candidates, click } = table('reversi');
  expect(dropsAlone(candidates)).toBe(true);
  expect(click(undefined, 'e6')).toMatch(/play \*-e6/);
  expect(click(undefined, 'a1')).toBe('nothing');
});

test('pieces in hand are selected beside the board', () => {
  const moves = ['7g7f', '3c3d', 'Bishop 8h x 2b Bishop 2b - hand = Black = Bishop x hand'];
  const { candidates, stock, click } = table('shogi', [...moves, '3a2b']);
  expect(droppable(candidates).size).toBe(1);
  expect(targetsOf(candidatesFrom(candidates, stock('Bishop'))).size).toBeGreaterThan(30);
  expect(click(stock('Bishop'), '5e')).toBe('play *-5e');
  expect(dropsAlone(candidates)).toBe(false);
});

test('a piece that must continue is selected automatically', () => {
  const { state, candidates } = table('english-draughts', ['a3b4', 'd6c5']);
  expect(forcedPick(candidates, state.chainAt)).toBeUndefined();
  const from = candidates[0]?.from ?? -1;
  expect(forcedPick(candidates, from)).toEqual({ kind: 'piece', at: from });
  expect(forcedPick([], 3)).toBeUndefined();
});

test('a block moves by any of its tiles, directly or by a choice', () => {
  const { candidates, piece, click } = table('century');
  expect(click(undefined, 'b3', true)).toBe('play b3-c3');
  expect(click(undefined, 'b2', true)).toBe('play b2-c2');
  expect(click(piece('b3'), 'c2')).toMatch(/^play b[23]-c[23]$/);
  expect(candidatesFrom(candidates, piece('b2'))).toHaveLength(2);
});

test('passing is a step but not a candidate on the board', () => {
  const turn = ownGame('chess').turn(ownMatch('chess').state);
  expect(turn.kind === 'decide' && passOf(turn.actions)).toBeUndefined();
  expect(passOf([{ record: [] }])).toEqual({ record: [] });
});
