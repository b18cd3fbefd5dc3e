import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHECKPOINT,
  chainCheck,
  checkHeader,
  defaultOptions,
  makeHeader,
  makeOutcome,
  makePlayer,
  makeTranscript,
  shortCheck,
  startMatch,
} from '#core';
import type { AnyGame, AnyMatch } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { toss } from './toss.ts';

/** Writes a transcript from scratch, without cached lines. */
function writeFresh(match: AnyMatch): string {
  const { game, cursor, log } = match;
  const header = makeHeader(game, match.options, match.seed);
  const lines = ['turnwright 1', ...header, '', `= 0 ${match.hashAt(0)}`];
  let state = match.stateAt(0);
  let check = checkHeader(header);
  for (const [index, { by, action }] of log.slice(0, cursor).entries()) {
    const text = game.makeAction(state, action);
    check = chainCheck(check, by, text);
    lines.push(`${index + 1} ${makePlayer(by)} ${text} ~${shortCheck(check)}`);
    state = game.apply(state, action).state;
    const count = index + 1;
    if (count % CHECKPOINT === 0 || count === cursor)
      lines.push(`= ${count} ${match.hashAt(count)}`);
  }
  if (match.turn.kind === 'over') lines.push(makeOutcome(match.turn.outcome));
  return `${lines.join('\n')}\n`;
}

const GAMES: readonly (readonly [string, AnyGame])[] = [
  ['kalah', kalah],
  ['a game of chance and secrets', toss],
];

const moves = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.nat(20).map((choice) => ({ kind: 'play' as const, choice })) },
    { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'redo' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'write' as const }) },
  ),
  { maxLength: 120 },
);

describe.each(GAMES)('the cached lines of a match of %s', (_name, game) => {
  it('equal a transcript written from scratch after any play, undo and redo', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const match = startMatch(game, defaultOptions(game.options), 'lines');
        for (const step of steps) {
          const { turn } = match;
          if (step.kind === 'undo') match.undo();
          else if (step.kind === 'redo') match.redo();
          else if (step.kind === 'write') expect(makeTranscript(match)).toBe(writeFresh(match));
          else if (turn.kind === 'decide')
            match.play(turn.actions[step.choice % turn.actions.length]);
        }
        expect(makeTranscript(match)).toBe(writeFresh(match));
      }),
      { numRuns: 60 },
    );
  });
});

it('a growing match writes each line only once', () => {
  let madeCount = 0;
  const counting: AnyGame = {
    ...(toss as AnyGame),
    makeAction: (state, action) => {
      madeCount += 1;
      return (toss as AnyGame).makeAction(state, action);
    },
  };
  const match = startMatch(counting, { rounds: 300 }, 'once');
  for (let count = 0; count < 300; count++) {
    match.play('heads');
    match.lineAt(match.cursor - 1);
  }
  makeTranscript(match);
  expect(madeCount).toBe(match.cursor);
});
