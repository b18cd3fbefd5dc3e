import { describe, expect, it } from 'vitest';
import { must, defaultOptions } from '../../src/core/index.ts';
import { findGame } from '../../src/catalogue.ts';
import { kalah, kalahOptions } from '../../src/games/kalah/index.ts';
import { answerQuestion } from '../../src/play/index.ts';
import type { Question } from '../../src/play/index.ts';

const find = ({ game }: Question) => findGame(game);

function questionOf(strength: number, seed = 'a'): Question {
  return {
    game: 'kalah',
    state: kalah.makeState(kalah.start(defaultOptions(kalahOptions), 'x')),
    player: 0,
    strength,
    seed,
  };
}

describe('a bot asked', () => {
  it.each([1, 2, 3, 4])(
    'of strength %i answers with a legal action, always the same',
    (strength) => {
      const answer = answerQuestion(questionOf(strength), find);
      const state = must(kalah.parseState(questionOf(strength).state));
      expect(kalah.parseAction(state, answer.action).ok).toBe(true);
      expect(answerQuestion(questionOf(strength), find)).toEqual(answer);
    },
  );

  it('for a hint says what it expects', () => {
    expect(answerQuestion(questionOf(4), find)).toHaveProperty('value');
  });

  it('about an unknown game, or for whoever is not to move, throws', () => {
    expect(() => answerQuestion({ ...questionOf(1), game: 'chess' }, find)).toThrow(RangeError);
    expect(() => answerQuestion({ ...questionOf(1), player: 1 }, find)).toThrow(RangeError);
  });
});
