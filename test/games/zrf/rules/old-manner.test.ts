import { describe, expect, test } from 'vitest';
import { deriveSeed, makeStream, must, pick } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { ZrfAction } from '#games/zrf/rules/state/action.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { repeats } from '#test/support/deep.ts';
import { oldFiles, oldFolder } from './support/old-manner.ts';

/**
 * Games in the style written for the original program. test/e2e/browser/old-manner.test.ts plays
 * thousands of their moves; this test round-trips each move as text.
 */
const STEPS = repeats(12, 200);

function actionsOf(game: ZrfGame, state: ZrfState): readonly ZrfAction[] {
  const turn = game.turn(state);
  if (turn.kind === 'over') return [];
  return turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
}

/** Plays at random, parsing each move and position from its own text. */
function playFromTexts(game: ZrfGame, variant: string): number {
  const random = makeStream(deriveSeed('told', variant), 'player');
  let state = game.start({ variant }, 'told');
  for (let step = 0; step < STEPS; step += 1) {
    const actions = actionsOf(game, state);
    if (actions.length === 0) return step;
    const action = pick(random, actions);
    expect(must(game.parseAction(state, game.makeAction(state, action)))).toEqual(action);
    const { state: next, events } = game.apply(state, action);
    expect(events.length).toBeGreaterThan(0);
    const text = game.makeState(next);
    expect(game.makeState(must(game.parseState(text)))).toBe(text);
    state = next;
  }
  return STEPS;
}

describe.each(oldFiles)('%s', (file) => {
  const { game: opened, diagnoses } = openRules(oldFolder, file, 'old');

  test('is valid without warnings', () => {
    expect(diagnoses.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
    expect(opened.ok).toBe(true);
  });

  test('has moves and positions that parse back', () => {
    const game = must(opened);
    for (const { key } of game.variants) expect(playFromTexts(game, key)).toBeGreaterThan(0);
  });
});
