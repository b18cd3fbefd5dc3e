import { describe, expect, test } from 'vitest';
import { defaultOptions, Match } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import type { CavesOptions } from '#games/caves/rules/index.ts';
import { summariseSavedRun } from '#games/caves/voice/saved.ts';
import { wordsIn } from './words-in.ts';

function matchOf(options: Partial<CavesOptions>) {
  return new Match(caves, { ...defaultOptions(caves.options), ...options } as CavesOptions, 'w43');
}

const summaryOf = (match: ReturnType<typeof matchOf>, language = 'en') => {
  const words = wordsIn(language);
  const { title, facts } = summariseSavedRun(match, (id, args) => words.say(id, args));
  return [title, ...facts].join(' · ');
};

describe('a run in a list', () => {
  test('shows its seed, turn and depth', () => {
    const match = matchOf({ mode: 'explorer' });
    match.play({ kind: 'wait' });
    expect(summaryOf(match)).toBe('Caves · w43 · Turn 1 · explorer · Depth 1');
    expect(summaryOf(match, 'ru')).toBe('Пещеры · w43 · Ход 1 · исследователь · Глубина 1');
  });

  test('shows its ending', () => {
    const match = matchOf({});
    while (match.turn.kind === 'decide' && match.state.ending === undefined) {
      const played =
        match.state.choices > 0
          ? match.play({ kind: 'grow', growth: 'attack' })
          : match.play({ kind: 'wait' });
      if (!played.ok) throw new Error(played.problem.message);
    }
    expect(summaryOf(match)).toMatch(
      /^Caves · w43 · Turn \d+ · Depth 1 · (Killed by an? \w+|Starved to death)$/,
    );
  });
});
