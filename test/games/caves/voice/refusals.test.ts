import { describe, expect, it } from 'vitest';
import { caves } from '#games/caves/rules/index.ts';
import type { CavesState } from '#games/caves/rules/index.ts';
import { stage } from '../rules/stage.ts';
import { wordsIn } from './words-in.ts';

const messages = wordsIn('en');

/** Fails unless the action is refused with the same English text in the code and in the messages. */
function expectRefusal(state: CavesState, words: string): string {
  const action = caves.parseAction(state, words);
  const [problem] = action.ok ? [] : action.problems;
  if (problem === undefined) throw new RangeError(`${words} is not refused`);
  expect(messages.has(`problem-${problem.code}`)).toBe(true);
  expect(messages.sayProblem(problem)).toBe(problem.message);
  return problem.code;
}

describe('refusals have the same English text in the code and in the messages:', () => {
  const pack = [{ kind: 'rock' }, { kind: 'bow' }, { kind: 'white-book' }] as const;
  const start = stage(['@.b#', '....'], { player: { pack, mana: 3 } });
  const full = Array.from({ length: 20 }, () => ({ kind: 'dagger' }) as const);
  const here = [{ x: 0, y: 0, item: { kind: 'rock' } as const }];

  it.each([
    'climb up',
    'climb down',
    'pick-up',
    'drop d',
    'eat a',
    'wear a',
    'quaff a',
    'fire 2,0',
    'throw a 0,0',
    'throw a 3,0',
    'throw a 60,7',
    'cast a minor-heal 0,0',
    'cast c blink 0,0',
    'cast c minor-heal 1,0',
    'cast c minor-heal 0,0',
    'grow hp',
    'hello',
  ])('%s', (words) => {
    expectRefusal(start, words);
  });

  it.each<[string, CavesState, string]>([
    ['caves-choose', { ...start, choices: 1 }, 'wait'],
    ['caves-edge', stage(['@']), 'move west'],
    ['caves-nobody', stage(['@..'], { player: { pack, weapon: 1 } }), 'fire 2,0'],
    ['caves-pack-full', stage(['@.'], { player: { pack: full }, items: here }), 'pick-up'],
  ])('%s', (code, state, words) => {
    expect(expectRefusal(state, words)).toBe(code);
  });

  it('blood, with any number of turns to wait', () => {
    const book = [{ kind: 'blue-book' }] as const;
    let state = stage(['@'], { player: { pack: book, mana: 1, maxMana: 40 } });
    const spell = 'cast a blood-to-mana 0,0';
    const play = (words: string) => {
      const action = caves.parseAction(state, words);
      if (action.ok) state = caves.apply(state, action.value).state;
      return action.ok;
    };
    expect(play(spell)).toBe(true);
    let waits = 0;
    while (!caves.parseAction(state, spell).ok) {
      expect(expectRefusal(state, spell)).toBe('caves-no-blood');
      play('wait');
      waits += 1;
    }
    expect(waits).toBeGreaterThan(1);
  });
});
