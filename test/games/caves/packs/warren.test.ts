import { describe, expect, it } from 'vitest';
import {
  conformance,
  conformanceSeeds,
  defaultOptions,
  deriveSeed,
  judge,
  makeStream,
} from '#core';
import type { AnyGame } from '#core';
import { findCavesMind } from '#games/caves/bots/index.ts';
import { caves, makeCavesGame, placeOf, playerOf, stepsBetween } from '#games/caves/rules/index.ts';
import type { CavesOptions, CavesState } from '#games/caves/rules/index.ts';
import { repeats } from '#test/support/deep.ts';
import { readTexts, textsOf, warren, WARREN } from './packs.ts';

const OPTIONS: CavesOptions = { ...defaultOptions(caves.options), pack: warren().text };

function worldOf(seed: string): CavesState {
  return caves.start(OPTIONS, seed);
}

describe('a pack', () => {
  it('has no problems and no warnings', () => {
    const { pack, warnings } = readTexts(textsOf(WARREN));
    expect([pack.ok, warnings]).toEqual([true, []]);
  });

  it('adds creatures, kinds of levels, vaults and the item to bring home', () => {
    for (let seed = 0; seed < repeats(30, 2000); seed++) {
      const { levels, creatures } = worldOf(`warren ${seed}`);
      expect(levels.length).toBe(3);
      const [first, ...lower] = levels.map((_, z) => creatures.filter((one) => one.z === z));
      expect(first?.filter(({ kind }) => kind === 'rat').length).toBe(3);
      for (const all of lower) {
        expect(all.filter(({ kind }) => kind === 'rat').length).toBeGreaterThanOrEqual(12);
        expect(all.filter(({ kind }) => kind === 'bat')).toEqual([]);
      }
      const idols = levels.flatMap(({ items }, z) =>
        items.flatMap(({ cell, item }) => (item.kind === 'idol' ? [{ ...placeOf(cell), z }] : [])),
      );
      expect(idols.map(({ z }) => z)).toEqual([2]);
      const guards = creatures.filter(
        (one) =>
          one.z === 2 && one.kind === 'rat' && idols.some((idol) => stepsBetween(idol, one) === 1),
      );
      expect(guards.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('is the content of a game, too', () => {
    const game = makeCavesGame(warren().content);
    const { levels, creatures } = game.start({ ...OPTIONS, pack: '', depth: 2 }, 'game');
    expect([levels.length, creatures.some(({ kind }) => kind === 'rat')]).toEqual([2, true]);
  });

  it('is in the text of its runs, with its hash', () => {
    const state = worldOf('text');
    const read = caves.parseState(caves.makeState(state));
    expect(read.ok && read.value).toEqual(state);
    expect(playerOf(state).content).toMatchObject({ id: 'rat-warren', version: '1.0.0' });
    expect(playerOf(state).content.hash).toMatch(/^[0-9a-f]+$/);
  });

  it('follows all laws of games', () => {
    const game = {
      ...caves,
      options: {
        ...caves.options,
        pack: { ...caves.options.pack, default: OPTIONS.pack, samples: [OPTIONS.pack] },
      },
    } as unknown as AnyGame;
    const failed = conformance
      .filter(
        (law) =>
          judge(law, game, conformanceSeeds(repeats(1, 2)), { most: repeats(12, 40) }).kind ===
          'failed',
      )
      .map(({ name }) => name);
    expect(failed).toEqual([]);
  });

  it('is played by bots', () => {
    const mind = findCavesMind('explorer');
    for (let index = 0; index < repeats(3, 100); index++) {
      const seed = deriveSeed('warren', index);
      const whims = makeStream(seed, 'mind');
      let state = worldOf(seed);
      while (state.ending === undefined && state.turns < 300) {
        const action = mind?.choose(caves.view(state, 0), whims) ?? { kind: 'wait' };
        state = caves.apply(state, action).state;
      }
      expect(state.turns).toBeGreaterThan(0);
    }
  });
});
