import { describe, expect, it } from 'vitest';
import { assertDefined, loadTranscript, makeStream, makeTranscript, must } from '#core';
import { Match } from '#core/match.ts';
import { askedOf, makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type {
  JourneyAction,
  JourneyEvent,
  JourneyOptions,
  JourneyState,
} from '#games/dice/rules/index.ts';
import { describeConformance } from '#test/conformance/suite.ts';
import { repeats } from '#test/support/deep.ts';
import { tideBells } from '../tide-bells.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));

type JourneyMatch = Match<JourneyState, JourneyAction, JourneyEvent, JourneyOptions>;

const OPTIONS: JourneyOptions = {
  route: 'campaign',
  party: 'brawler,mystic',
  difficulty: 'easy',
  mode: 'story',
};

/** Plays with the greedy bot until the condition holds, or to the end. */
function playUntil(match: JourneyMatch, holds: (state: JourneyState) => boolean): void {
  const random = makeStream('whims', 'mind');
  while (match.turn.kind === 'decide' && !holds(match.state)) {
    match.play(greedy.choose(match.state, random));
  }
}

function begin(options: Partial<JourneyOptions>, seed = 'journey'): JourneyMatch {
  return new Match(game, { ...OPTIONS, ...options }, seed);
}

function isCamp({ scene, campaign }: JourneyState): boolean {
  return scene === undefined && campaign.stage === 'camp';
}

describeConformance('a journey through Tide Bells', game, {
  games: repeats(1, 20),
  most: 400,
});

it('plays the whole campaign with a camp after every scenario', () => {
  const match = begin({}, 'road');
  playUntil(match, () => false);
  expect(match.turn).toMatchObject({ kind: 'over', outcome: { reason: 'campaign-won' } });
  const kinds = Array.from({ length: match.cursor }, (_, at) => match.eventsAt(at)).flat();
  const count = (kind: string) => kinds.filter((event) => event.kind === kind).length;
  expect(count('came-back')).toBe(match.state.campaign.played);
  expect(count('set-out')).toBe(match.state.campaign.played - 1);
  // In ten scenarios each hero gains ten dice, and a skill after every second one.
  expect([count('grew'), count('learned')]).toEqual([20, 10]);
});

it('saves one transcript, which can be loaded in camp', () => {
  const match = begin({});
  playUntil(match, isCamp);
  const { match: loaded } = must(loadTranscript(makeTranscript(match), [game]));
  expect(game.makeState(loaded.state as JourneyState)).toBe(game.makeState(match.state));
});

describe('the camp', () => {
  function inCamp(): JourneyMatch {
    const match = begin({});
    playUntil(match, isCamp);
    playUntil(match, ({ campaign }) => askedOf(campaign) === undefined);
    return match;
  }

  it('lets the hero with a reward choose, with undo', () => {
    const match = inCamp();
    expect(match.turn).toMatchObject({ kind: 'decide', player: 0 });
    const before = game.makeState(match.state);
    match.play(must(game.parseAction(match.state, 'limit 1 P')));
    expect(match.turn).toMatchObject({ kind: 'decide', player: 1 });
    match.undo();
    expect(game.makeState(match.state)).toBe(before);
  });

  it('cannot be left while a reward is due, and cannot be undone afterwards', () => {
    const match = inCamp();
    const refused = game.parseAction(match.state, 'leave');
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'campaign-owed' }] });
    playUntil(match, ({ scene }) => scene !== undefined);
    expect(match.undo()).toBe(false);
  });

  it.each(['go-on', 'explore', 'limit 7 P', 'limit 1', 'take 1 Q9', 'skill 1', ''])(
    'refuses %j',
    (text) => {
      expect(game.parseAction(inCamp().state, text).ok).toBe(false);
    },
  );
});

it('ends with a single scenario', () => {
  const match = begin({ route: 'fog-at-low-pell' });
  playUntil(match, () => false);
  expect(match.turn).toMatchObject({ kind: 'over', outcome: { reason: match.state.scene?.over } });
});

it('gives heroes of a later scenario their typical growth', () => {
  const lateSheet = begin({ route: 'curfew' }).state.campaign.heroes[0]?.sheet;
  const earlySheet = begin({ route: 'fog-at-low-pell' }).state.campaign.heroes[0]?.sheet;
  expect(lateSheet?.dice.length).toBeGreaterThan(earlySheet?.dice.length ?? 0);
});

it('hides the seed from all players', () => {
  expect(game.makeState(game.view(begin({}, 'tell-tale').state, 0))).not.toContain('tell-tale');
});

it.each(['', '[]', 'null', '["campaign",0,"",null]', '["campaign",-1,"x",null]', '{}'])(
  'rejects the state %j',
  (text) => {
    expect(game.parseState(text).ok).toBe(false);
  },
);
