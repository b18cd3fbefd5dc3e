import { must, assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import { dailyOf, HERO_CLASSES, MARK_IDS, newSheet, suitsHero } from '#games/dice/rules/index.ts';
import type { Content, HeroClass, HeroSheet } from '#games/dice/rules/index.ts';
import { makeCampaign, parseCampaign } from '#games/dice/rules/campaign/index.ts';
import type { Campaign } from '#games/dice/rules/campaign/index.ts';
import { campActions, takeCampAction } from '#games/dice/rules/campaign/camp.ts';
import { equipped } from '#games/dice/rules/campaign/equipment.ts';
import {
  canReceive,
  drawRewards,
  largerDice,
  makeReward,
  marksFor,
  parseReward,
} from '#games/dice/rules/campaign/rewards.ts';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { tideBells } from '../tide-bells.ts';
import { act, campaign, codeOf, finish } from './stage.ts';

const keepsakes = assertDefined(tideBells.content.keepsakes);
const effectsOf = (id: string) => assertDefined(keepsakes.find((one) => one.id === id)).effects;

function offer(sheets: readonly HeroSheet[], seed = 'seed', taken: readonly string[] = []) {
  const context = { keepsakes, level: 2, heroes: sheets.length, taken: new Set(taken) };
  return drawRewards(sheets, context, seed, 3);
}

const PARTIES: readonly (readonly HeroClass[])[] = [
  ['brawler'],
  ['prophet', 'mentor'],
  [...HERO_CLASSES, 'mystic'],
];

describe.each(PARTIES)('rewards of %s', (...party) => {
  const sheets = party.map(newSheet);
  const all = Array.from({ length: 40 }, (_, at) => offer(sheets, `seed ${at}`));

  it('are three for each hero, and different ones', () => {
    for (const offers of all) {
      expect(offers.map((one) => one.length)).toEqual(sheets.map(() => 3));
      const ids = offers.flat().flatMap((one) => (one.kind === 'keepsake' ? [one.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are always usable by their hero', () => {
    for (const offers of all) {
      for (const [at, sheet] of sheets.entries()) {
        for (const reward of assertDefined(offers[at])) {
          expect(canReceive(sheet, reward), makeReward(reward)).toBe(true);
          if (reward.kind !== 'keepsake') continue;
          expect(suitsHero(effectsOf(reward.id), sheet, sheets.length), reward.id).toBe(true);
        }
      }
    }
  });

  it('depend only on the seed and the number of scenarios played', () => {
    expect(offer(sheets, 'one')).toEqual(offer(sheets, 'one'));
    expect(offer(sheets, 'one')).not.toEqual(offer(sheets, 'two'));
  });

  it('leave out keepsakes that the party owns', () => {
    const owned = keepsakes.slice(0, 40).map(({ id }) => id);
    const ids = Array.from({ length: 20 }, (_, at) => offer(sheets, `seed ${at}`, owned)).flat(2);
    for (const one of ids) if (one.kind === 'keepsake') expect(owned).not.toContain(one.id);
  });
});

it('every kind of reward is offered often, and never without two keepsakes', () => {
  const all = Array.from({ length: 60 }, (_, at) => offer([newSheet('mystic')], `${at}`)).flat();
  const others = all.map((offers) => offers.filter(({ kind }) => kind !== 'keepsake'));
  expect(others.every(({ length }) => length === 1)).toBe(true);
  const marks = others.flat().filter(({ kind }) => kind === 'mark').length;
  expect(marks).toBeGreaterThan(20);
  expect(marks).toBeLessThan(40);
});

it('rewards are dice once the keepsakes are used up, and none without keepsakes', () => {
  const sheets = [newSheet('hunter')];
  const taken = new Set(keepsakes.map(({ id }) => id));
  const context = { keepsakes, level: 3, heroes: 1, taken };
  const [offered = []] = drawRewards(sheets, context, 'seed', 0);
  expect(offered).toHaveLength(3);
  expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(['larger', 'mark']));
  expect(drawRewards(sheets, { ...context, keepsakes: [] }, 'seed', 0)).toEqual([[]]);
});

it.each(['keepsake storm-lantern', 'larger P4 8', 'larger D6 12', 'mark P8~keen'])(
  '"%s" is a reward',
  (text) => {
    expect(makeReward(assertDefined(parseReward(text)))).toBe(text);
  },
);

it.each([
  'keepsake',
  'keepsake Old Ring',
  'larger P8 8',
  'larger P4',
  'larger X4 8',
  'mark P8',
  'mark P8~sharp',
  'mark D8~hallowed',
  'mark A4~nell',
  'mark P8~keen 2',
  'gold 3',
  '',
])('"%s" is not a reward', (text) => expect(parseReward(text)).toBeUndefined());

/** The camp after a victory, with growth chosen and these rewards offered to the first hero. */
function offering(offered: readonly string[], owned: readonly string[] = []): Campaign {
  let now = finish(campaign());
  for (const hero of [0, 1]) {
    const growth = campActions(now).find((one) => one.kind === 'limit' && one.hero === hero);
    now = act(now, assertDefined(growth));
  }
  const heroes = now.heroes.map((hero, at) => {
    if (at > 0) return hero;
    const rewards = offered.map((one) => assertDefined(parseReward(one)));
    return { ...hero, offered: rewards, sheet: { ...hero.sheet, keepsakes: owned } };
  });
  return { ...now, heroes };
}

const OFFERED = ['keepsake storm-lantern', 'larger P4 8', 'keepsake old-ring'];

it('larger dice never take the place of marked ones or of allies with names', () => {
  const dice = [
    ['PHYSICAL', 4, 'keen'],
    ['PHYSICAL', 6],
    ['ALLY', 4, 'nell'],
  ] as const;
  expect(largerDice(dice, 8)).toEqual([{ kind: 'larger', type: 'PHYSICAL', from: 6, to: 8 }]);
});

it('marks are for the largest plain die of each type, and for no allies', () => {
  const dice = [
    ['PHYSICAL', 8, 'keen'],
    ['PHYSICAL', 6],
    ['PHYSICAL', 4],
    ['DIVINE', 4],
    ['ALLY', 6],
    ['ALLY', 4, 'nell'],
  ] as const;
  const texts = marksFor(dice).map(makeReward);
  expect(texts).toHaveLength(MARK_IDS.length * 2 - 1);
  expect(texts.every((text) => /^mark (?:P6|D4)~/.test(text))).toBe(true);
  expect(texts).not.toContain('mark D4~hallowed');
});

describe('in camp', () => {
  const choose = (option: number, swapped = -1) =>
    ({ kind: 'reward', hero: 0, option, swapped }) as const;

  it('a hero chooses one of his rewards, and the others are gone', () => {
    const now = act(offering(OFFERED), choose(0));
    expect(now.heroes[0]).toMatchObject({ offered: [], sheet: { keepsakes: ['storm-lantern'] } });
    expect(codeOf(takeCampAction(now, choose(0)))).toBe('campaign-not-offered');
  });

  it('a larger die takes the place of a small one', () => {
    const before = assertDefined(offering(OFFERED).heroes[0]).sheet.dice;
    const after = assertDefined(act(offering(OFFERED), choose(1)).heroes[0]).sheet.dice;
    const count = (dice: HeroSheet['dice'], size: number) =>
      dice.filter(([type, own]) => type === 'PHYSICAL' && own === size).length;
    expect(after).toHaveLength(before.length);
    expect([count(after, 4), count(after, 8)]).toEqual([count(before, 4) - 1, 1]);
  });

  it('a mark goes on one plain die of the size', () => {
    const now = offering(['mark P4~keen', ...OFFERED.slice(1)]);
    const before = assertDefined(now.heroes[0]).sheet.dice;
    const after = assertDefined(act(now, choose(0)).heroes[0]).sheet.dice;
    expect(after).toHaveLength(before.length);
    expect(after.filter(([, , mark]) => mark !== undefined)).toEqual([['PHYSICAL', 4, 'keen']]);
  });

  it('a hero with three keepsakes swaps one of them', () => {
    const full = offering(OFFERED, ['a', 'b', 'c']);
    expect(codeOf(takeCampAction(full, choose(0)))).toBe('campaign-swap');
    expect(codeOf(takeCampAction(full, choose(1, 0)))).toBe('campaign-swap');
    expect(act(full, choose(0, 1)).heroes[0]?.sheet.keepsakes).toEqual(['a', 'c', 'storm-lantern']);
    const swaps = campActions(full).filter(({ kind }) => kind === 'reward');
    expect(swaps).toHaveLength(7);
  });

  it('no one else swaps', () => {
    expect(codeOf(takeCampAction(offering(OFFERED, ['a']), choose(0, 0)))).toBe('campaign-swap');
  });

  it('a reward comes before trade and before the road', () => {
    const now = offering(OFFERED);
    const give = { kind: 'give', hero: 0, die: ['PHYSICAL', 4] } as const;
    expect(codeOf(takeCampAction(now, give))).toBe('campaign-choose-first');
    expect(codeOf(takeCampAction(now, { kind: 'leave' }))).toBe('campaign-owed');
    expect(codeOf(takeCampAction(act(now, choose(0)), give))).toBe('done');
  });

  it('rewards are written into the text of a campaign, and read back', () => {
    const now = offering(OFFERED, ['a', 'b']);
    expect(must(parseCampaign(makeCampaign(now)))).toEqual(now);
  });

  it('campaigns without rewards have the text they had before', () => {
    expect(makeCampaign(campaign())).not.toContain('offered');
  });

  it.each([
    ['a larger die that the hero does not own', ['larger D4 8']],
    ['a keepsake that he owns', ['keepsake a']],
    ['a mark for a die that he does not own', ['mark P12~keen']],
  ])('%s is rejected', (_name, offered) => {
    expect(parseCampaign(makeCampaign(offering(offered, ['a']))).ok).toBe(false);
  });
});

describe('the typical party', () => {
  it('has up to three keepsakes each, all different and usable', () => {
    const party = [...HERO_CLASSES, 'hunter' as const].map(newSheet);
    for (const wins of [0, 1, 2, 5, 9]) {
      const sheets = equipped(party, keepsakes, wins);
      const all = sheets.flatMap((sheet) => sheet.keepsakes);
      expect(all).toHaveLength(party.length * Math.min(3, wins));
      expect(new Set(all).size).toBe(all.length);
      for (const sheet of sheets) {
        for (const id of sheet.keepsakes) {
          expect(suitsHero(effectsOf(id), sheet, party.length), id).toBe(true);
        }
      }
    }
  });

  const keptIn = (route: string, party = 'brawler=Marta,hunter', pack = tideBells) => {
    const options = { route, party, difficulty: 'normal', mode: 'story', twists: '' } as const;
    const game = makeJourneyGame(pack);
    const state = game.start(options, 'seed');
    expect(must(game.parseState(game.makeState(state)))).toEqual(state);
    return assertDefined(state.scene).world.members.map((one) => one.keepsakes.length);
  };

  it.each([
    ['campaign', 0],
    ['fog-at-low-pell', 0],
    ['market-day', 1],
    ['curfew', 3],
    ['free-1', 0],
    ['free-2', 3],
    ['free-3', 3],
  ])('starts %s with %i keepsakes each', (route, count) => {
    expect(keptIn(route)).toEqual([count, count]);
  });

  it('starts the daily with them', () => {
    const days = Array.from({ length: 10 }, (_, at) => dailyOf(`2026-12-${at + 10}`).options);
    for (const { route, party } of days) {
      const count = route === 'free-1' ? 0 : 3;
      expect(keptIn(route, party)).toEqual(party.split(',').map(() => count));
    }
  });

  it('has none in detailed parties that own none, nor in packs without keepsakes', () => {
    expect(keptIn('curfew', 'brawler:4:P8S4M1V2:hit1:P6*5')).toEqual([0]);
    const bare: Content = { ...tideBells.content, keepsakes: [] };
    expect(keptIn('curfew', 'mystic', { ...tideBells, content: bare })).toEqual([0]);
  });
});
