import { expect, test } from 'vitest';
import { defaultOptions, must, startMatch } from '#core';
import type { AnyGame } from '#core';
import { openRules } from '#games/zrf/rules/index.ts';
import type { ZrfState } from '#games/zrf/rules/index.ts';
import { PERSON, reopen, Session } from '#play';
import { folderWith } from '../nodes.ts';

const OPTION = ';@ (option "quiet moves" 20)\n';
/** Two rooks on lanes of different lengths, so that positions repeat late. */
const RULES = `(game
  (title "Lanes")
  (players White Black)
  ${OPTION}
  (board
    (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d/e/f/g" (10 0)) ("2/1" (0 10)))
      (directions (e 1 0)))
    (links e (g1 a1) (f2 a2)))
  (board-setup (White (Rook a1)) (Black (Rook a2)))
  (piece (name Rook) (moves (e (verify empty?) add)))
  (loss-condition (White Black) (pieces-remaining 0)))`;

const open = (text: string) =>
  must(openRules(folderWith({ 'lanes.zrf': text }), 'lanes.zrf', 'lanes').game) as AnyGame;
const earlier = open(RULES.replace(OPTION, ''));
const later = open(RULES);

/** Snapshot of a game by the earlier rules. */
function savedAfter(turns: number): string {
  const match = startMatch(earlier, defaultOptions(earlier.options), 'seed');
  const session = new Session(match, [PERSON, PERSON]);
  for (let turn = 0; turn < turns; turn += 1) {
    const found = session.match.turn;
    if (found.kind !== 'decide') throw new RangeError(`over after ${turn} turns`);
    const [action] = found.actions;
    expect(session.playText(earlier.makeAction(session.match.state, action)).ok).toBe(true);
  }
  return session.snapshot();
}

test('the fingerprint of rules covers their pragmas', () => {
  expect(earlier.source?.fingerprint).not.toBe(later.source?.fingerprint);
  const commented = open(RULES.replace(OPTION, `; no option\n${OPTION}`));
  expect(commented.source?.fingerprint).toBe(later.source?.fingerprint);
});

test('a save from before the option opens whole, with its moves counted', () => {
  const found = reopen({ text: savedAfter(30) }, [later]);
  expect(found.kind).toBe('whole');
  const state = found.kind === 'whole' ? (found.session.match.state as ZrfState) : undefined;
  expect([state?.quiet, state?.ending]).toEqual([30, undefined]);
});

test('a save beyond the limit continues from its last state, with a new count', () => {
  const found = reopen({ text: savedAfter(60) }, [later]);
  expect(found).toMatchObject({ kind: 'fault', fault: 'rules', reached: 60, saved: 60 });
  const state = found.kind === 'fault' ? (found.session?.match.state as ZrfState) : undefined;
  expect([state?.quiet, state?.ending]).toEqual([0, undefined]);
});
