import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#core';
import { caves, cavesWithout } from '#games/caves/rules/game/game.ts';
import { CAVES_MINDS } from '#games/caves/bots/index.ts';
import { cavesArena } from '#games/caves/lab/runs.ts';
import { reportRuns } from '#lab';
import type { RunResult } from '#lab';
import { repeats } from '#test/support/deep.ts';
import { hashGames } from '../rules/hash-games.ts';
import { EFFECT_KINDS, LEAVABLE, MONSTERS } from '#test/games/caves/classic.ts';

const OPTIONS = defaultOptions(caves.options);

function runs(bot: string, count: number, ...without: readonly string[]): readonly RunResult[] {
  return Array.from({ length: count }, (_, index) =>
    cavesArena.play({
      bot,
      options: OPTIONS,
      seed: 'bots',
      index,
      turns: 20_000,
      without,
    }),
  );
}

describe('bots', () => {
  const played = new Map(CAVES_MINDS.map(({ id }) => [id, runs(id, repeats(2, 300))]));

  it.each(CAVES_MINDS)('play legally to the end: $id', ({ id }) => {
    for (const { figures, words } of played.get(id) ?? []) {
      expect(figures['turns']).toBeGreaterThan(0);
      expect(words['ends']).not.toBe('alive');
    }
  });

  it('get further with resting, digging and fleeing', () => {
    const levelOf = (bot: string) => reportRuns(played.get(bot) ?? []).figures['level']?.value ?? 0;
    expect(levelOf('explorer')).toBeGreaterThan(levelOf('walker'));
  });
});

describe('bot runs', () => {
  it('are reproducible for a seed', () => {
    expect(hashGames('explorer', 1)).toEqual(hashGames('explorer', 1));
  });

  it('report the source of damage', () => {
    const [run] = runs('walker', 1);
    const damage = Object.entries(run?.parts?.['damage'] ?? {});
    expect(damage.reduce((sum, [, amount]) => sum + amount, 0)).toBe(run?.figures['lost']);
    for (const [name] of damage) expect([...MONSTERS, ...EFFECT_KINDS, 'blast']).toContain(name);
  });

  it('are reused without a spell that was not cast', () => {
    const spells = { 'minor-heal': 2 };
    const run: RunResult = { figures: {}, words: {}, parts: { spells } };
    expect(cavesArena.isSame?.(run, 'minor-heal')).toBe(false);
    expect(cavesArena.isSame?.(run, 'blink')).toBe(true);
    expect(cavesArena.isSame?.(run, 'goblin')).toBe(false);
  });

  it('without a spell equal runs of a bot that never casts it', () => {
    const spell = { without: ['minor-heal'], bot: 'walker' };
    const task = { ...spell, options: OPTIONS, seed: 'bots', index: 1, turns: 100 };
    expect(cavesArena.play(task)).toEqual(cavesArena.play({ ...task, without: ['nothing'] }));
  });
});

describe('caves without one kind', () => {
  it.each(LEAVABLE)('have no %s but everything else', (kind) => {
    const fullState = caves.start(OPTIONS, 'left out');
    const state = cavesWithout([kind]).start(OPTIONS, 'left out');
    const color = Object.entries(fullState.potions).find(
      ([, potion]) => `${potion}-potion` === kind,
    );
    const word = color === undefined ? `"kind":"${kind}"` : `"color":"${color[0]}"`;
    const textOf = ({ levels, creatures }: typeof fullState) =>
      JSON.stringify([levels.map(({ items }) => items), creatures]);
    expect(textOf(state)).not.toContain(word);
    const left = textOf(fullState).split(word).length - 1;
    const countOf = ({ levels, creatures }: typeof fullState) =>
      levels.reduce((sum, { items }) => sum + items.length, 0) +
      creatures.filter(({ kind: of }) => of !== kind).length +
      creatures.reduce((sum, { pack }) => sum + pack.filter((item) => item !== null).length, 0);
    const creatures = fullState.creatures.filter((one) => one.kind === kind);
    const armed = creatures.reduce((sum, { pack }) => sum + pack.length, 0);
    expect(countOf(fullState) - countOf(state)).toBe(left - creatures.length + armed);
    expect(state.levels.map(({ tiles }) => tiles)).toEqual(
      fullState.levels.map(({ tiles }) => tiles),
    );
    for (const { pack, weapon, armor } of state.creatures)
      for (const slot of [weapon, armor]) if (slot !== null) expect(pack[slot]).toBeTruthy();
  });
});
