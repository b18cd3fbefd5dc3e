import { describe, expect, it } from 'vitest';
import type { Say } from '#i18n/say.ts';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { offersFor } from '#games/rogue/voice/offers.ts';
import type { Offer } from '#games/rogue/voice/offers.ts';
import { play, runIn, wordsIn } from './stage.ts';

const words = wordsIn('en');
const say: Say = (id, args) => words.say(id, args);

/** A run on one corridor with these things, the player first. */
function corridor(row: string, ...things: readonly string[]): RogueState {
  const wall = 'W'.repeat(row.length);
  const lines = things.map((thing, at) => `${at + 1}. ${thing}\n`).join('');
  return runIn(`${row.length} 3\n${wall}\n${row}\n${wall}\n0. Player\n${lines}`);
}

const labels = (state: RogueState) => offersFor(state, say).map(({ label }) => label);

/** The state after the actions of an offer. */
function take(state: RogueState, kind: Offer['kind']): RogueState {
  const choice = offersFor(state, say).find((offer) => offer.kind === kind)?.choice;
  if (choice?.kind !== 'act') throw new RangeError(`${kind} is not offered`);
  return play(state, ...choice.actions).state;
}

const right = { kind: 'move', direction: 'right' } as const;

describe('offers', () => {
  it('begin with an attack and its exact outcome', () => {
    const state = corridor('W01.W', 'Mob Robot');
    const [offer] = offersFor(state, say);
    expect(offer?.kind).toBe('attack');
    const [, dealt, taken] = /−(\S+), you −(\S+)$/.exec(offer?.label ?? '') ?? [];
    const { events } = play(state, right);
    const fought = events.find((event) => event.kind === 'fought');
    expect([dealt, taken]).toEqual([String(fought?.dealt), String(fought?.taken)]);
  });

  it('come closer to a far enemy, and throw what is in range', () => {
    const state = play(corridor('W01..2W', 'Item Dagger', 'Mob Robot'), right).state;
    expect(labels(state).slice(0, 2)).toEqual(['Approach: Robot', 'Throw: Dagger']);
    expect(take(state, 'throw').hero.slots[0]).toBeNull();
  });

  it('select the slot of better equipment before they use it', () => {
    const { state } = play(corridor('W012..W', 'Item GoldenApple', 'Item Sword'), right, right);
    expect(labels(state)).toContain('Wield: Sword');
    expect(take(state, 'wear').hero.worn.sword).toBe('sword');
    expect(labels(take(state, 'wear'))).not.toContain('Wield: Sword');
  });

  it('heal a hurt hero first, and no other', () => {
    const { state } = play(corridor('W01....W', 'Item GoldenApple'), right);
    expect(labels(state)).not.toContain('Eat: Golden apple');
    const hurt = { ...state, hero: { ...state.hero, health: 2 } };
    expect(labels(hurt)[0]).toBe('Eat: Golden apple');
    expect(take(hurt, 'eat').hero.health).toBeGreaterThan(2);
  });

  it('walk to items and exploration when no one is near, and rest only if that heals', () => {
    const state = corridor('W0..1.W', 'Item Sword');
    expect(labels(state)).toEqual(['Take: Sword', 'Explore']);
    const hurt = { ...state, hero: { ...state.hero, health: 5 } };
    expect(labels(hurt)).toContain('Rest');
    const threatened = corridor('W0..1.2W', 'Item Sword', 'Mob Robot');
    expect(labels(threatened)).not.toContain('Explore');
  });
});
