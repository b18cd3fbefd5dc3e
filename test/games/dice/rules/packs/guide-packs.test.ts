import { describe, expect, it } from 'vitest';
import { assertDefined, makeStream, Match, must } from '#core';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { readPackAt } from '#games/dice/commands/packs.ts';
import { isMark, isNamedAlly, makeJourneyGame, phaseOf } from '#games/dice/rules/index.ts';
import type { JourneyEvent, JourneyState, Pack } from '#games/dice/rules/index.ts';

/**
 * Packs with everything that packs can bring. The first is the template of new adventures, the
 * second was written from docs/adventures.md alone.
 */
const PACKS = ['content/templates/quiet-mill', 'test/cases/dice-guide/lantern-ferry'];

/** Campaigns played per pack. */
const GAMES = 12;

/** Names of the features that a journey meets. */
function featuresIn({ events, state }: Seen): readonly string[] {
  const { campaign, scene } = state;
  const { heroes, pool } = campaign;
  const dice = [...pool, ...heroes.flatMap(({ sheet }) => sheet.dice)];
  const offered = heroes.flatMap((hero) => hero.offered);
  return [
    ...events.flatMap(featuresOf),
    ...offered.map(({ kind }) => `the offer of a ${kind}`),
    ...(dice.some(([, , mark = '']) => isMark(mark)) ? ['a marked die'] : []),
    ...((scene?.world.powerful.length ?? 0) > 0 ? ['a power'] : []),
    ...(scene !== undefined && phaseOf(scene)?.kind === 'choice' ? ['a choice in a scenario'] : []),
  ];
}

interface Seen {
  readonly events: readonly JourneyEvent[];
  readonly state: JourneyState;
}

function featuresOf(event: JourneyEvent): readonly string[] {
  if (event.kind === 'acted') return ['an act'];
  if (event.kind === 'rewarded') return [`the reward of a ${event.reward.kind}`];
  if (event.kind === 'decided') return ['a choice in camp'];
  if (event.kind === 'joined') return ['an ally who joins'];
  return event.kind === 'encounter' && isNamedAlly(event.die) ? ['an ally who is met'] : [];
}

/** Plays campaigns of a pack to their ends, and collects the features that come up. */
function playAll(pack: Pack): { readonly features: ReadonlySet<string>; readonly wins: number } {
  const game = makeJourneyGame(pack);
  const greedy = assertDefined(findJourneyMind('greedy'));
  const features = new Set<string>();
  let wins = 0;
  for (let at = 0; at < GAMES; at++) {
    const options = { route: 'campaign', party: 'brawler,mystic', difficulty: 'normal' } as const;
    const match = new Match(game, { ...options, mode: 'story', twists: '' }, `${pack.id} ${at}`);
    const whims = makeStream(match.seed, 'mind');
    while (match.turn.kind === 'decide') {
      const played = match.play(greedy.choose(match.state, whims));
      const events = played.ok ? played.events : [];
      for (const feature of featuresIn({ events, state: match.state })) features.add(feature);
    }
    wins += Number(match.turn.kind === 'over' && match.turn.outcome.winners.length > 0);
  }
  return { features, wins };
}

describe.each(PACKS)('the pack %s', (path) => {
  const { pack, warnings, files } = readPackAt(path, { media: true });
  const value = must(pack);

  it('has every feature, and checks clean', () => {
    expect(warnings.map(({ code }) => code).filter((code) => code !== 'warn-pool')).toEqual([]);
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(1);
    const { keepsakes, villains, enemies, allies, choices, scenarios } = value.content;
    const counts = { keepsakes, allies, choices };
    for (const [name, list = []] of Object.entries(counts))
      expect(list.length, name).toBeGreaterThan(0);
    expect(villains.some(({ power }) => power !== undefined)).toBe(true);
    expect(enemies.some(({ acts = [] }) => acts.length > 0)).toBe(true);
    expect(scenarios.some(({ variants = [] }) => variants.length > 0)).toBe(true);
  });

  const isAskedInside = (value.content.choices ?? []).some((choice) => choice.in !== undefined);

  it('is played to its end, and its features come up', () => {
    const { features, wins } = playAll(value);
    const expected = [
      'a choice in camp',
      ...(isAskedInside ? ['a choice in a scenario'] : []),
      'a marked die',
      'a power',
      'an act',
      'an ally who is met',
      'an ally who joins',
      'the reward of a keepsake',
      'the offer of a mark',
    ];
    expect([...features]).toEqual(expect.arrayContaining(expected));
    expect(wins).toBeGreaterThan(0);
  });
});
