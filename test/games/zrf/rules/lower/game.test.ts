import { describe, expect, test } from 'vitest';
import { displayText, filePath } from '#games/zrf/rules/lower/scope/texts.ts';
import type { RuleOptions } from '#games/zrf/rules/model/index.ts';
import { gameText, rulesOf, stageRules } from './stage.ts';

describe('turn order', () => {
  const players = '(players White Black Grey ?Dice)';
  test.each([
    [
      '',
      [
        [0, 0, -1],
        [1, 1, -1],
        [2, 2, -1],
        [3, 3, -1],
      ],
      0,
    ],
    [
      '(turn-order White Black)',
      [
        [0, 0, -1],
        [1, 1, -1],
      ],
      0,
    ],
    [
      '(turn-order (White leap) Black)',
      [
        [0, 0, 1],
        [1, 1, -1],
      ],
      0,
    ],
    [
      '(turn-order (White) (Black Grey))',
      [
        [0, 0, -1],
        [1, 2, -1],
      ],
      0,
    ],
    ['(turn-order (White Grey leap))', [[0, 2, 1]], 0],
    [
      '(turn-order (?Dice White leap) White)',
      [
        [3, 0, 1],
        [0, 0, -1],
      ],
      0,
    ],
    [
      '(turn-order ?Dice repeat White Black)',
      [
        [3, 3, -1],
        [0, 0, -1],
        [1, 1, -1],
      ],
      1,
    ],
    ['(turn-order White repeat)', [[0, 0, -1]], 0],
  ])('%s', (turns, entries, resume) => {
    const { turnOrder } = stageRules({ players, turns });
    expect(turnOrder.entries.map(({ player, as, moveType }) => [player, as, moveType])).toEqual(
      entries,
    );
    expect(turnOrder.resume).toBe(resume);
  });

  test('makes players without decisions neutral, and players who decide by chance random', () => {
    const rules = stageRules({ players, turns: '(turn-order ?Dice White (Black Grey))' });
    expect(rules.players.map(({ kind }) => kind)).toEqual([
      'decides',
      'decides',
      'neutral',
      'random',
    ]);
  });

  test('has priorities', () => {
    const rules = stageRules({ options: '(move-priorities leap)' });
    expect([rules.moveTypes, rules.priorities]).toEqual([['', 'leap'], [1]]);
  });
});

describe('options', () => {
  test.each<[string, Partial<RuleOptions>]>([
    ['', { passTurn: 'never', animateCaptures: true, smartMoves: 'off', uniqueShapes: false }],
    ['(option "pass turn" true)', { passTurn: 'always' }],
    ['(option "pass turn" forced)', { passTurn: 'forced' }],
    ['(option "pass turn" 2)', { passTurn: 'forced' }],
    ['(option "Pass-Turn" "true")', { passTurn: 'always' }],
    ['(pass-turn true)', { passTurn: 'always' }],
    ['(option "pass partial" true)', { passPartial: true }],
    ['(pass-partial true)', { passPartial: true }],
    ['(option "maximal captures" true)', { maximalCaptures: 'most' }],
    ['(option "maximal captures" 2)', { maximalCaptures: 'best' }],
    ['(maximal-captures true)', { maximalCaptures: 'most' }],
    ['(option "discard cascades" true)', { discardCascades: true }],
    ['(option "recycle captures" true)', { recycleCaptures: true }],
    ['(recycle-promotions true)', { recyclePromotions: true }],
    ['(option "include off-pieces" true)', { includeOffPieces: true }],
    ['(include-off-pieces true)', { includeOffPieces: true }],
    ['(option "smart moves" true)', { smartMoves: 'both' }],
    ['(option "smart-moves" from)', { smartMoves: 'from' }],
    ['(option "animate captures" false)', { animateCaptures: false }],
    ['(animate-drops false)', { animateDrops: false }],
    ['(option "notation" shogi)', { notation: 'shogi' }],
    ['(option "numbering" up)', { numbering: 'up' }],
    [
      '(option "letters" "Man=P King=Kr")',
      {
        letters: [
          { piece: 'Man', letter: 'P' },
          { piece: 'King', letter: 'Kr' },
        ],
      },
    ],
    ['(option "highlight goals" false)', { highlightGoals: false }],
    ['(option "prevent flipping" true)', { preventFlipping: 'board' }],
    ['(option "prevent flipping" 2)', { preventFlipping: 'side' }],
    ['(allow-flipping false)', { preventFlipping: 'board' }],
    ['(option "progressive levels" true)', { progressiveLevels: true }],
    ['(option "silent ? moves" true)', { silentMoves: true }],
    ['(option "sliding-puzzle" true)', { slidingPuzzle: 'all', uniqueShapes: true }],
    ['(option "sliding-puzzle" "distinct")', { slidingPuzzle: 'distinct' }],
    ['(option "sliding-puzzle" all)', { slidingPuzzle: 'all', uniqueShapes: false }],
  ])('%s', (options, expected) => {
    expect(stageRules({ options }).options).toMatchObject(expected);
  });

  test.each([
    ['', 'zillions'],
    ['(option "pass turn" true)', 'zillions'],
    ['(option "smart moves" true)', 'zillions'],
    ['(option "smart moves" from)', 'dagaz'],
    ['(option "sliding-puzzle" true)', 'dagaz'],
    ['(option "ko" true)', 'dagaz'],
  ])('%s: %s', (options, dialect) => {
    expect(stageRules({ options }).dialect).toBe(dialect);
  });
});

test('letters are for declared pieces', () => {
  expect(() => stageRules({ options: '(option "letters" "Mann=K")' })).toThrow(
    'Did you mean "Man"?',
  );
  for (const value of ['Man', 'Man=KING', 'Man=K King', ''])
    expect(() => stageRules({ options: `(option "letters" "${value}")` })).toThrow('General=K');
});

describe('pieces', () => {
  test('have texts, pictures and files', () => {
    const pieces = `(piece (name Man) (help "Moves\\ahead") (description "A \`man\`")
      (notation "") (image White "w\\m.bmp" "w2.bmp" Black "b.bmp") (open "man.txt") (dummy))
      (piece (name King) (moves (move-type leap) (n add)))`;
    const [man, king] = stageRules({ pieces }).pieces;
    expect(man).toMatchObject({
      help: 'Moves\nahead',
      description: 'A "man"',
      notation: '',
      images: [['w/m.bmp', 'w2.bmp'], ['b.bmp']],
      opens: 'man.txt',
      isDummy: true,
    });
    expect(king).toMatchObject({ notation: 'King', help: '', images: [[], []], isDummy: false });
  });

  test('have attributes as bits over all pieces', () => {
    const pieces = `(piece (name Man) (attribute a? true) (attribute b? false))
      (piece (name King) (attribute b? true) (attribute c? true))`;
    const rules = stageRules({ pieces });
    expect(rules.attributes).toEqual(['a?', 'b?', 'c?']);
    expect(
      rules.pieces.map(({ attributes, attributesSet }) => [attributes, attributesSet]),
    ).toEqual([
      [3, 1],
      [6, 6],
    ]);
  });

  test('have numbers as tiles of a sliding puzzle', () => {
    const options = '(option "sliding-puzzle" true)';
    const pieces = `(piece (name Man) (attribute val 3) (attribute key 7) (attribute held? true))
      (piece (name King) (attribute key 2))`;
    const rules = stageRules({ options, pieces });
    expect([rules.values, rules.attributes]).toEqual([['val', 'key'], ['held?']]);
    expect(rules.pieces.map(({ values }) => values)).toEqual([
      [3, 7],
      [0, 2],
    ]);
  });
});

describe('setup', () => {
  const setup =
    '(board-setup (White (Man a1 off 2 b1) (King off 1)) (Black (Man a3) (Man b3 off 1)))';

  test('has pieces and stock', () => {
    const { pieces, stock } = stageRules({ setup }).setup;
    expect(pieces.map(({ player, type, position }) => [player, type, position])).toEqual([
      [0, 0, 6],
      [0, 0, 7],
      [1, 0, 0],
      [1, 0, 1],
    ]);
    expect(stock).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  test('has unlimited stock by default in the other dialect', () => {
    const options = '(option "sliding-puzzle" true)';
    expect(stageRules({ setup, options }).setup.stock).toEqual([
      [2, 1],
      [1, Infinity],
    ]);
  });
});

describe('texts', () => {
  test.each([
    ['one\\two', 'one\ntwo'],
    ['one\\\\two', 'one\n\ntwo'],
    ['one \\ two', 'one\ntwo'],
    ['say `yes`', 'say "yes"'],
    ['one\n     two', 'one two'],
    ['one\r\n\ttwo', 'one two'],
    ['one\\\n   two', 'one\ntwo'],
  ])('%j', (quoted, shown) => expect(displayText(quoted)).toBe(shown));

  test('may be paths', () => expect(filePath(' Audio\\Pick up.wav')).toBe('Audio/Pick up.wav'));

  test('fill sections', () => {
    const options = `(description "D\\E") (history "H") (strategy "S") (solution "a\\s.zsg")
      (music "m.mid") (opening-sound "o.wav") (move-sound "s\\m.wav" "other.wav") (drop-sound "")
      (translate ("Pass" "Wait") ("Undo" "Back"))`;
    const { texts, sounds, wording } = stageRules({ options });
    expect(texts).toEqual({
      description: 'D\nE',
      history: 'H',
      strategy: 'S',
      solution: 'a/s.zsg',
    });
    expect(sounds).toEqual({ music: 'm.mid', opening: 'o.wav', move: 's/m.wav', drop: '' });
    expect([...wording]).toEqual([
      ['Pass', 'Wait'],
      ['Undo', 'Back'],
    ]);
  });

  test('may translate a single pair without extra parentheses', () => {
    const { wording } = stageRules({ options: '(translate "Pass" "Wait")' });
    expect([...wording]).toEqual([['Pass', 'Wait']]);
  });
});

test('macros work in every section', () => {
  const text = `(define who White Black) (define slide (n (while empty? add n)))
    ${gameText({ players: '(players (who))', pieces: '(piece (name Man) (moves (slide)))' })}`;
  expect(rulesOf(text).players.map(({ name }) => name)).toEqual(['White', 'Black']);
});
