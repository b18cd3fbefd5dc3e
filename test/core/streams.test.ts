import { describe, expect, it } from 'vitest';
import {
  assertDefined,
  loadTranscript,
  makeSnapshot,
  makeStream,
  must,
  pick,
  pickWeighted,
  resumeTranscript,
  startMatch,
} from '#core';
import type { AnyGame, AnyMatch } from '#core';
import { tideBellsGame } from '../games/dice/rules/tide-bells.ts';

const game = tideBellsGame as unknown as AnyGame;
const options = { scenario: 'goose-chase', party: 'brawler,hunter', difficulty: 'easy' };

/** Plays randomly up to the given number of entries, and returns the draws of both streams. */
function playOn(match: AnyMatch, entries: number): void {
  while (match.turn.kind === 'decide' && match.cursor < entries) {
    const player = makeStream(match.seed, `entry ${match.cursor}`);
    match.play(pick(player, match.turn.actions), match.turn.player);
  }
}

const outcomes = (match: AnyMatch, kind: string): string[] =>
  match.log
    .map(({ action }) => action as { kind: string })
    .filter((action) => action.kind === kind)
    .map((action) => JSON.stringify(action));

describe('random streams of a match', () => {
  it('are counted: one word per draw, one per roll', () => {
    const match = startMatch(game, options, 'streams');
    expect([...match.drawn]).toEqual([['chance', 0]]);
    playOn(match, 300);
    const { drawn } = match;
    expect(drawn.get('chance')).toBe(0);
    expect(drawn.get('draw')).toBeGreaterThanOrEqual(outcomes(match, 'draw').length);
    expect(drawn.get('roll')).toBeGreaterThanOrEqual(outcomes(match, 'roll').length);
    expect(drawn.get('roll')).toBeGreaterThan(0);
  });

  it('are independent: rolls depend only on rolls, draws only on draws', () => {
    const match = startMatch(game, options, 'apart');
    playOn(match, 300);
    const streams = new Map(['draw', 'roll'].map((name) => [name, makeStream('apart', name)]));
    const drawn: unknown[] = [];
    const logged: unknown[] = [];
    for (const [index, { action }] of match.log.entries()) {
      const turn = game.turn(match.stateAt(index));
      if (turn.kind !== 'chance') continue;
      const stream = assertDefined(streams.get(turn.stream ?? ''));
      const weights = turn.outcomes.map(({ weight }) => weight);
      drawn.push(turn.outcomes[pickWeighted(stream, weights)]?.action);
      logged.push(action);
    }
    expect(drawn).toEqual(logged);
    expect(logged.length).toBeGreaterThan(20);
  });

  it('keep their positions in a match resumed from a checkpoint', () => {
    const match = startMatch(game, options, 'resumed');
    playOn(match, 420);
    const text = makeSnapshot(match);
    expect(text).toMatch(/^#= \d+ \d+ ([0-9a-f]{8} ){4}draw ([0-9a-f]{8} ){4}roll /m);
    const { match: again } = must(resumeTranscript(text, [game]));
    expect(again.isVerified).toBe(false);
    expect(again.drawn).toEqual(match.drawn);
    playOn(again, 500);
    playOn(match, 500);
    expect(makeSnapshot(again)).toBe(makeSnapshot(match));
    expect(must(loadTranscript(text, [game])).match.drawn.get('roll')).toBeGreaterThan(0);
  });
});
