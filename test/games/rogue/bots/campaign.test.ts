import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultOptions, makeRandom, must } from '#core';
import { fighter } from '#games/rogue/bots/fighter.ts';
import { firstOf, makeMaps, rogue, surveyWorlds, TRIGGER_KINDS } from '#games/rogue/rules/index.ts';
import type { RogueState, WorldFile } from '#games/rogue/rules/index.ts';
import { linkFiles } from '#games/rogue/voice/world-set.ts';

const FOLDER = 'content/worlds/bell-road';
const files = readdirSync(FOLDER).map((file): WorldFile => ({
  name: file.replace(/\.world$/, ''),
  text: readFileSync(join(FOLDER, file), 'utf8'),
}));
const plans = must(linkFiles(files).plans);

/** Plays the campaign with a bot. */
function playOut(seed: string, turns: number): RogueState {
  const options = {
    ...defaultOptions(rogue.options),
    world: 'file',
    map: makeMaps(plans),
  } as const;
  const random = makeRandom(1, 2, 3);
  let state = rogue.start(options, seed);
  for (let count = 0; count < 4 * turns && state.ending === undefined; count++) {
    if (state.turns >= turns) break;
    state = rogue.apply(state, fighter.choose(rogue.view(state, 0), random)).state;
  }
  return state;
}

describe('the campaign', () => {
  it('passes every check', () => {
    expect(firstOf(files)?.name).toBe('start');
    expect(linkFiles(files).warnings).toEqual([]);
    expect(surveyWorlds(files)).toMatchObject({ problems: [], warnings: [], isReachable: true });
  });

  it('has every kind of trigger', () => {
    const kinds = plans.flatMap(({ triggers = [] }) => triggers.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual([...TRIGGER_KINDS].sort());
  });

  it('is won by a bot that opens doors, presses plates and leaves through exits', () => {
    const endings = ['a', 'b', 'c'].map((seed) => playOut(seed, 1500).ending?.kind);
    expect(endings).toContain('won');
  });
});
