import { describe, expect, it } from 'vitest';
import { makeCrew, threadsOf } from '#play';
import type { Answer, Engine, Question } from '#play';

const QUESTION: Question = { game: 'cellar', state: '', player: 0, strength: 5, seed: 'crew' };

/** Worker that answers on command. */
class Hand implements Engine {
  readonly asked: Question[] = [];
  stops = 0;
  isClosed = false;
  answer: (answer: Answer | undefined) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;

  ask(question: Question): Promise<Answer | undefined> {
    this.asked.push(question);
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
    });
  }

  stop(): void {
    this.stops += 1;
    this.answer(undefined);
  }

  close(): void {
    this.isClosed = true;
  }
}

function gather(threads: number) {
  const hands: Hand[] = [];
  const engine = makeCrew(threads, () => {
    const hand = new Hand();
    hands.push(hand);
    return hand;
  });
  const [leader, helper] = hands as [Hand, Hand];
  return { engine, hands, leader, helper };
}

describe('a crew of workers', () => {
  it('thinks about a question of a thorough bot together and stops with the answer', async () => {
    const { engine, hands, leader, helper } = gather(3);
    const asking = engine.ask(QUESTION);
    expect(hands.map(({ asked }) => asked[0]?.crew?.index)).toEqual([0, 1, 2]);
    expect(new Set(hands.map(({ asked }) => asked[0]?.crew?.memory)).size).toBe(1);
    helper.fail(new Error('helper'));
    leader.answer({ action: 'e4' });
    const stops = helper.stops;
    expect(await asking).toEqual({ action: 'e4' });
    expect(helper.stops).toBe(stops + 1);
  });

  it.each([
    ['a bot that counts positions', { strength: 2 }],
    ['a mind of the game', { mind: 'greedy' }],
    ['a draw offer', { offered: 1 }],
  ])('leaves %s to one worker', (_who, part) => {
    const { engine, leader, helper } = gather(2);
    void engine.ask({ ...QUESTION, ...part });
    expect(leader.asked).toEqual([{ ...QUESTION, ...part }]);
    expect(helper.asked).toEqual([]);
  });

  it('reports an error of the first worker and stops the others', async () => {
    const { engine, leader, helper } = gather(2);
    const asking = engine.ask(QUESTION);
    const stops = helper.stops;
    leader.fail(new Error('crashed'));
    await expect(asking).rejects.toThrow('crashed');
    expect(helper.stops).toBe(stops + 1);
  });

  it('leaves the helpers at work on a question that replaced another', async () => {
    const { engine, helper } = gather(2);
    const first = engine.ask(QUESTION);
    void engine.ask({ ...QUESTION, state: 'later' });
    const stops = helper.stops;
    expect(await first).toBeUndefined();
    expect(helper.asked.map(({ state }) => state)).toEqual(['', 'later']);
    expect(helper.stops).toBe(stops);
  });

  it('closes all workers', () => {
    const { engine, hands } = gather(4);
    engine.close();
    expect(hands.every(({ isClosed }) => isClosed)).toBe(true);
  });
});

it.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [8, 4],
  [64, 8],
])('with %d cores, %d threads think', (cores, threads) => {
  expect(threadsOf(cores)).toBe(threads);
});
