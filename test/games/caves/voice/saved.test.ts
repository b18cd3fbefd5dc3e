import { describe, expect, test } from 'vitest';
import { defaultOptions, Match } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import type { CavesOptions } from '#games/caves/rules/index.ts';
import { tellSavedRun } from '#games/caves/voice/saved.ts';
import { wordsIn } from './words-in.ts';

function matchOf(options: Partial<CavesOptions>) {
  return new Match(caves, { ...defaultOptions(caves.options), ...options } as CavesOptions, 'w43');
}

const told = (match: ReturnType<typeof matchOf>, language = 'en') => {
  const words = wordsIn(language);
  const { title, facts } = tellSavedRun(match, (id, args) => words.say(id, args));
  return [title, ...facts].join(' · ');
};

describe('a run in a list', () => {
  test('shows its seed, turn and depth', () => {
    const match = matchOf({ mode: 'explorer' });
    match.play({ kind: 'wait' });
    expect(told(match)).toBe('Caves · w43 · Turn 1 · explorer · Depth 1');
    expect(told(match, 'ru')).toBe('Пещеры · w43 · Ход 1 · исследователь · Глубина 1');
  });

  test('shows its ending', () => {
    const match = matchOf({});
    while (match.turn.kind === 'decide' && match.state.ending === undefined) {
      const done =
        match.state.choices > 0
          ? match.play({ kind: 'grow', growth: 'attack' })
          : match.play({ kind: 'wait' });
      if (!done.ok) throw new Error(done.problem.message);
    }
    expect(told(match)).toMatch(
      /^Caves · w43 · Turn \d+ · Depth 1 · (Killed by an? \w+|Starved to death)$/,
    );
  });
});
