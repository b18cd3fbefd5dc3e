import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { below, makeStream, must } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import type { ZrfAction } from '#games/zrf/rules/state/action.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { openText } from './support/table.ts';

const CASES = 'test/cases/zrf/play';
const GAMES = 6;
const MAX_STEPS = 60;

function actionsIn(game: ZrfGame, state: ZrfState): readonly ZrfAction[] {
  const turn = game.turn(state);
  if (turn.kind === 'over') return [];
  return turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
}

/** Plays a random game of each variant and names every legal step. */
function nameAll(game: ZrfGame, seed: string): string[] {
  const random = makeStream(seed, 'naming');
  const wrong: string[] = [];
  for (const { key } of game.variants) {
    let state = game.start({ variant: key }, seed);
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const actions = actionsIn(game, state);
      for (const action of actions) {
        const text = game.makeAction(state, action);
        const read = must(game.parseAction(state, text));
        if (game.makeAction(state, read) !== text) wrong.push(`${key}, step ${step}: ${text}`);
      }
      const action = actions[below(random, Math.max(1, actions.length))];
      if (action === undefined) break;
      ({ state } = game.apply(state, action));
    }
  }
  return wrong;
}

const files = readdirSync(CASES).filter((name) => name.endsWith('.zrf'));

test.each(files)('every step of random games of %s has a name that parses back', (name) => {
  const game = openText(readFileSync(join(CASES, name), 'utf8'));
  for (let index = 0; index < GAMES; index += 1) {
    expect(nameAll(game, `${name} ${index}`)).toEqual([]);
  }
});
