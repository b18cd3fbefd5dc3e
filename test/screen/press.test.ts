import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core';
import { pointAt } from '#games/zrf/cells/board/hand.ts';
import type { ZrfHand } from '#games/zrf/cells/board/hand.ts';
import { layoutOf } from '#games/zrf/cells/board/layout.ts';
import { pressBoard } from '#games/zrf/cells/board/press.ts';
import type { Desk } from '#games/zrf/cells/board/press.ts';
import { columnsOf } from '#games/zrf/voice/columns.ts';
import { glossaryIn } from '../games/zrf/voice/wordings.ts';
import { at, ownGame, ownMatch, ownRules } from '../games/zrf/page/games.ts';
import { parseKeys } from './script.ts';

const ENTER = assertDefined(parseKeys('enter')[0]);

function deskFor(id: string, moves: readonly string[] = []): Desk {
  const { state } = ownMatch(id, moves);
  const game = ownGame(id);
  const glossary = glossaryIn(game, state.variant, 'en');
  const columns = columnsOf(game, state.variant);
  return { glossary, layout: layoutOf(ownRules(id)), state, columns };
}

/** Presses Enter on each position in order and returns the result of the last press. */
function enter(desk: Desk, ...names: readonly string[]): string {
  const { glossary, layout, state } = desk;
  const { game, rules } = glossary;
  let hand: ZrfHand = pointAt(game, layout, state, undefined);
  for (const name of names) {
    const pressed = pressBoard(desk, { ...hand, cursor: at(rules, name) }, ENTER);
    if (pressed?.kind === 'play') return game.makeAction(state, pressed.action);
    if (pressed?.kind === 'point') hand = pressed.hand;
  }
  if (hand.menu?.kind === 'steps') return `${hand.menu.steps.length} steps`;
  return hand.pick?.kind === 'piece' ? `holds ${rules.board.positions[hand.pick.at]?.name}` : '';
}

describe('Enter, like a click,', () => {
  test('picks up, puts down and moves a piece', () => {
    const desk = deskFor('chess');
    expect(enter(desk, 'e2')).toBe('holds e2');
    expect(enter(desk, 'e2', 'e2')).toBe('');
    expect(enter(desk, 'e2', 'd2')).toBe('holds d2');
    expect(enter(desk, 'e2', 'e4')).toBe('Pawn e2 - e4');
  });

  test('moves a block by any of its tiles, even directly if only one direction is open', () => {
    const desk = deskFor('century');
    const typedAtOnce = enter(desk, 'b3');
    expect(typedAtOnce).toContain('b3 - c3');
    expect(enter(desk, 'b2')).toBe(typedAtOnce);
  });

  test('drops a disc to the lowest free place of a column', () => {
    expect(enter(deskFor('connect-four', ['d1', 'd2']), 'd6')).toBe('Red Disc d3');
    expect(enter(deskFor('connect-four', ['d1', 'd2']), 'd1')).toBe('Red Disc d3');
  });

  test('cannot put down a piece that must continue', () => {
    const desk = deskFor('halma', ['a5b6', 'l16k15', 'a4a5', 'k15j14', 'c4a6']);
    expect(enter(desk, 'p1')).toBe('holds a6');
  });
});
