import { describe, expect, it, test } from 'vitest';
import { chooseAction, measuredStrength, strengthAt, strengths } from '#bots';
import { assertDefined, LEVEL_WORDS, makeStream, must } from '#core';
import type { AnyMatch } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { EnginePlayer } from '#games/zrf/protocols/search/player.ts';
import { PLAN_FORMAT } from '#lab';
import type { Plan } from '#lab';
import { beginAnswer } from '#play';
import { openStudy } from '#test/support/study-here.ts';
import { calibratedVariant, levelsText, openTuned, variant } from '../rules/tuning/tunings.ts';

const plain = must(openTuned().game);
const levelled = must(openTuned(levelsText()).game);
const { levels } = calibratedVariant();
const start = plain.start({ variant: variant.key }, 'x');

describe('measured levels', () => {
  it('replace the limits of every strength, and keep its time', () => {
    for (const [index, word] of LEVEL_WORDS.entries()) {
      const { nodes, blur } = assertDefined(levels[index]);
      const { milliseconds, isTimed = false } = strengths[word];
      const measured = { nodes, blur, errors: 0, milliseconds, isTimed };
      expect(strengthAt(index + 1, levelled.levels?.(start))).toMatchObject(measured);
      expect(strengthAt(index + 1, plain.levels?.(start))).toBe(strengths[word]);
    }
  });

  // The default novice does not search: it neither has an expected value nor reports a depth.
  it('apply to a worker that answers a question', () => {
    const state = plain.makeState(start);
    const question = { game: 'dobutsu', state, player: 0, strength: 1, seed: 'a' };
    const answerOf = (game: ZrfGame) => {
      const task = beginAnswer(question, () => game);
      for (;;) {
        const answer = task.run(1_000_000);
        if (answer !== undefined) return answer;
      }
    };
    expect(answerOf(levelled)).toHaveProperty('value');
    expect(answerOf(plain)).not.toHaveProperty('value');
  });

  it('apply to an engine for other programs', () => {
    const reportOf = (game: ZrfGame) => {
      const random = makeStream('x', 'engine');
      const setup = { name: 'Test', game, variant: variant.key, level: 1, random };
      const search = new EnginePlayer('uci', setup).search({});
      while (!search.run(1000, 1));
      return search.report();
    };
    expect(reportOf(levelled)?.depth).toBeGreaterThan(0);
    expect(reportOf(plain)).toBeUndefined();
  });

  it.each(['arena', 'rules'])('apply to a study of kind %s', async (kind) => {
    const plan: Plan = {
      format: PLAN_FORMAT,
      kind,
      game: { id: 'dobutsu', rules: plain.rules },
      options: { variant: variant.key, start: 'usual' },
      seed: 'levels',
      cells: ['novice casual'],
      stop: { kind: 'units', units: 1 },
      parameters: { games: 2, longest: 40 },
    };
    const gameOf = async (game: ZrfGame): Promise<AnyMatch> => {
      const study = await openStudy(plan, game);
      return assertDefined(study.match?.(0, 0));
    };
    const [one, two] = [await gameOf(levelled), await gameOf(plain)];
    const textOf = ({ log }: AnyMatch) => JSON.stringify(log);
    expect(textOf(one)).toBe(textOf(await gameOf(levelled)));
    expect(textOf(one)).not.toBe(textOf(two));
  });
});

describe('a bot that misjudges', () => {
  const strength = measuredStrength('club', { nodes: 200, blur: 500 });
  const choose = (seed: number, blurSeed: number) =>
    plain.makeAction(
      start,
      chooseAction(plain, start, 0, strength, makeStream(`seed ${seed}`, 'bot'), { blurSeed }),
    );
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);

  it('does so in the same way throughout a game, and differently in another', () => {
    // Small differences between equal moves remain, so nearly all choices are the same.
    const inOneGame = new Set(seeds.map((seed) => choose(seed, 7)));
    const inOthers = new Set(seeds.map((seed) => choose(1, seed)));
    expect(inOneGame.size).toBe(1);
    expect(inOthers.size).toBeGreaterThan(1);
  });
});

test('a level without misjudgement draws no number for it', () => {
  const exact = measuredStrength('club', { nodes: 200, blur: 0 });
  const { blur: _, ...none } = exact;
  const [one, two] = [makeStream('a', 'bot'), makeStream('a', 'bot')];
  const choices = [
    chooseAction(plain, start, 0, exact, one),
    chooseAction(plain, start, 0, none, two),
  ];
  expect(choices[0]).toEqual(choices[1]);
  expect(one).toEqual(two);
});
