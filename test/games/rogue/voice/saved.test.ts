import { describe, expect, test } from 'vitest';
import { defaultOptions, Match } from '#core';
import { makeMap, readWorld, rogue } from '#games/rogue/rules/index.ts';
import type { RogueOptions } from '#games/rogue/rules/index.ts';
import { must } from '#core';
import { standingAmong } from '#roguelike/standing.ts';
import { summariseSavedRun } from '#games/rogue/voice/saved.ts';
import { wordsIn } from './stage.ts';

function matchOf(options: Partial<RogueOptions>) {
  return new Match(rogue, { ...defaultOptions(rogue.options), ...options } as RogueOptions, 'w43');
}

const summaryOf = (match: ReturnType<typeof matchOf>, language = 'en') => {
  const words = wordsIn(language);
  const { title, facts } = summariseSavedRun(match, (id, args) => words.say(id, args));
  return [title, ...facts].join(' · ');
};

describe('a run in a list', () => {
  test('shows its world, seed and turn', () => {
    const match = matchOf({ world: 'caves', mode: 'explorer' });
    match.play({ kind: 'wait' });
    expect(summaryOf(match)).toBe('Caves · w43 · Turn 1 · explorer');
    expect(summaryOf(match, 'ru')).toBe('Пещеры · w43 · Ход 1 · исследователь');
  });

  test('shows its ending', () => {
    const map = makeMap(must(readWorld('3 1\n0.1\n0. Player\n1. Mob Robot\n').plan));
    const match = matchOf({ world: 'file', map });
    for (let turn = 0; turn < 100 && match.turn.kind === 'decide'; turn++)
      match.play({ kind: 'wait' });
    const { turns } = match.state;
    expect(summaryOf(match)).toBe(
      `World from a file · w43 · Turn ${turns} · killed by a robot · level 1`,
    );
  });
});

describe('the rank of a run', () => {
  test('counts runs with a score and is shared between equals', () => {
    expect(standingAmong(5, [9, 5, 0, 2])).toEqual({ score: 5, place: 2, count: 4 });
    expect(standingAmong(1, [])).toEqual({ score: 1, place: 1, count: 1 });
    expect(standingAmong(0, [3])).toBeUndefined();
  });
});
