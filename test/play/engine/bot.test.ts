import { describe, expect, it } from 'vitest';
import { must, defaultOptions } from '../../../src/core/index.ts';
import { kalah, kalahOptions } from '../../../src/games/kalah/index.ts';
import { beginAnswer } from '../../../src/play/index.ts';
import type { Answer, Question } from '../../../src/play/index.ts';

const find = ({ game }: Question) => (game === kalah.id ? kalah : undefined);

/** The whole answer, worked out in slices of a size. */
function answerTo(question: Question, slice = 1_000_000): Answer {
  const task = beginAnswer(question, find);
  for (;;) {
    const answer = task.run(slice);
    if (answer !== undefined) return answer;
  }
}

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
      const answer = answerTo(questionOf(strength));
      const state = must(kalah.parseState(questionOf(strength).state));
      expect(kalah.parseAction(state, answer.action).ok).toBe(true);
      expect(answerTo(questionOf(strength))).toEqual(answer);
    },
  );

  it('answers the same in small slices, and not before the last one', () => {
    const question = questionOf(4);
    expect(beginAnswer(question, find).run(1)).toBeUndefined();
    expect(answerTo(question, 37)).toEqual(answerTo(question));
  });

  it('for a hint says what it expects', () => {
    expect(answerTo(questionOf(4))).toHaveProperty('value');
  });

  it('about an unknown game, or for whoever is not to move, throws', () => {
    expect(() => answerTo({ ...questionOf(1), game: 'chess' })).toThrow(RangeError);
    expect(() => answerTo({ ...questionOf(1), player: 1 })).toThrow(RangeError);
  });
});
