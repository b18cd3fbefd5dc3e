import { describe, expect, it } from 'vitest';
import type { AnyMind } from '#bots';
import { assertDefined, defaultOptions, must, startMatch } from '#core';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import type { KalahState } from '#games/kalah/rules/index.ts';
import { beginAnswer, makeSeats, mindSeat, parseSeats, PERSON, Session } from '#play';
import type { Answer, Question } from '#play';

const find = ({ game }: Question) => (game === kalah.id ? kalah : undefined);

/** Complete answer, computed in slices. */
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

describe('a bot', () => {
  it.each([1, 2, 3, 4])('of strength %i always gives the same legal answer', (strength) => {
    const answer = answerTo(questionOf(strength));
    const state = must(kalah.parseState(questionOf(strength).state));
    expect(kalah.parseAction(state, answer.action).ok).toBe(true);
    expect(answerTo(questionOf(strength))).toEqual(answer);
  });

  it('gives the same answer in small slices, and only after the last one', () => {
    const question = questionOf(4);
    expect(beginAnswer(question, find).run(1)).toBeUndefined();
    expect(answerTo(question, 37)).toEqual(answerTo(question));
  });

  it('gives the expected value with a hint', () => {
    expect(answerTo(questionOf(4))).toHaveProperty('value');
  });

  it('throws for an unknown game or a player who is not to move', () => {
    expect(() => answerTo({ ...questionOf(1), game: 'chess' })).toThrow(RangeError);
    expect(() => answerTo({ ...questionOf(1), player: 1 })).toThrow(RangeError);
  });
});

describe('a mind of the game', () => {
  const last: AnyMind = {
    id: 'last',
    choose(state) {
      const turn = kalah.turn(state as KalahState);
      if (turn.kind !== 'decide') throw new RangeError('nobody decides');
      return turn.actions.at(-1);
    },
  };
  const findMind = (game: string, id: string) =>
    game === 'kalah' && id === last.id ? last : undefined;
  const answerOf = (mind: string) =>
    beginAnswer({ ...questionOf(1), mind }, find, findMind).run(1_000_000);

  it('answers with its choice', () => {
    const state = must(kalah.parseState(questionOf(1).state));
    const turn = kalah.turn(state);
    const actions = turn.kind === 'decide' ? turn.actions : [];
    expect(answerOf('last')).toEqual({
      action: kalah.makeAction(state, assertDefined(actions.at(-1))),
    });
  });

  it('is replaced by a bot if the game has no such mind', () => {
    expect(answerOf('nobody')).toEqual(answerTo(questionOf(1)));
  });

  it('has a seat in transcripts, like bots and people', () => {
    const seats = [PERSON, mindSeat('last'), { kind: 'bot', strength: 3 }] as const;
    expect(makeSeats(seats)).toBe('person mind-last bot-3');
    expect(must(parseSeats('person mind-last bot-3', 3))).toEqual(seats);
    expect(parseSeats('person mind-', 2).ok).toBe(false);
  });

  it('is named in questions of a session with its seat', () => {
    const match = startMatch(kalah, defaultOptions(kalahOptions), 'seats');
    const session = new Session(match, [mindSeat('last'), PERSON]);
    expect(session.question('move')).toMatchObject({ mind: 'last' });
    expect(session.question('hint').mind).toBeUndefined();
  });
});
