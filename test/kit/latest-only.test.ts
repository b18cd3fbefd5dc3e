import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LatestOnly } from '#kit/latest-only.ts';

describe('LatestOnly', () => {
  it('drops the result of an earlier request, in any order', async () => {
    const heard: string[] = [];
    const latest = new LatestOnly();
    const hear = (word: string) => void heard.push(word);
    let answerFirst: (word: string) => void = () => undefined;
    latest.ask(new Promise<string>((resolve) => (answerFirst = resolve)), hear, hear);
    latest.ask(Promise.resolve('second'), hear, hear);
    answerFirst('first');
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toEqual(['second']);
  });

  it('drops earlier failures, and reports the reason of the latest', async () => {
    const heard: string[] = [];
    const latest = new LatestOnly();
    const hear = (word: string) => void heard.push(word);
    latest.ask(Promise.reject(new Error('first')), hear, hear);
    latest.ask(Promise.reject(new Error('second')), hear, hear);
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toEqual(['second']);
  });

  it('passes nothing on after the request was dropped', async () => {
    const latest = new LatestOnly();
    const isLatest = latest.begin();
    expect(isLatest()).toBe(true);
    latest.drop();
    expect(isLatest()).toBe(false);
    const heard: string[] = [];
    latest.ask(
      Promise.resolve('answer'),
      (word) => heard.push(word),
      (word) => heard.push(word),
    );
    latest.drop();
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toEqual([]);
  });

  it('treats at most one request as the latest, after any requests and drops', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (steps) => {
        const latest = new LatestOnly();
        const questions: (() => boolean)[] = [];
        for (const asks of steps) {
          if (asks) questions.push(latest.begin());
          else latest.drop();
          const open = questions.filter((isLatest) => isLatest());
          expect(open).toEqual(asks ? [questions.at(-1)] : []);
        }
      }),
    );
  });
});
