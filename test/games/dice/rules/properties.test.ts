import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSeed, makeStream, pick, pickWeighted, randomOptions } from '#core';
import type { Random } from '#core';
import type { DiceAction, DiceEvent, DiceOptions, DiceState } from '#games/dice/rules/index.ts';
import { compareDice, makeBag, offersOf, sameAction } from '#games/dice/rules/index.ts';
import type { Offer } from '#games/dice/rules/phases/offer.ts';
import { content, dice } from './content.ts';
import { VETERANS } from './veterans.ts';
import { repeats } from '#test/support/deep.ts';

/** Ids of all dice in play, including one in an encounter. */
function idsOf(state: DiceState): number[] {
  const piles = state.heroes.flatMap(({ hand, bag, pile }) => [hand.main, hand.allies, bag, pile]);
  const held = state.phases.flatMap((phase) => ('die' in phase ? [phase.die] : []));
  const bags = state.places.map(({ bag }) => bag);
  return [...piles, ...bags, state.deterred, held].flat().map(({ id }) => id);
}

function choose(state: DiceState, random: Random): DiceAction | undefined {
  const turn = dice.turn(state);
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'decide') return pick(random, turn.actions);
  const index = pickWeighted(
    random,
    turn.outcomes.map(({ weight }) => weight),
  );
  return turn.outcomes[index]?.action;
}

type Watch = (before: DiceState, after: DiceState, events: readonly DiceEvent[]) => void;

function play(seed: string, options: DiceOptions, watch?: Watch): DiceState {
  const random = makeStream(seed, 'player');
  let state = dice.start(options, seed);
  for (;;) {
    const action = choose(state, random);
    if (action === undefined) return state;
    const step = dice.apply(state, action);
    watch?.(state, step.state, step.events);
    state = step.state;
  }
}

function optionsFor(index: number): { seed: string; options: DiceOptions } {
  const seed = deriveSeed('properties', index);
  const options = randomOptions(dice.options, makeStream(seed, 'options')) as DiceOptions;
  return { seed, options: index % 8 === 7 ? { ...options, party: VETERANS } : options };
}

const GAMES = repeats(25, 2000);

describe('random games', () => {
  it('never lose or duplicate a die', () => {
    for (let game = 0; game < 60; game++) {
      const { seed, options } = optionsFor(game);
      let expected = new Set(idsOf(dice.start(options, seed)));
      play(seed, options, (before, after, events) => {
        for (let id = before.nextId; id < after.nextId; id++) expected.add(id);
        for (const event of events) {
          if (event.kind === 'moved' && event.to === 'out') expected.delete(event.die.id);
        }
        if (after.over !== undefined) return;
        const ids = idsOf(after);
        if (ids.length !== expected.size || !ids.every((id) => expected.has(id))) {
          expect.fail(`dice differ in ${seed}: ${ids.length} of ${expected.size}`);
        }
      });
      expected = new Set();
    }
  });

  it('always offer an allowed action, without duplicates', () => {
    for (let game = 0; game < 20; game++) {
      const { seed, options } = optionsFor(game);
      play(seed, options, (_before, after) => {
        const offers = offersOf(after);
        if (offers.length === 0) return;
        const open = offers.filter(({ refusal }) => refusal === undefined);
        if (open.length === 0) expect.fail(`no action is allowed in ${seed}`);
        const texts = offers.map(({ action }) => dice.makeAction(after, action));
        if (new Set(texts).size !== texts.length) expect.fail(`${texts.join()} in ${seed}`);
      });
    }
  });

  it('refuse single actions in agreement with their offers', () => {
    const slots = Array.from({ length: 12 }, (_, at) => at - 1);
    const probes: DiceAction[] = [
      ...(['confirm', 'cancel', 'hide', 'finish'] as const).map((kind) => ({ kind })),
      ...(['hand', 'ally', 'pile'] as const).flatMap((kind) => slots.map((at) => ({ kind, at }))),
    ];
    const codeIn = (offers: readonly Offer[], probe: DiceAction) => {
      const offer = offers.find(({ action }) => sameAction(action, probe));
      return offer === undefined ? 'dice-action' : offer.refusal?.code;
    };
    for (let game = 0; game < 12; game++) {
      const { seed, options } = optionsFor(game);
      play(seed, options, (_before, after) => {
        const offers = offersOf(after);
        if (offers.length === 0) return;
        const wrong = probes.find((probe) => {
          return dice.refuse(after, probe)?.code !== codeIn(offers, probe);
        });
        if (wrong !== undefined) expect.fail(`${JSON.stringify(wrong)} in ${seed}`);
      });
    }
  });

  it('keep bags sorted, and hide the bags of locations in views', () => {
    for (let game = 0; game < 10; game++) {
      const { seed, options } = optionsFor(game);
      play(seed, options, (_before, after) => {
        const bags = [...after.places, ...after.heroes].map(({ bag }) => bag);
        for (const bag of bags) expect(bag).toEqual(makeBag(bag));
        const { places } = dice.view(after, 0);
        expect(places.every(({ bag }) => bag.length === 0)).toBe(true);
        expect(places.every(({ known, villain }) => known || villain === undefined)).toBe(true);
      });
    }
  });

  it(`finish ${GAMES} games within their limits`, () => {
    for (let game = 0; game < GAMES; game++) {
      const { seed, options } = optionsFor(game);
      let entries = 0;
      const end = play(seed, options, () => (entries += 1));
      expect(end.over).toBeDefined();
      expect(entries).toBeLessThanOrEqual(dice.longest(options));
    }
  });
});

it('draws do not depend on the order in which dice arrived', () => {
  const die = fc.record({
    id: fc.nat(99),
    type: fc.constantFrom('PHYSICAL', 'ALLY', 'DIVINE'),
    size: fc.constantFrom(4, 6),
    mark: fc.constantFrom('', 'keen', 'loyal'),
  });
  const bags = fc.uniqueArray(die, { selector: ({ id }) => id, maxLength: 12 });
  fc.assert(
    fc.property(bags, (one) => {
      expect(makeBag([...one].reverse())).toEqual(makeBag(one));
      expect([...makeBag(one)].sort(compareDice)).toEqual(makeBag(one));
    }),
  );
});

it('every scenario of the test content can be started with parties of every size', () => {
  for (const { id } of content.scenarios) {
    for (let heroes = 1; heroes <= 6; heroes++) {
      const party = new Array(heroes).fill('mystic').join();
      const state = dice.start({ scenario: id, party, difficulty: 'hard' }, 'start');
      expect(state.heroes).toHaveLength(heroes);
    }
  }
});
