import { describe, expect, it } from 'vitest';
import { deriveSeed, makeStream, pickWeighted, assertDefined } from '#core';

import { offersOf } from '#games/dice/rules/index.ts';
import type { DiceAction, DiceOptions } from '#games/dice/rules/index.ts';
import { forecast } from '#games/dice/bots/forecast/forecast.ts';
import { findMind, MINDS } from '#games/dice/bots/index.ts';
import type { Mind } from '#games/dice/bots/mind.ts';
import { content, dice } from '../rules/content.ts';
import { meeting, Stage } from '../rules/stage.ts';
import { VETERANS } from '../rules/veterans.ts';
import { repeats } from '#test/support/deep.ts';

const GAMES = repeats(16, 60);
const PARTIES = ['mentor', 'brawler,hunter', 'mystic,prophet,mentor', VETERANS];

/** Plays a whole game and returns its actions as text. Fails if a refused action is chosen. */
function play(mind: Mind, options: DiceOptions, seed: string): string[] {
  const chance = makeStream(seed, 'chance');
  const whims = makeStream(seed, 'mind');
  const actions: string[] = [];
  for (let state = dice.start(options, seed); ;) {
    const turn = dice.turn(state);
    if (turn.kind === 'over') return [...actions, turn.outcome.reason];
    if (turn.kind === 'chance') {
      const weights = turn.outcomes.map(({ weight }) => weight);
      state = dice.apply(
        state,
        assertDefined(turn.outcomes[pickWeighted(chance, weights)]).action,
      ).state;
      continue;
    }
    const action = mind.choose(state, whims);
    expect(dice.refuse(state, action)).toBeUndefined();
    actions.push(dice.makeAction(state, action));
    state = dice.apply(state, action).state;
  }
}

function optionsOf(index: number): DiceOptions {
  const { scenarios } = content;
  const party = assertDefined(PARTIES[index % PARTIES.length]);
  return {
    scenario: assertDefined(scenarios[index % scenarios.length]).id,
    party,
    difficulty: 'normal',
  };
}

describe.each(MINDS.map((mind) => [mind.id, mind] as const))('%s', (_id, mind) => {
  it('finishes games of every scenario without choosing a refused action', () => {
    for (let index = 0; index < GAMES; index++) {
      expect(play(mind, optionsOf(index), deriveSeed('minds', index)).length).toBeGreaterThan(1);
    }
  });

  it('plays the same game from the same seed', () => {
    const first = play(mind, optionsOf(1), 'alike');
    expect(play(mind, optionsOf(1), 'alike')).toEqual(first);
  });
});

describe('greedy bot', () => {
  const greedy = assertDefined(findMind('greedy'));
  const next = ({ state, game }: Stage) =>
    game.makeAction(state, greedy.choose(state, makeStream('next', 'mind')));

  it('hides the largest die that can win another', () => {
    const stage = meeting('P6', { hand: 'P4 P8 M4 S4', bag: 'P4 P4 P4 P4 P4 P4' });
    expect(next(stage)).toBe('hide');
    expect(next(stage.play('hide'))).toBe('hand 2');
    expect(next(stage.play('hand 2'))).toBe('confirm');
  });

  it('takes a DIVINE die', () => {
    expect(next(meeting('D4', { hand: 'P4 M4', bag: 'P4 P4 P4' }))).toBe('acquire');
  });

  it('fights with the skill that strikes hardest', () => {
    const stage = meeting('E8', { hand: 'P6', bag: 'P4 P4 P4 P4 P4 P4 P4 P4' });
    expect(next(stage)).toMatch(/^use hit/);
  });

  it('closes a location with an empty bag', () => {
    const places = [{ bag: '', difficulty: 4 }, { bag: 'P4' }];
    const heroes = [{ hand: 'P6 S6 V4 M4', bag: 'P4 P4 P4 P4 P4' }];
    const stage = new Stage({ party: 'brawler', heroes, places });
    expect(next(stage)).toBe('close');
    expect(next(stage.play('close'))).toBe('hide');
  });

  it('travels to rest when one more loss could be fatal', () => {
    const heroes = [{ hand: 'P6 S6 V4 M4', bag: 'P4', pile: 'V4 V4 S4', capacity: 4 }];
    const stage = new Stage({ party: 'brawler', heroes, places: [{ bag: 'E4 P4' }], timer: 9 });
    expect(next(stage)).toBe('travel');
    expect(next(stage.play('travel'))).toBe('location 0');
    expect(next(stage.play('location 0'))).toBe('rest');
  });

  it('keeps its dice at the end of a turn when it has few', () => {
    const heroes = [{ hand: 'P6 S6 V4 M4', bag: 'P4 P4', capacity: 4 }];
    const places = [{ open: false }];
    const stage = new Stage({ party: 'brawler', sites: ['saltworks'], heroes, places });
    expect(next(stage)).toBe('finish');
  });
});

describe('percent bot', () => {
  const percent = assertDefined(findMind('percent'));
  const greedy = assertDefined(findMind('greedy'));
  const bag = 'P4 P4 P4 P4 P4 P4';

  it.each(['P6 S4 M6', 'P4 V8', 'S6 M4 V4', 'P12 P4'])(
    'takes the highest chance with %s, whatever it costs',
    (hand) => {
      const { state } = meeting('E8', { hand, bag });
      const chanceOf = (action: DiceAction) => {
        const { favourable = 0, total = 1 } = forecast(state, action)?.odds ?? {};
        return favourable / total;
      };
      const offered = offersOf(state).flatMap(({ action, refusal }) => {
        return refusal === undefined ? chanceOf(action) : [];
      });
      expect(chanceOf(percent.choose(state, makeStream('next', 'mind')))).toBe(
        Math.max(...offered),
      );
    },
  );

  it('spends dice that greedy keeps', () => {
    const { state, game } = meeting('E4', { hand: 'P6 S4', bag });
    const chosenBy = (mind: Mind) =>
      game.makeAction(state, mind.choose(state, makeStream('next', 'mind')));
    expect(chosenBy(greedy)).toMatch(/hide/);
    expect(chosenBy(percent)).toMatch(/discard/);
  });
});

it('finds bots by id', () => {
  expect(findMind('closer')?.id).toBe('closer');
  expect(findMind('nobody')).toBeUndefined();
});
