import { describe, expect, it, test } from 'vitest';
import { assertDefined, makeStream, startMatch } from '#core';
import type { AnyGame, AnyMatch } from '#core';
import { dailyOf, makeJourneyGame, playersOf } from '#games/dice/rules/index.ts';
import type {
  DiceEvent,
  DiceState,
  JourneyEvent,
  JourneyOptions,
  JourneyState,
} from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS } from '#games/dice/voice/records/achievements.ts';
import { finishedScene } from '#games/dice/voice/records/finished.ts';
import type { FinishedScene } from '#games/dice/voice/records/finished.ts';
import { parseProfile } from '#games/dice/voice/records/parse-profile.ts';
import { EMPTY_PROFILE, PROFILE_LIMITS } from '#games/dice/voice/records/profile.ts';
import type { Profile } from '#games/dice/voice/records/profile.ts';
import { recordScene } from '#games/dice/voice/records/record.ts';
import { stepsOf } from '#games/dice/voice/records/steps.ts';
import type { JourneyStep } from '#games/dice/voice/records/steps.ts';
import { tallyOf } from '#games/dice/voice/records/tally.ts';
import { tideBells } from '../rules/tide-bells.ts';

const game = makeJourneyGame(tideBells) as unknown as AnyGame;
const greedy = assertDefined(findJourneyMind('greedy'));
const DATE = '2026-11-28';

const FREE: JourneyOptions = {
  route: 'free-1',
  party: 'brawler=Marta,hunter',
  difficulty: 'easy',
  mode: 'story',
};

/** Plays until the scenario ends. */
function finish(options: JourneyOptions, seed: string): AnyMatch {
  const match = startMatch(game, options, seed);
  const whims = makeStream(seed, 'mind');
  while ((match.state as JourneyState).scene?.over === undefined) {
    match.play(greedy.choose(match.state as JourneyState, whims));
  }
  return match;
}

function finished(options: Partial<JourneyOptions>, seed: string): FinishedScene {
  return assertDefined(finishedScene(finish({ ...FREE, ...options }, seed)));
}

/** A step of a scene with these events, at a turn of the hero. */
function step(match: AnyMatch, hero: number, ...events: readonly unknown[]): JourneyStep {
  const before = match.state as JourneyState;
  const scene = assertDefined(before.scene);
  const acting: DiceState = { ...scene, turn: { ...scene.turn, hero } };
  return {
    before: { ...before, scene: acting },
    action: { kind: 'scene', action: { kind: 'finish' } },
    after: before,
    events: events as readonly JourneyEvent[],
  };
}

const die = (type: string, size = 6) => ({ id: 1, type, size });
const rolled = (face: number, size = 6, role = 'use') => ({
  die: die('PHYSICAL', size),
  face,
  role,
});
const check = (hero: number, total: number, dice: readonly unknown[], against = 1) => {
  return { kind: 'checked', hero, total, against, won: total >= against, dice };
};

describe('the tally of a scenario', () => {
  const match = startMatch(game, FREE, 'tally');

  test.each([
    ['a quiet turn', [], ['quiet']],
    ['a threat beaten', [{ kind: 'defeated', die: die('ENEMY'), card: 0 }], ['beaten']],
    ['a villain beaten', [{ kind: 'defeated', die: die('VILLAIN'), card: 0 }], ['villain']],
    [
      'a cornered villain',
      [
        { kind: 'closed', place: 0 },
        { kind: 'cornered', place: 0 },
      ],
      ['villain'],
    ],
    ['a place closed', [{ kind: 'closed', place: 0 }], ['closed']],
    ['damage', [{ kind: 'damage', hero: 0, announced: 2, amount: 2, magical: false }], ['hurt']],
    ['damage without dice', [{ kind: 'damage', hero: 0, announced: 2, amount: 0 }], ['quiet']],
    ['a wound', [{ kind: 'wounded', hero: 0 }], ['hurt']],
    [
      'a death',
      [
        { kind: 'died', hero: 1 },
        { kind: 'closed', place: 0 },
      ],
      ['died'],
    ],
    [
      'a second turn',
      [
        { kind: 'turn', hero: 1, timer: 9 },
        { kind: 'closed', place: 0 },
      ],
      ['quiet', 'closed'],
    ],
  ])('has a sign for %s', (_, events, signs) => {
    expect(tallyOf([step(match, 0, ...events)]).signs).toEqual(signs);
  });

  it('credits the acting hero, and the victim of a death', () => {
    const tally = tallyOf([
      step(
        match,
        0,
        { kind: 'closed', place: 0 },
        { kind: 'turn', hero: 1, timer: 9 },
        { kind: 'closed', place: 1 },
      ),
      step(match, 1, { kind: 'defeated', die: die('ENEMY'), card: 0 }, { kind: 'died', hero: 0 }),
      step(match, 1, check(0, 7, [rolled(4), rolled(3)]), check(0, 3, [rolled(3)])),
    ]);
    expect(tally.heroes).toEqual([
      { hero: 0, closed: 1, beaten: 0, deaths: 1, roll: 7 },
      { hero: 1, closed: 1, beaten: 1, deaths: 0, roll: 0 },
    ]);
  });

  test.each([
    ['three ones', [rolled(1), rolled(1), rolled(1)], [1, 0]],
    ['two ones', [rolled(1), rolled(1)], [0, 0]],
    ['three highest faces', [rolled(6), rolled(4, 4), rolled(8, 8, 'help')], [0, 1]],
    ['a highest face of the opponent', [rolled(6), rolled(6), rolled(6, 6, 'foe')], [0, 0]],
  ])('notes %s', (_, dice, [ones, highest]) => {
    const { allOnes, allHighest } = tallyOf([step(match, 0, check(0, 9, dice))]);
    expect([allOnes, allHighest]).toEqual([ones, highest]);
  });

  it('equals a count of the events of a whole game', () => {
    const played = finish(FREE, 'whole');
    const tally = tallyOf(stepsOf(played));
    const steps = [...stepsOf(played)];
    const events = steps.flatMap((one) => one.events as readonly DiceEvent[]);
    const count = (kind: string) => events.filter((event) => event.kind === kind).length;
    const sum = (of: 'closed' | 'beaten' | 'deaths') =>
      tally.heroes.reduce((total, hero) => total + hero[of], 0);
    expect(sum('closed')).toBe(count('closed'));
    expect(sum('beaten')).toBe(count('defeated'));
    expect(sum('deaths')).toBe(count('died'));
    expect(tally.signs).toHaveLength(count('turn') + 1);
    expect(tally.heroes.map(({ hero }) => hero)).toEqual(playersOf(played.state as JourneyState));
  });

  it('covers only the last scenario of a campaign', () => {
    const options: JourneyOptions = { ...FREE, route: 'campaign', party: 'brawler,mystic,hunter' };
    const first = finish(options, 'camp');
    const { signs } = tallyOf(stepsOf(first));
    first.play({ kind: 'go-on' });
    const whims = makeStream('camp', 'mind');
    while ((first.state as JourneyState).scene === undefined)
      first.play(greedy.choose(first.state as JourneyState, whims));
    expect(signs.length).toBeGreaterThan(1);
    expect(tallyOf(stepsOf(first)).signs).toEqual([]);
    expect(finishedScene(first)).toBeUndefined();
  });
});

describe('recording a game', () => {
  it('counts it once, whatever the names of its heroes', () => {
    const one = finished({}, 'once');
    const after = recordScene(EMPTY_PROFILE, one, DATE);
    expect(after.isCounted).toBe(true);
    const renamed = finished({ party: 'brawler=Otto,hunter=Lin' }, 'once');
    const again = recordScene(after.profile, renamed, DATE);
    expect(again).toEqual({ profile: after.profile, isCounted: false, isBest: false, earned: [] });
    expect(recordScene(after.profile, finished({}, 'other'), DATE).isCounted).toBe(true);
  });

  it('adds to the histories of its heroes', () => {
    const one = finished({}, 'once');
    const other = finished({}, 'other');
    const { heroes } = recordScene(
      recordScene(EMPTY_PROFILE, one, DATE).profile,
      other,
      DATE,
    ).profile;
    expect(heroes.map((hero) => [hero.class, hero.name])).toEqual([
      ['brawler', 'Marta'],
      ['hunter', ''],
    ]);
    const [marta] = heroes;
    const tallies = [one, other].map(({ tally }) => assertDefined(tally.heroes[0]));
    const sum = (of: 'closed' | 'beaten' | 'deaths') =>
      tallies.reduce((total, tally) => total + tally[of], 0);
    expect(marta).toMatchObject({
      scenarios: 2,
      wins: Number(one.isWon) + Number(other.isWon),
      closed: sum('closed'),
      beaten: sum('beaten'),
      deaths: sum('deaths'),
      roll: Math.max(...tallies.map(({ roll }) => roll)),
    });
  });

  it('keeps the best score by level, difficulty and party size', () => {
    let profile: Profile = EMPTY_PROFILE;
    const games = Array.from({ length: 6 }, (_, at) => finished({}, `best ${at}`));
    for (const one of games) profile = recordScene(profile, one, DATE).profile;
    const best = Math.max(...games.map(({ score }) => assertDefined(score).total));
    expect(profile.best).toHaveLength(1);
    expect(profile.best[0]).toMatchObject({ level: 1, difficulty: 'easy', heroes: 2, score: best });
    const solo = recordScene(profile, finished({ party: 'hunter' }, 'solo 2'), DATE);
    expect(solo.profile.best.map(({ heroes }) => heroes)).toEqual([2, 1]);
  });

  it('has no score outside free play', () => {
    const { profile, isBest } = recordScene(
      EMPTY_PROFILE,
      finished({ route: 'goose-chase' }, 'x'),
      DATE,
    );
    expect([profile.best, profile.dailies, isBest]).toEqual([[], [], false]);
    expect(profile.heroes).toHaveLength(2);
  });

  it('keeps the first result of a daily', () => {
    const daily = dailyOf(DATE);
    const one = finished(daily.options, daily.seed);
    const { profile, earned } = recordScene(EMPTY_PROFILE, one, DATE);
    expect(profile.dailies).toMatchObject([
      { date: DATE, adventure: 'tide-bells', score: one.score?.total, signs: one.tally.signs },
    ]);
    expect(earned.includes('daily')).toBe(one.isWon);
    expect(recordScene(profile, one, '2026-11-29').profile).toBe(profile);
  });

  it('limits its lists and keeps the latest entries', () => {
    const counted = Array.from({ length: PROFILE_LIMITS.counted }, (_, at) => `key-${at}`);
    const one = finished({}, 'once');
    const { profile } = recordScene({ ...EMPTY_PROFILE, counted }, one, DATE);
    expect(profile.counted).toHaveLength(PROFILE_LIMITS.counted);
    expect(profile.counted.at(-1)).toBe(one.key);
    expect(profile.counted[0]).toBe('key-1');
  });
});

describe('achievements', () => {
  const base = finished({}, 'once');
  const { scene, tally } = base;
  const [hero = assertDefined(scene.heroes[0])] = scene.heroes;
  const heroes = (...alive: readonly boolean[]) =>
    alive.map((lives) => ({ ...hero, alive: lives }));
  const withScene = (change: Partial<DiceState>) => ({ ...base, scene: { ...scene, ...change } });
  const world = (change: object) => ({ ...scene.world, ...change });
  const won = { isWon: true };
  const score = { ...assertDefined(base.score), total: 2000 };
  const free = (route: string, twists = '') => ({ ...base.options, route, twists });
  const history = {
    class: 'mystic',
    name: '',
    scenarios: 0,
    wins: 0,
    deaths: 0,
    closed: 0,
    beaten: 0,
    roll: 0,
  } as const;
  const noProfile: Partial<Profile> = {};
  const profiles = {
    veteran: { heroes: [{ ...history, wins: 10 }] },
    threats: {
      heroes: [
        { ...history, beaten: 60 },
        { ...history, name: 'B', beaten: 40 },
      ],
    },
    classes: {
      heroes: (['brawler', 'hunter', 'mystic', 'prophet', 'mentor'] as const).map((one) => {
        return { ...history, class: one, wins: 1 };
      }),
    },
    week: { dailies: Array.from({ length: 7 }, () => ({}) as never) },
  } satisfies Record<string, Partial<Profile>>;

  const ROWS: readonly (readonly [string, Partial<FinishedScene>, Partial<Profile>])[] = [
    ['first-victory', won, noProfile],
    ['campaign', { endsCampaign: true }, noProfile],
    [
      'hard-won',
      {
        ...won,
        ...withScene({ world: world({ options: { ...scene.world.options, difficulty: 'hard' } }) }),
        ...won,
      },
      noProfile,
    ],
    ['alone', { ...withScene({ heroes: heroes(true) }), ...won }, noProfile],
    [
      'crowd',
      { ...withScene({ heroes: heroes(true, true, true, true, true, true) }), ...won },
      noProfile,
    ],
    ['untouched', { ...won, tally: { ...tally, damage: 0, wounds: 0 } }, noProfile],
    [
      'lights-out',
      { ...withScene({ places: scene.places.map((one) => ({ ...one, open: false })) }), ...won },
      noProfile,
    ],
    [
      'early',
      { ...withScene({ timer: 20, world: world({ initialTimer: 39 }) }), ...won },
      noProfile,
    ],
    ['last-moment', { ...withScene({ timer: 0 }), ...won }, noProfile],
    [
      'hunt',
      { tally: { ...tally, heroes: [{ hero: 0, deaths: 0, closed: 0, beaten: 15, roll: 0 }] } },
      noProfile,
    ],
    [
      'thunder',
      { tally: { ...tally, heroes: [{ hero: 0, deaths: 0, closed: 0, beaten: 0, roll: 25 }] } },
      noProfile,
    ],
    ['all-highest', { tally: { ...tally, allHighest: 1 } }, noProfile],
    ['deep-end', { ...won, options: free('free-3') }, noProfile],
    ['thorns', { ...won, options: free('free-1', 'badly-hurt,deeply-wounded,harm') }, noProfile],
    ['double', { ...won, options: free('free-1', 'no-time-to-waste,deeply-wounded') }, noProfile],
    ['score-2000', { score }, noProfile],
    ['daily', { ...won, daily: DATE }, noProfile],
    ['week', { daily: DATE }, profiles.week],
    ['veteran', {}, profiles.veteran],
    ['classes', won, profiles.classes],
    ['hundred-threats', {}, profiles.threats],
    ['all-ones', { tally: { ...tally, allOnes: 1 } }, noProfile],
    ['last-one', { ...withScene({ heroes: heroes(false, true, false) }), ...won }, noProfile],
    [
      'so-close',
      {
        ...withScene({ places: scene.places.map((one, at) => ({ ...one, open: at === 0 })) }),
        isWon: false,
      },
      noProfile,
    ],
  ];

  /** A lost game that earns nothing. */
  const nothing: FinishedScene = {
    ...base,
    ...withScene({
      heroes: heroes(true, true),
      places: scene.places.map((one) => ({ ...one, open: true })),
      timer: 3,
    }),
    isWon: false,
    endsCampaign: false,
    tally: { ...tally, heroes: [], damage: 3, allOnes: 0, allHighest: 0 },
    score: undefined,
    daily: undefined,
  };

  it('have a case each', () => {
    expect(ROWS.map(([id]) => id)).toEqual(ACHIEVEMENT_IDS);
    expect(ACHIEVEMENT_IDS.length).toBeGreaterThanOrEqual(20);
  });

  test.each(ROWS)('%s is earned exactly then', (id, change, profile) => {
    const { isEarned } = assertDefined(ACHIEVEMENTS[id]);
    expect(isEarned(nothing, EMPTY_PROFILE)).toBe(false);
    expect(
      isEarned({ ...nothing, score: base.score, ...change }, { ...EMPTY_PROFILE, ...profile }),
    ).toBe(true);
  });

  it('are earned once, with the date', () => {
    const victory = { ...nothing, isWon: true };
    const first = recordScene(EMPTY_PROFILE, victory, DATE);
    expect(first.earned).toContain('first-victory');
    const next = recordScene(first.profile, { ...victory, key: 'next' }, '2026-12-01');
    expect(next.earned).not.toContain('first-victory');
    expect(next.profile.earned.find(({ id }) => id === 'first-victory')?.date).toBe(DATE);
  });
});

describe('a stored profile', () => {
  const profile = ['a', 'b', 'c'].reduce(
    (before: Profile, seed) => {
      return recordScene(before, finished({ twists: 'harm' }, seed), DATE).profile;
    },
    recordScene(EMPTY_PROFILE, finished(dailyOf(DATE).options, dailyOf(DATE).seed), DATE).profile,
  );

  it('is parsed as it was written', () => {
    expect(parseProfile(JSON.stringify(profile))).toEqual(profile);
    expect(parseProfile('{}')).toEqual(EMPTY_PROFILE);
  });

  test.each(['', '{', '[]', 'null', '"text"', '{"heroes":[{"class":"dragon"}'])(
    'is refused if it is not a profile: %s',
    (text) => {
      expect(parseProfile(text)).toBeUndefined();
    },
  );

  test.each([
    ['heroes', { ...profile.heroes[0], class: 'dragon' }],
    ['heroes', { ...profile.heroes[0], wins: -1 }],
    ['heroes', { ...profile.heroes[0], name: ' <b>' }],
    ['best', { ...profile.best[0], level: 9 }],
    ['best', { ...profile.best[0], twists: 'dragons' }],
    ['best', { ...profile.best[0], score: 1.5 }],
    ['dailies', { ...profile.dailies[0], signs: ['sun'] }],
    ['dailies', { ...profile.dailies[0], won: 'yes' }],
    ['dailies', { ...profile.dailies[0], date: 'today' }],
    ['earned', { id: 'UPPER', date: DATE }],
    ['earned', 7],
    ['counted', 7],
    ['counted', 'x'.repeat(101)],
  ] as const)('drops an invalid entry of %s and keeps the others', (list, entry) => {
    const stored = { ...profile, [list]: [entry, ...profile[list]] };
    expect(parseProfile(JSON.stringify(stored))).toEqual(profile);
  });

  it('has other lists even if one is damaged', () => {
    expect(parseProfile(JSON.stringify({ ...profile, best: 'none' }))).toEqual({
      ...profile,
      best: [],
    });
  });
});
