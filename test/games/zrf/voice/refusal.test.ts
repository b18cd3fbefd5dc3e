import { expect, test } from 'vitest';
import { below, makeStream } from '#core';
import { exposingSteps } from '#games/zrf/rules/index.ts';
import type { Language } from '#i18n';
import { describeProblem } from '#voice/problems.ts';
import { exposureOf } from '#games/zrf/voice/refusal.ts';
import { at, ownMatch } from '../page/games.ts';
import { glossaryIn } from './wordings.ts';

/** Reason that a piece may not make a step after these moves. */
function reasonIn(language: Language, id: string, moves: readonly string[], way: string): string {
  const { game, state } = ownMatch(id, moves);
  const glossary = glossaryIn(game, state.variant, language);
  const [from = '', to = ''] = way.split('-');
  const { rules } = glossary;
  const problem = exposureOf(glossary, state, { from: at(rules, from), to: at(rules, to) });
  return problem === undefined ? '' : describeProblem(problem, glossary.say);
}

const PIN = ['e2e4', 'e7e5', 'd2d4', 'f8b4'];

test('a step is rejected because it would expose the king', () => {
  expect(reasonIn('en', 'chess', [...PIN, 'b1c3', 'a7a6'], 'c3-d5')).toBe(
    'Your king on e1 would be taken by the bishop on b4.',
  );
  expect(reasonIn('ru', 'chess', [...PIN, 'b1c3', 'a7a6'], 'c3-d5')).toBe(
    'Так ходить нельзя: король на e1 окажется под боем. Бьёт слон с b4.',
  );
});

test("a rejection mentions check and the king's new square", () => {
  expect(reasonIn('en', 'chess', PIN, 'g1-f3')).toBe(
    'You are in check: your king on e1 would be taken by the bishop on b4.',
  );
  expect(reasonIn('en', 'chess', PIN, 'e1-d2')).toBe(
    'You are in check: your king on d2 would be taken by the bishop on b4.',
  );
  expect(reasonIn('ru', 'chess', PIN, 'g1-f3')).toBe(
    'Вам шах: король на e1 остаётся под боем. Бьёт слон с b4.',
  );
});

test('legal and impossible steps have no such reason', () => {
  expect(reasonIn('en', 'chess', PIN, 'c2-c3')).toBe('');
  expect(reasonIn('en', 'chess', PIN, 'a1-a5')).toBe('');
  expect(reasonIn('en', 'breakthrough', [], 'a2-a3')).toBe('');
});

test.each(['chess', 'xiangqi', 'shogi', 'makruk', 'los-alamos', 'dobutsu'])(
  "%s: steps rejected for the king's safety expose it and are not legal",
  (id) => {
    const match = ownMatch(id);
    const { game } = match;
    const random = makeStream('check', id);
    let [checks, exposed] = [0, 0];
    for (let step = 0; step < 120 && match.turn.kind === 'decide'; step += 1) {
      const { state, turn } = match;
      checks += game.checks(state).length;
      const legal = new Set(turn.actions.map(({ record }) => record.join()));
      for (const { action, checks: after } of exposingSteps(game.playOf(state.variant), state)) {
        exposed += 1;
        expect(legal.has(action.record.join())).toBe(false);
        expect(after.every(({ by }) => by.length > 0)).toBe(true);
      }
      const action = turn.actions[below(random, turn.actions.length)];
      if (action !== undefined) match.play(action);
    }
    expect([checks > 0, exposed > 0]).toEqual([true, true]);
  },
);
