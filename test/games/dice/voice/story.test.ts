import { describe, expect, it } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import type { AnyMatch } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { isStrike } from '#games/dice/bots/forecast/flight.ts';
import type { DiceEvent, JourneyState } from '#games/dice/rules/index.ts';
import { findEntries, glossary } from '#games/dice/voice/glossary.ts';
import { describeJourneyEvents } from '#games/dice/voice/happenings.ts';
import { progressOf } from '#games/dice/voice/progress.ts';
import { countStatistics } from '#games/dice/voice/statistics.ts';
import { stepsOf } from '#games/dice/voice/records/steps.ts';
import { buildStory } from '#games/dice/voice/story.ts';
import { findShownHints, describeHint, HINTS, tutorialHint } from '#games/dice/voice/tutorial.ts';
import type { TutorialHint } from '#games/dice/voice/tutorial.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));

function played(route: string, seed: string, maxCursor = 5000): AnyMatch {
  const party = 'brawler=Bram,hunter=Ash';
  const match = new Match(game, { route, party, difficulty: 'normal', mode: 'story' }, seed);
  const whims = makeStream(seed, 'story');
  while (match.turn.kind === 'decide' && match.cursor < maxCursor) {
    match.play(greedy.choose(match.state, whims));
  }
  return match;
}

/** A scenario where heroes flee whenever possible. */
function fled(): AnyMatch {
  const party = 'brawler,hunter';
  const options = { route: 'fog-at-low-pell', party, difficulty: 'easy', mode: 'story' } as const;
  const match = new Match(game, options, 'fled');
  const whims = makeStream('fled', 'story');
  while (match.turn.kind === 'decide' && match.cursor < 2000) {
    const flight = match.turn.actions.find(
      (action) => game.makeAction(match.state, action) === 'flee',
    );
    match.play(flight ?? greedy.choose(match.state, whims));
  }
  return match;
}

const match = played('goose-chase', 'story');

function eventsOf(one: AnyMatch): readonly DiceEvent[] {
  return [...stepsOf(one)].flatMap(({ events }) => events as readonly DiceEvent[]);
}

describe('a story', () => {
  it.each(['en', 'ru'])(
    'has a part for every turn, and the dice of every check, in %s',
    (language) => {
      const events = eventsOf(match);
      const turns = events.filter(({ kind }) => kind === 'turn').length;
      const checks = events.filter(({ kind }) => kind === 'checked' || kind === 'tallied').length;
      const story = buildStory(match, wordsIn(language));
      expect(story.length).toBeGreaterThanOrEqual(turns);
      const lines = story.flatMap((part) => part.lines);
      expect(lines.filter(({ isRoll }) => isRoll)).toHaveLength(checks);
      for (const { text } of lines) expect(text).not.toMatch(/dice-|undefined|\{/);
    },
  );

  it('includes all faces rolled in a check', () => {
    const [first] = eventsOf(match).filter(({ kind }) => kind === 'checked');
    if (first?.kind !== 'checked') throw new RangeError('no check at all');
    const lines = buildStory(match, wordsIn('en')).flatMap((part) => part.lines);
    const shown = assertDefined(lines.find(({ isRoll }) => isRoll));
    for (const { die, face } of first.dice) expect(shown.text).toContain(`${die.size} → ${face}`);
  });

  it('names the striking threat rather than an earlier encounter', () => {
    const words = wordsIn('en');
    const fleeing = fled();
    const shown = new Set(
      buildStory(fleeing, words).flatMap(({ lines }) => lines.map(({ text }) => text)),
    );
    const strikes = [...stepsOf(fleeing)].flatMap(({ before, events }) =>
      events
        .filter((event) => event.kind === 'checked' && isStrike(event))
        .flatMap((event) => {
          return describeJourneyEvents(before, [event], words);
        }),
    );
    expect(strikes.length).toBeGreaterThan(5);
    for (const strike of strikes) expect(shown).toContain(strike);
  });
});

describe('statistics', () => {
  const counted = countStatistics(match);

  it('count all rolled dice, and all checks by hero', () => {
    const events = eventsOf(match);
    const faces = events.flatMap((event) => (event.kind === 'rolled' ? [event.face] : []));
    expect(counted.rolls.reduce((sum, { count }) => sum + count, 0)).toBe(faces.length);
    expect(counted.rolls.reduce((total, { sum }) => total + sum, 0)).toBe(
      faces.reduce((total, face) => total + face, 0),
    );
    const checks = events.filter((event) => event.kind === 'checked');
    expect(counted.checks).toBe(checks.length);
    expect(counted.won).toBe(checks.filter(({ won }) => won).length);
    for (const [at, { checks: own }] of counted.heroes.entries()) {
      expect(own).toBe(checks.filter(({ hero }) => hero === at).length);
    }
  });

  it('compare victories with their odds, which converge over many games', () => {
    const games = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      return countStatistics(played('fog-at-low-pell', seed));
    });
    const sum = (of: (one: (typeof games)[number]) => number) =>
      games.reduce((total, one) => total + of(one), 0);
    const checks = sum((one) => one.checks);
    expect(checks).toBeGreaterThan(100);
    expect(Math.abs(sum((one) => one.won) - sum((one) => one.expected)) / checks).toBeLessThan(0.1);
  });
});

describe('hints of the tutorial', () => {
  const words = wordsIn('en');

  it('appear once each, at their first moment, and only in the tutorial', () => {
    const shownHints = new Set<TutorialHint>();
    for (const { before } of stepsOf(match)) {
      const hint = tutorialHint(before, shownHints, words);
      if (hint === undefined) continue;
      expect(shownHints.has(hint)).toBe(false);
      shownHints.add(hint);
    }
    expect([...shownHints][0]).toBe('table');
    for (const hint of ['explore', 'choose', 'villain'] as const)
      expect(shownHints).toContain(hint);
    expect(
      tutorialHint(played('fog-at-low-pell', 'x', 1).state as JourneyState, new Set(), words),
    ).toBe(undefined);
  });

  it('explain the first keepsake and the first marked die of a campaign once each', () => {
    const campaign = played('campaign', 'rewards', 4000);
    const firsts = new Map<TutorialHint, JourneyState>();
    const shownHints = new Set<TutorialHint>();
    for (const { before } of stepsOf(campaign)) {
      const hint = tutorialHint(before, shownHints, words);
      if (hint === undefined) continue;
      expect(shownHints.has(hint)).toBe(false);
      shownHints.add(hint);
      firsts.set(hint, before);
    }
    const sheets = (hint: TutorialHint) => {
      const { scene } = assertDefined(firsts.get(hint));
      return assertDefined(scene).world.members.map(({ sheet }) => sheet);
    };
    expect(sheets('keepsake').some(({ keepsakes }) => keepsakes.length > 0)).toBe(true);
    expect(sheets('mark').some(({ dice }) => dice.some(([, , mark]) => mark !== ''))).toBe(true);
  });

  it('are not repeated in a resumed game', () => {
    const half = played('goose-chase', 'story', 60);
    const shownHints = findShownHints(half, words);
    expect(shownHints).toContain('table');
    expect(shownHints).toContain('explore');
  });

  it.each(['en', 'ru', 'uk', 'he', 'ar', 'zh'])(
    'have a message in %s that fits over the table',
    (language) => {
      for (const hint of HINTS) {
        const text = describeHint(hint, wordsIn(language));
        expect(text).not.toMatch(/dice-/);
        expect(text.length).toBeLessThan(300);
      }
    },
  );

  it.each(['en', 'ru'])('name keys for keyboards, but not for touch, in %s', (language) => {
    // A single capital that is not a word or the letter of a die.
    const naming = /Enter|Esc|(?<![A-Za-z])[B-HJ-LNOQRTUW-Z](?![A-Za-z])/;
    const words = wordsIn(language);
    const isNaming = (by: 'keys' | 'touch') =>
      HINTS.filter((hint) => naming.test(describeHint(hint, words, by))).sort();
    expect(isNaming('keys')).toEqual(['after', 'choose', 'die', 'empty', 'explore', 'table']);
    expect(isNaming('touch')).toEqual([]);
  });
});

describe.each(['en', 'ru'])('the glossary in %s', (language) => {
  const sections = glossary(wordsIn(language));

  it('explains every term of the rules', () => {
    const entries = sections.flatMap((section) => section.entries);
    expect(entries.length).toBeGreaterThan(120);
    for (const { name, meaning } of entries) {
      expect(name).not.toMatch(/^dice-|^$/);
      expect(meaning).not.toMatch(/^dice-|^$/);
    }
  });

  it('lists entries that start with a word before others that contain it', () => {
    const all = sections.flatMap((section) => section.entries);
    const [, second = ''] = all.map(({ name }) => name);
    const found = findEntries(sections, second.slice(0, 4).toUpperCase());
    expect(found[0]?.name.toLowerCase()).toContain(second.slice(0, 4).toLowerCase());
    expect(findEntries(sections, 'qqqq')).toEqual([]);
  });
});

it('progressOf lists the status of all scenarios of a campaign', () => {
  const { campaign, ...rest } = game.start(
    { route: 'campaign', party: 'brawler', difficulty: 'easy', mode: 'story' },
    'log',
  );
  const words = wordsIn('en');
  const standings = (won: number) =>
    progressOf({ ...rest, campaign: { ...campaign, won } }, words)
      .flatMap(({ scenarios }) => scenarios)
      .map(({ standing }) => standing)
      .slice(0, 4);
  expect(standings(0)).toEqual(['now', 'ahead', 'ahead', 'ahead']);
  expect(standings(2)).toEqual(['won', 'won', 'now', 'ahead']);
});
