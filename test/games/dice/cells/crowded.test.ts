import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { DiceState, Die, DieType } from '#games/dice/rules/index.ts';
import type { CheckShown } from '#games/dice/voice/checks.ts';
import { offersShown } from '#games/dice/voice/offers.ts';
import type { OfferShown } from '#games/dice/voice/offers.ts';
import { Grid } from '#screen/cells/grid.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { drawCheck } from '#games/dice/cells/table/check.ts';
import { drawTable } from '#games/dice/cells/table/table.ts';
import { wordsIn } from '../voice/stage.ts';
import { tideBells } from '../rules/tide-bells.ts';

const game = makeJourneyGame(tideBells);

const MAIN: readonly [DieType, number][] = [
  ['PHYSICAL', 12],
  ['PHYSICAL', 10],
  ['SOMATIC', 12],
  ['SOMATIC', 10],
  ['MENTAL', 12],
  ['MENTAL', 10],
  ['VERBAL', 12],
  ['VERBAL', 10],
  ['DIVINE', 12],
  ['WOUND', 10],
];

/** A hero with the largest possible hand and all his skills. */
function crowded(): DiceState {
  const options = {
    route: 'fog-at-low-pell',
    party: 'mystic=Anastasia the Great,hunter=Bartholomew',
    difficulty: 'normal',
    mode: 'story',
  } as const;
  const { scene } = game.start(options, 'crowd');
  const state = assertDefined(scene);
  let id = 900;
  const die = ([type, size]: readonly [DieType, number]): Die => ({
    type,
    size,
    mark: '',
    id: (id += 1),
  });
  const hero = assertDefined(state.heroes[0]);
  const allies = [12, 12, 10, 10, 12, 10].map((size) => die(['ALLY', size]));
  const full = { ...hero, at: 0, hand: { ...hero.hand, main: MAIN.map(die), allies } };
  return { ...state, heroes: [full, ...state.heroes.slice(1)] };
}

/** More than twenty offers, as in the worst of encounters. */
function manyOffers(state: DiceState, words: ReturnType<typeof wordsIn>): readonly OfferShown[] {
  const own = offersShown(state, 0, words);
  const keys = '1 2 3 4 5 6 7 8 9 0 b k n o v x y z'.split(' ');
  const skills = keys.map((key, at): OfferShown => {
    return {
      action: { kind: 'use', skill: 'elemental-shield', way: 'hide', hero: at % 2 },
      group: 'skills',
      key,
      label: `${words.skill('elemental-shield')} ${at + 1}`,
      detail: 'discard M, hide P/S: +3',
      ahead: '72 % · damage ≈ 1.4',
      dooms: at === 3,
      faint: false,
      owner: undefined,
      refusal: at % 3 === 0 ? 'no' : undefined,
    };
  });
  return [...own.filter(({ action }) => action.kind !== 'use'), ...skills];
}

function framesOf(state: DiceState, language: string, width: number, height: number): Grid[] {
  const words = wordsIn(language);
  const offers = manyOffers(state, words);
  const frames: Grid[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const grid = new Grid({ width, height }, words.messages.direction);
    pages = drawTable(grid, grid.area, {
      state,
      hero: 0,
      words,
      offers,
      page,
      check: undefined,
      sentences: ['One thing happened.', 'Then another one did.', 'And a third.'],
      status: words.say('dice-status-target-travel'),
      isNews: false,
      keys: words.say('dice-screen-keys'),
    });
    frames.push(grid);
  }
  return frames;
}

describe.each(['en', 'ru', 'uk', 'zh', 'ar', 'he'])('in %s', (language) => {
  describe.each([
    [80, 24],
    [100, 30],
    [120, 40],
  ])('at %d by %d', (width, height) => {
    const state = crowded();
    const grids = framesOf(state, language, width, height);
    const frames = grids.map((grid) => grid.toText());

    it('leaves nothing outside the frame', () => {
      for (const frame of [...frames, ...grids.map((grid) => grid.toPicture())]) {
        const rows = frame.split('\n');
        expect(rows).toHaveLength(height);
        for (const row of rows.slice(1, -1)) {
          expect(widthOf(row)).toBe(width);
          expect(row).toMatch(/^[│├].*[│┤]$/);
        }
      }
    });

    it('shows every die with its slot, and every action with its key, on one of the pages', () => {
      const words = wordsIn(language);
      const [first = ''] = frames;
      // Wide letters are above the numbers if the row is full.
      const isStacked = language === 'zh' && width === 80;
      const [letters = '', numbers = ''] = first.split('\n').slice(-9);
      for (const [type, size] of MAIN) {
        if (!isStacked) expect(first).toContain(words.short({ type, size }));
        else
          expect([letters.includes(words.letter(type)), numbers.includes(`${size} │`)]).toEqual([
            true,
            true,
          ]);
      }
      const sign = isStacked ? `${words.letter('ALLY')}─` : `${words.letter('ALLY')}1`;
      expect(first.split(sign).length - 1).toBeGreaterThanOrEqual(6);
      for (const { key = '', refusal } of manyOffers(state, words)) {
        const name = key.toUpperCase();
        const shown = refusal === undefined ? `(${name})` : `·${name}·`;
        expect(frames.some((frame) => frame.includes(shown))).toBe(true);
      }
      for (let at = 1; at <= 18; at++) {
        const label = `${words.skill('elemental-shield')} ${at} `;
        expect(frames.filter((frame) => frame.includes(label))).toHaveLength(1);
      }
    });
  });
});

/** A check with many modifiers on both sides. */
const BOUT: CheckShown = {
  own: [
    { die: { type: 'MENTAL', size: 6, mark: '', id: 1 }, face: undefined },
    { die: { type: 'DIVINE', size: 8, mark: '', id: 2 }, face: undefined },
  ],
  foe: { die: { type: 'ENEMY', size: 8, mark: '', id: 3 }, face: undefined },
  method: 'AVG_DOWN',
  ownParts: ['Holy Light +2', 'Trusted Companions +1'],
  foeParts: ['State of Emergency +1', 'Dangerous Threats +3', 'Hard +1', 'Strong +2'],
  ownSum: 3,
  foeSum: 7,
  odds: { favourable: 1, total: 2 },
  result: undefined,
  won: undefined,
  strike: undefined,
};

/** The check as text at this size. */
function checkIn(width: number, height: number): string {
  const grid = new Grid({ width, height });
  drawCheck(grid, grid.area, BOUT, wordsIn('en'));
  return grid.toText().replace(/\s+/g, ' ');
}

describe('the modifiers of a check', () => {
  it('are named individually where space allows', () => {
    const text = checkIn(78, 9);
    for (const part of [...BOUT.ownParts, ...BOUT.foeParts]) expect(text).toContain(part);
    expect(text).not.toContain(' = ');
  });

  it('are one sum where space is short', () => {
    const text = checkIn(38, 7);
    expect(text).toMatch(/Against you: \+7\b(?! =)/);
    expect(text).toMatch(/\+3\b(?! =)/);
    expect(text).not.toContain('…');
    expect(text).toContain('Chance: 50 %');
  });
});
