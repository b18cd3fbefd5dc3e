import { describe, expect, it } from 'vitest';
import { below, makeStream, Match, must } from '#core';
import { endingOf, makeJourneyGame, phaseOf } from '#games/dice/rules/index.ts';
import type { DiceState, JourneyAction, JourneyState } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { tideBells } from '../tide-bells.ts';

const game = makeJourneyGame(tideBells);
const { choices = [], endings = [] } = tideBells.content;
const PARTY = {
  route: 'campaign',
  party: 'brawler,hunter',
  difficulty: 'easy',
  mode: 'story',
} as const;

const greedy = findJourneyMind('greedy');
if (greedy === undefined) throw new Error('there is no greedy bot');

/** True at a choice of the story, in camp or in a scenario. */
function isAsked(state: JourneyState, actions: readonly JourneyAction[]): boolean {
  if (state.scene !== undefined) return phaseOf(state.scene)?.kind === 'choice';
  return actions.some((action) => action.kind === 'camp' && action.action.kind === 'choose');
}

/**
 * A campaign in which every scenario is won: a choice is asked at its occasion, or never, as chance
 * has it. Only the story is played.
 */
function travel(seed: string): JourneyState {
  const random = makeStream(seed, 'travel');
  let state = game.start({ ...PARTY }, seed);
  const take = (actions: readonly JourneyAction[]) => {
    const action = actions[below(random, actions.length)];
    if (action !== undefined) state = game.apply(state, action).state;
  };
  for (let step = 0; step < 500; step++) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') break;
    const { scene } = state;
    if (scene !== undefined && scene.over === undefined) {
      state = { ...state, scene: win(scene, (count) => below(random, count)) };
    } else if (isAsked(state, turn.actions)) take(turn.actions);
    else {
      const isTrade = (action: JourneyAction) =>
        action.kind === 'camp' && (action.action.kind === 'take' || action.action.kind === 'give');
      take(turn.actions.filter((action) => !isTrade(action)));
    }
  }
  return state;
}

/** The scene won, with some of its choices made. */
function win(scene: DiceState, chance: (count: number) => number): DiceState {
  const flags = scene.world.choices.flatMap(({ id, options }) => {
    const option = options[chance(options.length + 1)];
    return option === undefined ? [] : [`${id}.${option.id}`, ...option.sets];
  });
  return { ...scene, phases: [], flags: flags.sort(), over: 'cornered' };
}

describe('random campaigns through Tide Bells', () => {
  const ends = Array.from({ length: 60 }, (_, at) => travel(`story-${at}`).campaign);

  it('are all won, and reach every ending', () => {
    expect(ends.filter(({ stage }) => stage !== 'won')).toEqual([]);
    const reached = ends.map(({ flags }) => endingOf(tideBells.content, flags)?.id);
    expect([...new Set(reached)].sort()).toEqual(endings.map(({ id }) => id).sort());
  });

  it('take every option of every choice', () => {
    const taken = new Set(ends.flatMap(({ flags }) => flags));
    const missing = choices.flatMap(({ id, options }) =>
      options.map((option) => `${id}.${option.id}`).filter((flag) => !taken.has(flag)),
    );
    expect(missing).toEqual([]);
  });

  it('answer every choice in camp', () => {
    const inCamp = choices.filter(({ after }) => after !== undefined);
    const open = ends.flatMap(({ flags }) =>
      inCamp.filter(({ id }) => !flags.some((flag) => flag.startsWith(`${id}.`))),
    );
    expect(open).toEqual([]);
  });
});

describe('a bot', () => {
  it('plays a whole campaign with its choices, which a transcript repeats', () => {
    const match = new Match(game, { ...PARTY }, 'choices');
    const whims = makeStream('choices', 'mind');
    const asked = new Set<string>();
    while (match.turn.kind === 'decide') {
      const { state, turn } = match;
      const action = greedy.choose(state, whims);
      if (isAsked(state, turn.actions)) asked.add(game.makeAction(state, action));
      const text = game.makeAction(state, action);
      expect(must(game.parseAction(state, text))).toEqual(action);
      expect(match.play(action).ok).toBe(true);
    }
    expect(asked.size).toBeGreaterThanOrEqual(3);
    const { state } = match;
    expect(state.campaign.flags.length).toBeGreaterThanOrEqual(6);
    expect(game.makeState(must(game.parseState(game.makeState(state))))).toBe(
      game.makeState(state),
    );
  });
});
