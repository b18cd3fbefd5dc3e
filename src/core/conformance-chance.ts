import { makeLaw } from './conformance-law.ts';
import type { Law } from './conformance-law.ts';
import { demand, entriesOf, playTrial } from './conformance-play.ts';
import type { Trial } from './conformance-play.ts';
import type { AnyGame, Turn } from './game.ts';
import type { AnyMatch } from './match.ts';
import { must } from './parsed.ts';
import { makeStream, pick } from './random.ts';
import { loadTranscript } from './transcript-load.ts';
import { makeTranscript } from './transcript.ts';

const NO_CHANCE = 'no chance turn occurred';

type ChanceTurn = Extract<Turn<unknown>, { readonly kind: 'chance' }>;

/** Outcomes with their weights, in order: draws depend on the order. */
function listOf(game: AnyGame, state: unknown, { outcomes }: ChanceTurn): string {
  return outcomes
    .map(({ action, weight }) => `${game.makeAction(state, action)}*${weight}`)
    .join(' ');
}

function checkChance(game: AnyGame, state: unknown, turn: ChanceTurn): void {
  const list = listOf(game, state, turn);
  demand(turn.outcomes.length > 0, () => 'a chance turn has no outcomes');
  for (const { action, weight } of turn.outcomes) {
    demand(
      Number.isSafeInteger(weight) && weight > 0,
      () => `a weight is not a positive integer: ${list}`,
    );
    const problem = game.refuse(state, action);
    demand(problem === undefined, () => `an outcome of ${list} is refused: ${problem?.code}`);
  }
  const words = turn.outcomes.map(({ action }) => game.makeAction(state, action));
  demand(new Set(words).size === words.length, () => `duplicate outcome: ${list}`);
  const again = must(game.parseState(game.makeState(state)));
  const read = game.turn(again);
  const other = read.kind === 'chance' ? listOf(game, again, read) : read.kind;
  demand(other === list, () => `after parsing its text the turn has ${other} instead of ${list}`);
}

const outcomesAreSound: Law = makeLaw(
  'weighs distinct chance outcomes, unchanged after its state is read back',
  (trial) => {
    let count = 0;
    for (const { state, turn } of entriesOf(playTrial(trial))) {
      if (turn.kind !== 'chance') continue;
      checkChance(trial.game, state, turn);
      count += 1;
    }
    return count > 0 ? undefined : NO_CHANCE;
  },
);

/** Plays this many more entries, each choice from a separate random stream. */
function playOn({ seed, most }: Trial, match: AnyMatch, count: number): void {
  const end = Math.min(most, match.cursor + count);
  while (match.turn.kind === 'decide' && match.cursor < end) {
    const { actions, player } = match.turn;
    match.play(pick(makeStream(seed, `entry ${match.cursor}`), actions), player);
  }
}

const ENTRIES_ON = 60;

/** Plays about half the entries of a trial. */
function playHalf(trial: Trial): AnyMatch {
  const fullLength = playTrial(trial).cursor;
  return playTrial({ ...trial, most: Math.floor(fullLength / 2) });
}

const drawsFollowTheSeed: Law = makeLaw(
  'draws the same outcomes after saving and loading',
  (trial) => {
    const match = playHalf(trial);
    const { match: loaded } = must(loadTranscript(makeTranscript(match), [trial.game]));
    const before = match.cursor;
    playOn(trial, match, ENTRIES_ON);
    playOn(trial, loaded, ENTRIES_ON);
    demand(
      makeTranscript(match) === makeTranscript(loaded),
      () => `saved after ${before} entries, the game continues differently`,
    );
    return entriesOf(match).some(({ isChance }) => isChance) ? undefined : NO_CHANCE;
  },
);

export const chanceLaws: readonly Law[] = [outcomesAreSound, drawsFollowTheSeed];
