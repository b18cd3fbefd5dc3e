import { describe, expect, it } from 'vitest';
import { makeStream, must } from '#core';
import { chunksIn } from '#kit/grid/chunk-map.ts';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { NO_GROWTH } from '#games/rogue/rules/model/gifts.ts';
import { drawn, runIn, slots } from './stage.ts';
import type { Run } from './stage.ts';

/** The view of a world as text, without the options, which contain the map. */
function seen(rows: readonly string[]): string {
  return rogue.makeState(rogue.view(rogue.start(drawn(rows), 'seed'), 0));
}

describe('the view', () => {
  it('does not depend on cells behind walls', () => {
    const one = ['#####...', '#@..#.W.', '#...#/..', '#####...'];
    const other = ['#####.##', '#@..#a..', '#...#..M', '#####.#.'];
    expect(seen(one)).toBe(seen(other));
  });

  it('shows a mimic as its disguise', () => {
    const one = rogue.view(runIn(['@..M', '/...']).state, 0);
    const other = rogue.view(runIn(['@../', '/...']).state, 0);
    expect(chunksIn(one.mobs)).toEqual([]);
    expect(chunksIn(one.items)).toEqual(chunksIn(other.items));
  });

  it('remembers ground and items, but not mobs', () => {
    const run = runIn(['@.a.W', '.####', '.####', '.####']);
    run.play('s', 's', 's');
    const view = rogue.view(run.state, 0);
    expect(chunksIn(view.mobs)).toEqual([]);
    expect(chunksIn(view.items).flatMap(({ value }) => value)).toMatchObject([{ x: 2, y: 0 }]);
  });

  it("hides the seed, the streams and mobs' memories", () => {
    const run = runIn(['@...R']).play('wait');
    const view = rogue.view(run.state, 0);
    expect(view.seed).not.toBe(run.state.seed);
    expect(view.ai).not.toEqual(run.state.ai);
    const [robot] = chunksIn(view.mobs).flatMap(({ value }) => value);
    expect(robot).toMatchObject({ track: 'none', hit: 0, panics: false });
    expect(run.mob.track).toBe('visible');
  });

  it('shows the whole world in debug mode, except mimics', () => {
    const rows = ['@#..W', '##/.M'];
    const view = rogue.view(runIn(rows, { mode: 'debug' }).state, 0);
    const [mobs, items] = [view.mobs, view.items].map((map) =>
      chunksIn<readonly { readonly kind: string }[]>(map).flatMap(({ value }) => value),
    );
    expect(mobs?.map(({ kind }) => kind)).toEqual(['wizard']);
    expect(items).toHaveLength(2);
  });

  it('equals that of a run with other secrets', () => {
    const { state } = runIn(['@...R', '.##..', '.##W/']);
    const other = rogue.resample?.(state, 0, makeStream('twin', 'x'));
    expect(other).toBeDefined();
    if (other === undefined) return;
    expect(rogue.makeState(other)).not.toBe(rogue.makeState(state));
    expect(rogue.makeState(rogue.view(other, 0))).toBe(rogue.makeState(rogue.view(state, 0)));
  });

  const parrying = { growth: NO_GROWTH };
  it.each([
    { what: 'an unhurt mob before a hero who may parry', rows: ['@..r'], hero: parrying, hit: 0 },
    { what: 'a hurt mob before a hero who may parry', rows: ['@..r'], hero: parrying, hit: 2 },
    { what: 'a sleeping mob', rows: ['@....O'], hero: {}, hit: 0 },
    { what: 'a mob that was hurt in its sleep', rows: ['@....O'], hero: {}, hit: 1 },
  ])('stays the same with other secrets: $what', ({ rows, hero, hit }) => {
    const { state } = runIn(rows, {}, hero).setMob({ hit });
    const shown = rogue.makeState(rogue.view(state, 0));
    for (let seed = 0; seed < 20; seed++) {
      const other = rogue.resample?.(state, 0, makeStream(String(seed), 'twin'));
      expect(other && rogue.makeState(rogue.view(other, 0))).toBe(shown);
    }
  });
});

describe('undo stops at', () => {
  const revealing = (run: Run, word: string) =>
    rogue.apply(run.state, must(rogue.parseAction(run.state, word))).reveals === true;

  it('a map, but not at other free uses', () => {
    const [map, axe] = (['map-scroll', 'battle-axe'] as const).map((item) =>
      runIn(['@.#', '/.#'], {}, { slots: slots(item, 'bait') }),
    );
    expect(map && revealing(map, 'use')).toBe(true);
    expect(axe && revealing(axe, 'use')).toBe(false);
    expect(map && revealing(map, 'slot 2')).toBe(false);
  });

  it('a choice of gifts that is followed by another', () => {
    const choosing = (due: number) =>
      runIn(['@.'], {}, { growth: { ...NO_GROWTH, offers: ['might', 'guard', 'calm'], due } });
    expect(revealing(choosing(2), 'choose 1')).toBe(true);
    expect(revealing(choosing(1), 'choose 1')).toBe(false);
  });
});
