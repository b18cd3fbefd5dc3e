import { assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import { HERO_CLASSES, makeDie, newSheet, parseParty } from '#games/dice/rules/index.ts';
import type { HeroSheet } from '#games/dice/rules/index.ts';
import {
  campActions,
  finishScenario,
  matchOf,
  nextScenario,
  partyOptions,
  startCampaign,
  takeCampAction,
} from '#games/dice/rules/campaign/index.ts';
import type { DiceOwned } from '#games/dice/rules/campaign/index.ts';
import { act, campaign, CHAPTERS, codeOf, ended, finish, leaveCamp } from './stage.ts';

const diceText = (dice: DiceOwned) => dice.map(([type, size]) => makeDie({ type, size })).join(' ');
const sheetOf = (state: ReturnType<typeof campaign>, hero = 0): HeroSheet =>
  assertDefined(state.heroes[hero]).sheet;
const levels = ({ skills }: HeroSheet) => skills.reduce((sum, { level }) => sum + level, 0);
const diceOf = (sheet: HeroSheet, type: string) =>
  diceText(sheet.dice.filter(([owned]) => owned === type));

describe('growth', () => {
  it.each(HERO_CLASSES)('of a %s takes ten dice and two hand steps in ten scenarios', (one) => {
    let now = campaign('story', one);
    const fresh = sheetOf(now);
    for (let wins = 1; wins <= 10; wins++) {
      now = finish(now);
      expect(now.heroes[0]?.owed).toEqual({ limit: true, skill: wins % 2 === 0 });
      expect(sheetOf(now).capacity - fresh.capacity).toBe(Number(wins >= 3) + Number(wins >= 7));
      now = leaveCamp(now);
      expect(parseParty(partyOptions(now))).toBeDefined();
    }
    const grown = sheetOf(now);
    expect(now.stage).toBe('won');
    expect(grown.limits.every(({ current, most }) => current === most)).toBe(true);
    expect(grown.dice).toHaveLength(25);
    expect(levels(grown) - levels(fresh)).toBe(5);
  });

  it("refuses dice and skills beyond the hero's maximum", () => {
    const won = finish(leaveCamp(finish(campaign())));
    const limit = (type: 'PHYSICAL' | 'DIVINE') =>
      takeCampAction(won, { kind: 'limit', hero: 0, type });
    const skill = (id: string) => takeCampAction(won, { kind: 'skill', hero: 0, skill: id });
    expect(codeOf(limit('DIVINE'))).toBe('dice-limit-unknown');
    expect(codeOf(limit('PHYSICAL'))).toBe('done');
    expect(codeOf(skill('charge'))).toBe('skill-full');
    expect(codeOf(skill('shoot'))).toBe('skill-unknown');
    const learned = act(won, { kind: 'skill', hero: 0, skill: 'grit' });
    expect(sheetOf(learned).skills.find(({ id }) => id === 'grit')?.level).toBe(1);
    const again = takeCampAction(learned, { kind: 'skill', hero: 0, skill: 'grit' });
    expect(codeOf(again)).toBe('campaign-not-owed');
  });
});

describe('the camp', () => {
  it('heals wounds, keeps finds within the limits, and puts the rest into the pool', () => {
    const now = finish(campaign(), { found: 'P12 W6 A6', deterred: 'D8 W4', over: 'time' });
    expect(now.stage).toBe('camp');
    expect(diceOf(sheetOf(now), 'PHYSICAL')).toBe('P12 P6 P6 P6 P6 P6 P6 P4');
    expect(diceText(now.pool)).toBe('P4 D8 A6');
  });

  it("trades through the pool within each hero's limits", () => {
    const now = finish(campaign(), { found: 'S10', over: 'time' });
    expect(diceText(now.pool)).toBe('S4');
    const full = takeCampAction(now, { kind: 'take', hero: 1, die: ['SOMATIC', 4] });
    expect(codeOf(full)).toBe('campaign-full');
    const none = takeCampAction(now, { kind: 'give', hero: 1, die: ['SOMATIC', 12] });
    expect(codeOf(none)).toBe('campaign-no-die');
    const traded = act(
      now,
      { kind: 'give', hero: 0, die: ['SOMATIC', 10] },
      { kind: 'give', hero: 1, die: ['SOMATIC', 4] },
      { kind: 'take', hero: 1, die: ['SOMATIC', 10] },
    );
    expect(diceOf(sheetOf(traded, 1), 'SOMATIC')).toBe('S10 S6 S6 S6 S4 S4 S4');
    const left = act(traded, { kind: 'leave' });
    expect(diceOf(sheetOf(left), 'SOMATIC')).toBe('S6 S6 S4 S4');
    expect(left.pool).toEqual([]);
  });

  it.each([
    [1, 'P4'],
    [6, 'P4'],
    [7, 'P6'],
  ])('fills shortfalls before scenario %i + 1 with %s', (wins, die) => {
    let now = campaign();
    for (let i = 1; i < wins; i++) now = leaveCamp(finish(now));
    const poor = finish(now);
    const filled = leaveCamp({
      ...poor,
      heroes: poor.heroes.map((hero) => ({ ...hero, sheet: { ...hero.sheet, dice: [] } })),
    });
    expect(new Set(sheetOf(filled).dice.map(([, size]) => `P${size}`))).toEqual(new Set([die]));
  });

  it('cannot be left while a reward is due, and lists its actions', () => {
    const won = finish(campaign());
    expect(codeOf(takeCampAction(won, { kind: 'leave' }))).toBe('campaign-owed');
    const kinds = new Set(campActions(won).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['give', 'limit']);
    expect(campActions(leaveCamp(won))).toEqual([]);
    expect(codeOf(takeCampAction(leaveCamp(won), { kind: 'leave' }))).toBe('campaign-stage');
    const stranger = takeCampAction(won, { kind: 'limit', hero: 2, type: 'PHYSICAL' });
    expect(codeOf(stranger)).toBe('campaign-no-hero');
  });
});

describe('a scenario', () => {
  it('is replayed after a loss, with another seed and without a reward', () => {
    const start = campaign();
    const lost = finish(start, { over: 'time' });
    expect(lost.heroes.every(({ owed }) => !owed.limit && !owed.skill)).toBe(true);
    const again = act(lost, { kind: 'leave' });
    expect(nextScenario(again)).toBe('s11');
    expect(matchOf(again).seed).not.toBe(matchOf(start).seed);
    expect(nextScenario(leaveCamp(finish(again)))).toBe('s12');
  });

  it('counts only if it is the next one and finished', () => {
    const start = campaign();
    const state = ended(start);
    expect(codeOf(finishScenario(start, { ...state, over: undefined }))).toBe(
      'campaign-unfinished',
    );
    expect(codeOf(finishScenario(campaign('story', 'mystic'), state))).toBe('campaign-other');
    expect(codeOf(finishScenario(finish(start), state))).toBe('campaign-stage');
  });

  it('gives the same campaign for the same steps', () => {
    const play = () => leaveCamp(finish(leaveCamp(finish(campaign()))));
    expect(play()).toEqual(play());
  });
});

describe('death', () => {
  it('costs the reward in story mode', () => {
    const now = finish(campaign('story'), { dead: [1] });
    expect(now.heroes.map(({ owed }) => owed.limit)).toEqual([true, false]);
    expect(now.heroes[1]?.sheet).toEqual(campaign().heroes[1]?.sheet);
    expect(finish(leaveCamp(now), { dead: [0, 1], over: 'dead' }).stage).toBe('camp');
  });

  it('is forgiven once a chapter in classic mode', () => {
    const once = leaveCamp(finish(campaign('classic'), { dead: [1] }));
    expect(finish(once, { dead: [1] }).heroes[1]?.gone).toBe(true);
    const later = leaveCamp(finish(leaveCamp(finish(once))));
    const next = finish(later, { dead: [1] });
    expect(next.heroes[1]).toMatchObject({ gone: false, revivedIn: 1 });
  });

  it('is permanent in permadeath mode, and ends a campaign with the last hero', () => {
    const now = finish(campaign('permadeath'), { dead: [0] });
    expect(codeOf(takeCampAction(now, { kind: 'limit', hero: 0, type: 'SOMATIC' }))).toBe(
      'campaign-no-hero',
    );
    const alone = leaveCamp(now);
    expect(matchOf(alone).options.party).toMatch(/^hunter:/);
    const over = finish(alone, { dead: [0], over: 'dead' });
    expect(over.stage).toBe('lost');
    expect(nextScenario(over)).toBeUndefined();
    expect(() => matchOf(over)).toThrow(RangeError);
  });
});

it.each([
  ['campaign-party', { party: [] }],
  ['campaign-empty', { chapters: [] }],
  ['campaign-seed', { seed: '' }],
] as const)('a campaign is refused: %s', (code, change) => {
  const plan = { adventure: 'lake', chapters: CHAPTERS, mode: 'story', seed: 'one' } as const;
  const party = [newSheet('brawler')];
  expect(codeOf(startCampaign({ ...plan, party, difficulty: 'easy', ...change }))).toBe(code);
});
