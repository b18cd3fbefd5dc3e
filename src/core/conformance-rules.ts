import { makeLaw } from './conformance-law.ts';
import type { Law } from './conformance-law.ts';
import { demand, playInterleaved, playTrial } from './conformance-play.ts';
import { must } from './parsed.ts';
import { below, deriveSeed, makeStream, pick } from './random.ts';
import type { Random } from './random.ts';
import { loadTranscript } from './transcript-load.ts';
import { makeTranscript } from './transcript.ts';

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const child of Object.values(value)) deepFreeze(child);
}

const turnsAreSound: Law = makeLaw(
  'offers actions in every state and ends within its declared length',
  (trial) => {
    const { game } = trial;
    const match = playTrial(trial, ({ state, turn }) => {
      const isSound = turn.kind === 'decide' && turn.actions.length === 1;
      demand(
        game.isForced?.(state) !== true || isSound,
        () => 'a forced action is not the only one',
      );
      for (const action of turn.kind === 'decide' ? turn.actions : []) {
        demand(game.refuse(state, action) === undefined, () => 'an offered action is refused');
      }
    });
    const isBrokenOff = match.cursor >= trial.most;
    demand(match.turn.kind === 'over' || isBrokenOff, () => 'the game did not end');
  },
);

const argumentsAreUnchanged: Law = makeLaw('never changes its arguments', (trial) => {
  const { game } = trial;
  playTrial(trial, ({ state, turn }, action) => {
    deepFreeze(state);
    deepFreeze(action);
    deepFreeze(game.apply(state, action));
    if (turn.kind === 'decide') deepFreeze(game.view(state, turn.player));
  });
});

const textsRoundTrip: Law = makeLaw(
  'writes states and actions as text and reads them back',
  (trial) => {
    const { game } = trial;
    playTrial(trial, ({ state }, action) => {
      const text = game.makeState(state);
      const again = must(game.parseState(text));
      demand(game.makeState(again) === text, () => `state text changes: ${text}`);
      const word = game.makeAction(state, action);
      const next = game.apply(again, must(game.parseAction(again, word))).state;
      const expected = game.makeState(game.apply(state, action).state);
      demand(game.makeState(next) === expected, () => `${word} differs after reading ${text}`);
      demand(!/[\r\n~]|^\s|\s$/.test(word), () => `action text "${word}" does not fit a line`);
    });
  },
);

const sameSeedSameGame: Law = makeLaw(
  'gives the same game for the same seed, options and actions',
  (trial) => {
    const first = makeTranscript(playTrial(trial));
    demand(first === makeTranscript(playTrial(trial)), () => 'the second game differs');
  },
);

const transcriptsRoundTrip: Law = makeLaw('is saved as a transcript and loaded again', (trial) => {
  const text = makeTranscript(playTrial(trial), { title: 'A game' });
  const { match, notes } = must(loadTranscript(text, [trial.game]));
  demand(makeTranscript(match, notes) === text, () => 'the transcript changes');
});

const gamesAreIndependent: Law = makeLaw(
  'keeps nothing outside its states: interleaved games equal separate ones',
  (trial) => {
    const seeds = [trial.seed, deriveSeed(trial.seed, 'beside'), trial.seed];
    const together = playInterleaved(trial, seeds).map((match) => makeTranscript(match));
    const makers = [trial.game, ...(trial.afresh === undefined ? [] : [trial.afresh])];
    for (const game of makers) {
      seeds.forEach((seed, index) => {
        const soloTranscript = makeTranscript(playTrial({ ...trial, game }, undefined, seed));
        demand(
          soloTranscript === together[index],
          () => `game ${index + 1} differs from ${game === trial.game ? 'itself' : 'a fresh one'}`,
        );
      });
    }
  },
);

const badTextsAreRejected: Law = makeLaw(
  'answers damaged texts with problems or valid states',
  (trial) => {
    const { game } = trial;
    const random = makeStream(trial.seed, 'damage');
    playTrial(trial, ({ state }, action) => {
      const text = damage(game.makeState(state), random);
      const result = game.parseState(text);
      if (result.ok) {
        const turn = game.turn(result.value);
        const offered = turn.kind === 'decide' ? turn.actions.length : 1;
        demand(offered > 0, () => `no action is offered in ${text}`);
      } else demand(result.problems.length > 0, () => `no problem is reported for ${text}`);
      const word = damage(game.makeAction(state, action), random);
      const read = game.parseAction(state, word);
      if (read.ok) game.apply(state, read.value);
    });
  },
);

const SCRAPS = ['', '0', '-1', '999999999', ',', '<', '\u0000', 'one', ' ', '\ud83c'] as const;

function damage(text: string, random: Random): string {
  const at = below(random, text.length + 1);
  const piece = pick(random, SCRAPS);
  return text.slice(0, at) + piece + text.slice(at + below(random, 3));
}

export const rulesLaws: readonly Law[] = [
  turnsAreSound,
  argumentsAreUnchanged,
  textsRoundTrip,
  sameSeedSameGame,
  transcriptsRoundTrip,
  gamesAreIndependent,
  badTextsAreRejected,
];
