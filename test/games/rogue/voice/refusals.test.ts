import { describe, expect, test } from 'vitest';
import { rogue } from '#games/rogue/rules/index.ts';
import type { RogueOptions } from '#games/rogue/rules/index.ts';
import { WORLD_MESSAGES, worldProblem } from '#games/rogue/rules/world/file/problems.ts';
import type { WorldMessage } from '#games/rogue/rules/world/file/problems.ts';
import { readMessages } from '#terminal/files/languages.ts';
import { play, runIn } from './stage.ts';

const messages = readMessages('en');

describe('refusals have the same English text in the code and in the messages:', () => {
  const world = (row: string, more: string) =>
    `8 3\nWWWWWWWW\n${row}\nWWWWWWWW\n0. Player\n${more}`;
  const plain = world('W0....1W', '1. Item Sword\n');
  const apple = world('W01....W', '1. Item GoldenApple\n');
  const dagger = world('W01....W', '1. Item Dagger\n');
  const far =
    '12 3\nWWWWWWWWWWWW\nW01.......2W\nWWWWWWWWWWWW\n0. Player\n1. Item Dagger\n2. Mob Ghost\n';

  test.each<[code: string, world: string, words: string, options?: Partial<RogueOptions>]>([
    ['rogue-wall', plain, 'left'],
    ['rogue-no-wait', plain, 'wait', { wait: false }],
    ['rogue-empty', plain, 'use'],
    ['rogue-selected', plain, 'slot 1'],
    ['rogue-words', plain, 'hello'],
    ['rogue-healthy', apple, 'use'],
    ['rogue-no-target', dagger, 'use'],
    ['rogue-target-far', far, 'use'],
  ])('%s', (code, text, words, options = {}) => {
    const state = runIn(text, options);
    const found = text === plain ? state : play(state, { kind: 'move', direction: 'right' }).state;
    const action = rogue.parseAction(found, words);
    const [problem] = action.ok ? [] : action.problems;
    expect(problem?.code).toBe(code);
    expect(problem && messages.sayProblem(problem)).toBe(problem?.message);
  });

  test('rogue-slot', () => {
    const problem = rogue.refuse(runIn(plain), { kind: 'select', slot: 9 });
    expect(problem && messages.sayProblem(problem)).toBe(problem?.message);
  });

  test.each(Object.keys(WORLD_MESSAGES) as WorldMessage[])('%s', (id) => {
    const names = [...WORLD_MESSAGES[id].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const args = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const problem = worldProblem(id, { line: 1, column: 1 }, args);
    expect(messages.sayProblem(problem)).toBe(problem.message);
  });
});
