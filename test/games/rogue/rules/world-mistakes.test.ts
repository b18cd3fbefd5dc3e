import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultOptions, makeRandom, must } from '#core';
import type { Problem } from '#core';
import { fighter } from '#games/rogue/bots/fighter.ts';
import { makeMaps, readWorld, rogue, surveyWorlds } from '#games/rogue/rules/index.ts';

/** The complete example of the manual. */
const [, VAULT = ''] =
  /```world vault\.world\n([\s\S]*?)```/.exec(readFileSync('docs/worlds.md', 'utf8')) ?? [];

const textOf = ({ line, column, code, message }: Problem) => `${line}:${column} ${code} ${message}`;

/** All problems of a world, alone in its folder. */
function problemsOf(text: string): readonly string[] {
  const { plan, warnings } = readWorld(text);
  const survey = surveyWorlds([{ name: 'vault', text }]);
  const linked = plan.ok ? [...warnings, ...survey.problems] : plan.problems;
  return linked.map(textOf);
}

/** Each mistake replaces a part of the example; the rest is what `check` prints. */
const MISTAKES: readonly (readonly [string, string, string])[] = [
  [
    '4. Door red',
    '4. Door purple',
    '15:9 E_TRIGGER_DATA “purple” is not a colour: write one of red, green, blue, yellow.',
  ],
  [
    '5. Key red',
    '5. Key',
    '16:7 E_TRIGGER_DATA The colour of the key is missing: write one of red, green, blue, yellow.',
  ],
  [
    '5. Key red',
    '5. Item Dagger',
    '15:1 E_LINK No key is red: add a line “Key red”, or remove the colour from the door or chest.',
  ],
  [
    '2. Plate vault',
    '2. Plate valut',
    '13:1 E_LINK No gate is named “valut”: add a line “Gate valut”, or use the name of a gate.',
  ],
  [
    '1. Gate vault',
    '1. Gate vault shut',
    '12:15 E_TRIGGER_DATA “shut” is not possible here: after the name of a gate, write “open” or nothing.',
  ],
  [
    '2. Plate vault',
    '2. Teleporter 9',
    '13:15 E_TRIGGER_DATA The teleporter leads nowhere: after “Teleporter”, write a number that a cell in the rows has.',
  ],
  [
    '8. Goal Reach',
    '8. Goal Win',
    '19:9 E_GOAL_DATA “Win” is not a goal: write one of Reach, Fetch, Clear, Survive 100.',
  ],
  [
    '8. Goal Reach',
    '8. Exit hall',
    '19:1 E_LINK The world “hall” is missing: put hall.world into the same folder.',
  ],
  [
    '3. Item Sword',
    '3. Item Sword\n4. Item GoldenApple',
    '16:1 E_TRIGGER_PLACE A closed Door cannot share its cell with the player, an item or a mob: move one of them.',
  ],
  [
    '6. Goal Fetch',
    '6. Goal Fetch\n6. Spikes',
    '18:1 E_TRIGGER_PLACE This cell already has Goal: place each in a separate cell.',
  ],
  [
    '7. Mob Mimic',
    '1. Mob Mimic\n7. Mob Ghost',
    '12:1 E_TRIGGER_PLACE A closed Gate cannot share its cell with the player, an item or a mob: move one of them.',
  ],
  [
    'W.0.1..3.4.7..W\nW...W',
    'W.0.1..3.4.7..W\nWWWWW',
    '17:1 E_LINK This cannot be reached from the start: check the doors, keys, plates and gates on the way.',
  ],
];

describe('the complete example of the manual', () => {
  it('has no problems', () => {
    expect(problemsOf(VAULT)).toEqual([]);
    expect(surveyWorlds([{ name: 'vault', text: VAULT }]).isReachable).toBe(true);
  });

  it('is won by a bot', () => {
    const map = makeMaps([must(readWorld(VAULT).plan)]);
    let state = rogue.start({ ...defaultOptions(rogue.options), world: 'file', map }, 'vault');
    const random = makeRandom(1, 2, 3);
    for (let count = 0; count < 1000 && state.ending === undefined; count++)
      state = rogue.apply(state, fighter.choose(rogue.view(state, 0), random)).state;
    expect(state.ending).toEqual({ kind: 'won' });
  });

  it.each(MISTAKES)('with %j as %j', (before, after, expected) => {
    expect(VAULT).toContain(before);
    const found = problemsOf(VAULT.replace(before, after));
    expect(found[0]).toBe(expected);
  });
});
