import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LatestOnly } from '#kit/latest-only.ts';

describe('LatestOnly', () => {
  it('drops the result of an earlier request, in any order', async () => {
    const answers: string[] = [];
    const latest = new LatestOnly();
    const receive = (word: string) => void answers.push(word);
    let answerFirst: (word: string) => void = () => undefined;
    latest.track(new Promise<string>((resolve) => (answerFirst = resolve)), receive, receive);
    latest.track(Promise.resolve('second'), receive, receive);
    answerFirst('first');
    await Promise.resolve();
    await Promise.resolve();
    expect(answers).toEqual(['second']);
  });

  it('drops earlier failures, and reports the reason of the latest', async () => {
    const answers: string[] = [];
    const latest = new LatestOnly();
    const receive = (word: string) => void answers.push(word);
    latest.track(Promise.reject(new Error('first')), receive, receive);
    latest.track(Promise.reject(new Error('second')), receive, receive);
    await Promise.resolve();
    await Promise.resolve();
    expect(answers).toEqual(['second']);
  });

  it('passes nothing on after the request was dropped', async () => {
    const latest = new LatestOnly();
    const isLatest = latest.begin();
    expect(isLatest()).toBe(true);
    latest.drop();
    expect(isLatest()).toBe(false);
    const answers: string[] = [];
    latest.track(
      Promise.resolve('answer'),
      (word) => answers.push(word),
      (word) => answers.push(word),
    );
    latest.drop();
    await Promise.resolve();
    await Promise.resolve();
    expect(answers).toEqual([]);
  });

  it('treats at most one request as the latest, after any requests and drops', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (steps) => {
        const latest = new LatestOnly();
        const questions: (() => boolean)[] = [];
        for (const isAsking of steps) {
          if (isAsking) questions.push(latest.begin());
          else latest.drop();
          const open = questions.filter((isLatest) => isLatest());
          expect(open).toEqual(isAsking ? [questions.at(-1)] : []);
        }
      }),
    );
  });
});
