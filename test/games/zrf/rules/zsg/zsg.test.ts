import { describe, expect, it, test } from 'vitest';
import { must } from '#core';
import type { ZrfAction } from '#games/zrf/rules/state/action.ts';
import { makeZsg } from '#games/zrf/rules/zsg/make-zsg.ts';
import { parseZsg } from '#games/zrf/rules/zsg/parse-zsg.ts';
import { replayZsg } from '#games/zrf/rules/zsg/replay-zsg.ts';
import { openContent } from '../content/content.ts';
import { openWorkshop } from './workshop.ts';

const HEADER = 'Zillions Save Game File Version 0.02 HC\nRulesFile=workshop.zrf\n';
const workshop = openWorkshop();

function save(...lines: readonly string[]): string {
  return `${HEADER}VariantName=Workshop\n${lines.join('\n')}\n`;
}

function replay(text: string, game = workshop) {
  return must(replayZsg(game, must(parseZsg(text))));
}

describe('a recorded move', () => {
  test.each([
    ['a movement', 'Man e4 - e3', ['Pass']],
    ['a movement onto another piece', 'Man a1 x a2', []],
    ['a capture elsewhere', 'Man a1 - a3 x a2', []],
    ['a step of a turn that goes on', 'partial 2 Man a1 - a3 x a2', []],
    ['a step with a number that has no meaning here', 'partial 11 Man a1 - a3 x a2', []],
    ['several pieces at once', 'Pusher b1 x c1 Maker c1 - c2', []],
    ['a new piece', 'Maker c1 - c2 White Man c1', []],
    ['a change of type where the piece ends', 'Man b4 - c4 = Queen', ['Pass']],
    ['a change of type elsewhere', 'Maker c1 - c2 = Queen on d1', []],
    ['a change of owner, and one turned over', 'Mage d1 - d2 = White on d3 flip d4', []],
    ['an attribute', 'Marker e1 - e2 @ e2 0 0', []],
    ['an attribute with another number', 'Marker e1 - e2 @ e2 3 1', []],
    ['without its attribute', 'Marker e1 - e2', []],
    ['a pass', 'Pass', []],
    ['extra spaces', '  Pusher  b1 x c1   Maker c1 - c2 ', []],
  ])('%s is accepted: %s', (_what, move, before) => {
    const lines = [...before, move].map((one) => `1. ${one}`);
    expect(replay(save(...lines))).toMatchObject({
      accepted: lines.length,
      total: lines.length,
    });
  });

  test.each([
    ['of another piece', 'Maker a1 - a3 x a2'],
    ['to a place in capitals', 'Marker e1 - E2'],
    ['unknown to the rules', 'Marker e1 - d2'],
    ['with another change', 'Man b4 - c4 = Mage'],
  ])('%s is rejected: %s', (_what, move) => {
    const { accepted, total, first } = replay(save('1. Pass', `1. ${move}`, '2. Pass'));
    expect({ accepted, total }).toEqual({ accepted: 1, total: 3 });
    expect(first).toMatchObject({ move: 2, line: 5, text: move });
    expect(first?.legal).toContain('Man b4 - b3');
    expect(first?.legal).toContain('Pass');
  });

  it('is identified by its movement and captures if only one step matches', () => {
    expect(replay(save('1. Man a1 - a2')).accepted).toBe(1);
    expect(replay(save('1. Man a1 - a3')).accepted).toBe(0);
    expect(replay(save('1. Mage d1 - d2 = White on d3 = White on d4')).accepted).toBe(1);
  });
});

test.each([
  ['y c4 x d4 b d4 x e4 You T c4 You y d4 = b on e4', 'move move place place become'],
  ['x a1 - a2', 'move'],
  ['x a1 x a2', 'capture capture'],
  ['X Mark b2', 'place'],
  ['King c7 x c6 Rook c6 - n6 = Pawn flip n6', 'move move become flip'],
  ['partial 3 King f2 - d4 @ e3 0 0 @ g3 0 1 x e3', 'move attribute attribute capture'],
  ['partial King f2 - d4', 'move'],
  ['White Disc d5 flip d4 flip d3', 'place flip flip'],
])('splits the parts of %s', (text, kinds) => {
  const [move] = must(parseZsg(save(`12. ${text}`))).moves;
  expect(move?.parts.map(({ kind }) => kind).join(' ')).toBe(kinds);
  expect(move).toMatchObject({ round: 12, text, isPartial: text.startsWith('partial'), line: 4 });
});

describe('a saved game', () => {
  it("has the players' letters on its first line or the next", () => {
    const lines = 'RulesFile=a.zrf\nVariantName= A  Variant \n';
    const first = must(parseZsg(`Zillions Save Game File Version 0.02 HCH\n${lines}`));
    const next = must(parseZsg(`Zillions Save Game File Version 0.02\nHCH\n${lines}`));
    expect(next).toEqual(first);
    expect(first).toMatchObject({ seats: 'HCH', rulesFile: 'a.zrf', variant: 'A  Variant' });
  });

  it('starts from its own setup, with the player who can make the first move', () => {
    const text = save(
      '(White Man a1) (White Man b1)',
      '(Black Man e4)',
      '1. Man e4 - e3',
      '2. Man b1 - b2',
    );
    const { accepted, start, isUsualStart } = replay(text);
    expect({ accepted, turn: start.turn, isUsualStart }).toEqual({
      accepted: 2,
      turn: 1,
      isUsualStart: false,
    });
  });

  it('names its variant in any case by title or key, or leaves it out', () => {
    const variantIn = (line: string) => replay(`${HEADER}${line}\n1. Man a1 - a2\n`).variant;
    expect(variantIn('VariantName=small  WORKSHOP')).toBe('small-workshop');
    expect(variantIn('VariantName=small-workshop')).toBe('small-workshop');
    expect(replay(`${HEADER}1. Pass\n`).variant).toBe('workshop');
    const unknown = replayZsg(workshop, must(parseZsg(`${HEADER}VariantName=Small Workshp\n`)));
    expect(unknown.ok ? [] : unknown.problems[0]?.args).toMatchObject({ meant: 'Small Workshop' });
  });

  it('numbers rounds, repeats the number for each entry, and has one line per step', () => {
    const text = save(
      '1. Pusher b1 - b2',
      '1. Man b4 - c4 = Queen',
      '2. partial 2 Man a1 - a3 x a2',
    ).replaceAll('\n', '\r\n');
    const { start, actions } = replay(text);
    const header = { seats: 'HC', rulesFile: 'workshop.zrf' };
    expect(makeZsg(workshop, start, actions, header)).toBe(text);
  });

  it('preserves a custom setup', () => {
    const text = save('(Black Man e4)', '(White Man a1)', '1. Man a1 - a2');
    const { start, actions } = replay(text);
    const written = makeZsg(workshop, start, actions, { seats: 'HC', rulesFile: 'workshop.zrf' });
    expect(replay(written)).toMatchObject({ accepted: 1, start });
  });

  test.each([
    ['chess.zrf', 'chess', 60],
    ['international-draughts.zrf', 'international-draughts', 60],
    ['shogi.zrf', 'shogi', 60],
    ['reversi.zrf', 'reversi', 80],
    ['royal-game-of-ur.zrf', 'the-royal-game-of-ur', 60],
  ])('of %s reads back unchanged', (file, variant, maxSteps) => {
    const game = openContent(file);
    const start = game.start({ variant }, 'a');
    const actions: ZrfAction[] = [];
    let state = start;
    for (let step = 0; step < maxSteps; step += 1) {
      const turn = game.turn(state);
      if (turn.kind === 'over') break;
      const all = turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
      const action = all[(step * 7 + 3) % all.length] as ZrfAction;
      actions.push(action);
      ({ state } = game.apply(state, action));
    }
    const text = makeZsg(game, start, actions, { seats: 'HH', rulesFile: file });
    const replayed = replay(text, game);
    expect(replayed.first).toBeUndefined();
    expect(game.makeState(replayed.state)).toBe(game.makeState(state));
  });

  test.each([
    ['no header', 'RulesFile=a.zrf\n', 'zsg-header', 1, 1],
    ['an unknown line', save('Man a1 - a2'), 'zsg-line', 4, 1],
    ['half a piece', save('(White Man)'), 'zsg-piece', 4, 1],
  ])('with %s is rejected with its place', (_what, text, code, line, column) => {
    const read = parseZsg(text, 'game.zsg');
    expect(read.ok ? [] : read.problems).toMatchObject([{ code, line, column, file: 'game.zsg' }]);
  });

  test.each([
    [
      'half a part',
      save('1. Man a1 -', '1. Man b4 - b3', '2. x'),
      [
        [4, 4],
        [6, 4],
      ],
    ],
    ['an attribute without a value', save('1. Man a1 - a2 @ a2 0'), [[4, 16]]],
    ['an empty move', save('1.'), [[4, 3]]],
  ])('with %s is rejected by the rules with its place', (_what, text, places) => {
    const read = replayZsg(workshop, must(parseZsg(text)));
    const expectedProblems = places.map(([line, column]) => ({ code: 'zsg-part', line, column }));
    expect(read.ok ? [] : read.problems).toMatchObject(expectedProblems);
  });

  it('with pieces missing from the rules is rejected', () => {
    const read = replayZsg(workshop, must(parseZsg(save('(White Horse a1)'))));
    expect(read.ok ? [] : read.problems).toMatchObject([{ code: 'zsg-unknown-piece', line: 4 }]);
  });
});
