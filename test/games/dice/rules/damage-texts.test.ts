import { describe, expect, it } from 'vitest';
import { below, deriveSeed, makeStream, pick, randomOptions } from '#core';
import type { Random } from '#core';
import type { DiceAction, DiceOptions, DiceState } from '#games/dice/rules/index.ts';
import { dice } from './content.ts';
import { VETERANS } from './veterans.ts';
import { repeats } from '#test/support/deep.ts';

function anyAction(state: DiceState, random: Random): DiceAction | undefined {
  const turn = dice.turn(state);
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'decide') return pick(random, turn.actions);
  return pick(random, turn.outcomes).action;
}

const GAMES = repeats(10, 200);

/** Replaces one number or word of the text with another from it. */
function damage(text: string, random: Random): string {
  const places = [...text.matchAll(/-?\d+|"[a-z-]+"|true|false|null/g)];
  const target = pick(random, places);
  const source = below(random, 2) === 0 ? pick(random, places)[0] : String(below(random, 12));
  return text.slice(0, target.index) + source + text.slice(target.index + target[0].length);
}

describe('states from damaged texts', () => {
  it('are rejected or playable', () => {
    let played = 0;
    for (let game = 0; game < GAMES; game++) {
      const seed = deriveSeed('damaged', game);
      const random = makeStream(seed, 'damage');
      const options = randomOptions(dice.options, random) as DiceOptions;
      let state = dice.start({ ...options, party: game % 2 ? options.party : VETERANS }, seed);
      for (let step = 0; step < 60; step++) {
        const read = dice.parseState(damage(dice.makeState(state), random));
        if (read.ok) {
          playOn(read.value, random, 25);
          played += 1;
        }
        const action = anyAction(state, random);
        if (action === undefined) break;
        state = dice.apply(state, action).state;
      }
    }
    expect(played).toBeGreaterThan(50);
  });
});

function playOn(start: DiceState, random: Random, steps: number): void {
  let state = start;
  for (let step = 0; step < steps; step++) {
    const action = anyAction(state, random);
    if (action === undefined) return;
    try {
      state = dice.apply(state, action).state;
    } catch (error) {
      const text = dice.makeAction(state, action);
      throw new Error(`${text} in ${dice.makeState(state)}`, { cause: error });
    }
  }
}
