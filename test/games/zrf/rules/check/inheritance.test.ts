import { describe, expect, test } from 'vitest';
import type { Rules } from '#games/zrf/rules/model/index.ts';
import { bookOf, diagnosesOf, gameText, rulesOf } from '../lower/stage.ts';

const BASE = gameText({
  options: `(description "Base") (move-sound "base.wav") (option "pass turn" true)
    (option "smart moves" true)`,
  goals: '(win-condition (White) stalemated) (loss-condition (White Black) repetition)',
});

function variant(sections: string): Rules {
  return rulesOf(`${BASE} (variant (title "V") ${sections})`, 'V');
}

describe("a variant's own sections", () => {
  test.each<[string, string, (rules: Rules) => unknown, unknown]>([
    ['nothing', '', (rules) => rules.texts.description, 'Base'],
    ['a text', '(description "Own")', (rules) => rules.texts.description, 'Own'],
    ['a sound', '(move-sound "own.wav")', ({ sounds }) => sounds, { move: 'own.wav' }],
    [
      'another sound',
      '(drop-sound "own.wav")',
      ({ sounds }) => sounds,
      { move: 'base.wav', drop: 'own.wav' },
    ],
    ['turns', '(turn-order Black)', ({ turnOrder }) => turnOrder.entries.length, 1],
    ['the setup', '(board-setup (Black (Man b2)))', ({ setup }) => setup.pieces.length, 1],
    [
      'an option',
      '(option "pass turn" false)',
      ({ options }) => [options.passTurn, options.smartMoves],
      ['never', 'both'],
    ],
    [
      'an option in the old syntax',
      '(pass-turn forced)',
      ({ options }) => [options.passTurn, options.smartMoves],
      ['forced', 'both'],
    ],
    [
      'a piece',
      '(piece (name King) (moves (s add)))',
      ({ pieces }) => pieces.map(({ name, moves }) => [name, moves.length]),
      [
        ['Man', 2],
        ['King', 1],
      ],
    ],
    [
      'a new piece',
      '(piece (name Queen))',
      ({ pieces }) => pieces.map(({ name }) => name),
      ['Man', 'King', 'Queen'],
    ],
    [
      'a goal, replacing all goals',
      '(draw-condition (White) stalemated)',
      ({ goals }) => goals.map(({ kind }) => kind),
      ['draw'],
    ],
    ['no goal', '', ({ goals }) => goals.map(({ kind }) => kind), ['win', 'loss']],
  ])('%s', (_, sections, look, expected) => {
    expect(look(variant(sections))).toEqual(expected);
  });

  test('replace the whole board', () => {
    const { board } = variant(
      `(board (positions (a1 0 0 9 9)) (links n (a1 a1)) (links s (a1 a1)))`,
    );
    expect([board.grids, board.zones, board.positions.length]).toEqual([[], [], 1]);
  });

  test('leave the base game unchanged', () => {
    const text = `${BASE} (variant (title "V") (description "Own"))`;
    expect(rulesOf(text).texts.description).toBe('Base');
  });
});

describe('the menu', () => {
  const menu = (text: string) =>
    bookOf(text).entries.map((entry) => [entry.kind, entry.title, entry.isDefault]);

  test('lists games, variants and separators in order', () => {
    const other = gameText({
      title: '(title "Other")',
      players: '(players Red Blue)',
      turns: '',
      board: '(board (positions (a1 0 0 9 9)) (links n (a1 a1)) (links s (a1 a1)))',
      setup: '',
      goals: '(win-condition (Red Blue) stalemated)',
    });
    const text = `${BASE} (variant (title "V")) (variant (title "-")) ${other} (variant (title "W"))`;
    expect(menu(text)).toEqual([
      ['game', 'Stage', true],
      ['variant', 'V', false],
      ['separator', '-', false],
      ['game', 'Other', false],
      ['variant', 'W', false],
    ]);
    expect(rulesOf(text, 'W').players.map(({ name }) => name)).toEqual(['Red', 'Blue']);
    expect(diagnosesOf(text)).toEqual([]);
  });

  test('puts the marked variant first', () => {
    expect(menu(`${BASE} (variant (title "V") (default)) (variant (title "W"))`)).toEqual([
      ['game', 'Stage', false],
      ['variant', 'V', true],
      ['variant', 'W', false],
    ]);
  });
});

test('errors shared by a variant and its game are reported once', () => {
  const text = `${gameText({ goals: '(win-condition (White) stalmated)' })} (variant (title "V"))`;
  expect(diagnosesOf(text).map(({ code }) => code)).toEqual(['zrf-keyword-unknown']);
});

test('rules are compiled once', () => {
  const [entry] = bookOf(BASE).entries;
  expect(entry?.rules()).toBe(entry?.rules());
});
