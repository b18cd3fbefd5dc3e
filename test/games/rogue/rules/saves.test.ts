import { describe, expect, it } from 'vitest';
import {
  defaultOptions,
  makeSnapshot,
  makeStream,
  makeTranscript,
  must,
  pick,
  resumeTranscript,
  startMatch,
} from '#core';
import type { AnyGame, AnyMatch } from '#core';
import { rogue } from '#games/rogue/rules/game/game.ts';
import { explorer } from '#games/rogue/bots/explorer.ts';
import type { RogueAction } from '#games/rogue/rules/model/action.ts';
import type { RogueState } from '#games/rogue/rules/model/state.ts';
import { rebuildLog } from '#roguelike/log.ts';
import type { LogLine } from '#roguelike/log.ts';
import { repeats } from '#test/support/deep.ts';

const GAMES = [rogue as unknown as AnyGame];

/** Plays an explorer that sometimes strolls, for a number of turns. */
function playLong(turns: number): AnyMatch {
  const options = { ...defaultOptions(rogue.options), depth: 20, mode: 'explorer' };
  const match = startMatch(GAMES[0] as AnyGame, options, 'long');
  const whims = makeStream('long', 'mind');
  while ((match.state as RogueState).turns < turns && match.turn.kind === 'decide') {
    const view = rogue.view(match.state as RogueState, 0);
    const actions = match.turn.actions as readonly RogueAction[];
    const steps = actions.filter(({ kind }) => kind === 'move');
    match.play(match.cursor % 9 === 8 ? pick(whims, steps) : explorer.choose(view, whims));
  }
  return match;
}

describe('a long run', () => {
  const turns = repeats(1_500, 20_000);
  const match = playLong(turns);

  it('has a state text that grows with its changes, not with its turns', () => {
    const { length } = rogue.makeState(match.state as RogueState);
    expect((match.state as RogueState).turns).toBe(turns);
    expect(length).toBeLessThan(20_000);
  });

  it('resumes in place and is verified gradually', () => {
    const text = makeSnapshot(match);
    const { match: resumed } = must(resumeTranscript(text, GAMES));
    expect(resumed.isVerified).toBe(false);
    // The latest messages are available immediately.
    const actions = rebuildLog<RogueState>(resumed, resumed.cursor, (before, action, log) => {
      const { state } = rogue.apply(before, action as RogueAction);
      const line = { text: JSON.stringify(action), tone: 'plain', times: 1, turn: state.turns };
      return { state, log: [...log, line as LogLine] };
    });
    expect(actions.length).toBeGreaterThan(40);
    expect(actions.at(-1)?.turn).toBe(turns);
    expect(resumed.isVerified).toBe(false);
    expect(rogue.makeState(resumed.state as RogueState)).toBe(
      rogue.makeState(match.state as RogueState),
    );
    while (!resumed.verify(200));
    expect(resumed.fault).toBeUndefined();
    expect(makeTranscript(resumed)).toBe(makeTranscript(match));
  });

  it('shares unchanged chunks with the previous state', () => {
    const state = match.state as RogueState;
    const [action] = match.turn.kind === 'decide' ? match.turn.actions : [];
    const text = rogue.makeState(state);
    const after = rogue.apply(state, action as RogueAction).state;
    expect(after.ground).toBe(state.ground);
    expect(rogue.makeState(state)).toBe(text);
  });
});
