import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertDefined, makeHeader, must, parseOption, playRandomly } from '#core';
import type { AnyGame } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { SCENARIO_RULE_IDS } from '#games/dice/rules/tables/scenario-rules.ts';
import {
  conflictOf,
  lettersOf,
  makeTwists,
  MAX_TWISTS,
  parseTwists,
  pointsOf,
  refuseTwists,
  TWIST_IDS,
  TWISTS,
  twistsOf,
} from '#games/dice/rules/tables/twists.ts';
import {
  composeScenario,
  recomposeScenario,
  twistsOfScenario,
} from '#games/dice/rules/world/free-play.ts';
import { tideBells } from './tide-bells.ts';

const { content } = tideBells;
const game = makeJourneyGame(tideBells) as unknown as AnyGame;

/** Valid picks of twists. */
const picks = fc
  .shuffledSubarray([...TWIST_IDS], { maxLength: MAX_TWISTS })
  .map((ids) => ids.filter((id, at) => conflictOf(id, ids.slice(0, at)) === undefined));

describe('the table of twists', () => {
  it('has at least twelve rows, with effects that exist', () => {
    expect(TWIST_IDS.length).toBeGreaterThanOrEqual(12);
    for (const [id, row] of Object.entries(TWISTS)) {
      expect(row.effect === undefined).toBe(SCENARIO_RULE_IDS.includes(id));
      expect(row.points).not.toBe(0);
    }
  });

  it('lists harmful twists before helpful ones, each with its own letter', () => {
    const points = TWIST_IDS.map(pointsOf);
    expect(points.findLastIndex((one) => one > 0)).toBeLessThan(points.findIndex((one) => one < 0));
    const letters = Object.values(TWISTS).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.join('')).toMatch(/^[a-z]+$/);
  });

  it('names only rules as contradictions', () => {
    const excluded = Object.values(TWISTS).flatMap(({ excludes = [] }) => excludes);
    for (const id of excluded) expect([...SCENARIO_RULE_IDS, ...TWIST_IDS]).toContain(id);
  });
});

describe('a list of twists', () => {
  it('is parsed and written in the order of the table', () => {
    fc.assert(
      fc.property(picks, (ids) => {
        const text = makeTwists(ids);
        expect(refuseTwists(text)).toBeUndefined();
        expect(makeTwists(parseTwists(text))).toBe(text);
        expect(new Set(parseTwists(text))).toEqual(new Set(ids));
        expect(twistsOf(lettersOf(ids))).toEqual(parseTwists(text));
      }),
    );
  });

  it.each([
    ['badly-hurt,dragons', 'dice-twist-unknown'],
    ['harm,harm', 'dice-twists-many'],
    ['harm,pulling-punches', 'dice-twists-conflict'],
    ['serenity,state-of-emergency', 'dice-twists-conflict'],
    [TWIST_IDS.slice(0, MAX_TWISTS + 1).join(), 'dice-twists-many'],
  ])('%s is refused: %s', (text, code) => {
    expect(refuseTwists(text)?.code).toBe(code);
    expect(parseTwists(text)).toEqual([]);
    const parsed = parseOption('twists', assertDefined(game.options['twists']), text);
    expect(parsed).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it.each(['', 'q', 'hh', 'lk', 'hi'])('is not read from the letters “%s”', (letters) => {
    if (letters === '') expect(twistsOf(letters)).toEqual([]);
    else expect(twistsOf(letters)).toBeUndefined();
  });
});

describe('a scenario with twists', () => {
  it('shows them among its rules, contains no contradiction, and is restored from its id', () => {
    fc.assert(
      fc.property(picks, fc.stringMatching(/^[a-z]{1,8}$/), (twists, seed) => {
        const request = { level: 2, heroes: 3, seed };
        const plain = must(composeScenario(content, request));
        const scenario = must(composeScenario(content, { ...request, twists }));
        const { id, rules, harm = 0, threat = 0 } = scenario;
        expect(twistsOfScenario(id)).toEqual(TWIST_IDS.filter((one) => twists.includes(one)));
        expect(recomposeScenario(content, id)).toEqual({ ok: true, value: scenario });
        for (const twist of twists) {
          if (TWISTS[twist as keyof typeof TWISTS]?.effect === undefined)
            expect(rules).toContain(twist);
        }
        expect([harm, threat]).toEqual([
          Number(twists.includes('harm')),
          Number(twists.includes('threat')),
        ]);
        expect(new Set(rules).size).toBe(rules.length);
        for (const rule of rules) expect(conflictOf(rule, twists)).toBeUndefined();
        const { staticLocations, dynamicLocations, villains, timer } = scenario;
        expect({ staticLocations, dynamicLocations, villains, timer }).toEqual({
          staticLocations: plain.staticLocations,
          dynamicLocations: plain.dynamicLocations,
          villains: plain.villains,
          timer: plain.timer,
        });
      }),
    );
  });

  it('can be finished with any twists', () => {
    fc.assert(
      fc.property(picks, fc.nat(), (ids, number) => {
        const options = {
          route: 'free-1',
          party: 'brawler,mentor',
          difficulty: 'normal',
          mode: 'story',
          twists: makeTwists(ids),
        };
        const match = playRandomly(game, options, `twists ${number}`);
        expect(match.turn.kind).toBe('over');
        expect(match.cursor).toBeLessThan(game.longest(options));
      }),
      { numRuns: 30 },
    );
  });

  it('leaves records of games without twists as they were', () => {
    const options = { route: 'free-1', party: 'brawler', difficulty: 'easy', mode: 'story' };
    const header = makeHeader(game, options, 'x');
    expect(makeHeader(game, { ...options, twists: '' }, 'x')).toEqual(header);
    expect(header.join()).not.toContain('twists');
  });
});
