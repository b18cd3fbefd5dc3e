import { makeLaw } from './conformance-law.ts';
import type { Law } from './conformance-law.ts';
import { demand, playTrial, randomOptions } from './conformance-play.ts';
import { CHECKPOINT } from './entry.ts';
import type { AnyGame } from './game.ts';
import type { AnyMatch } from './match.ts';
import type { AnyField, OptionValue, OptionValues } from './options.ts';
import { must } from './parsed.ts';
import { deriveSeed, makeStream } from './random.ts';
import { MIN_CHECKPOINT } from './transcript-checkpoint.ts';
import { resumeTranscript } from './transcript-load.ts';
import { makeSnapshot, makeTranscript } from './transcript.ts';

/**
 * Minimum length in entries: enough for a checkpoint and entries after it, even if the trial's
 * limit is lower.
 */
const MIN_LENGTH = MIN_CHECKPOINT + CHECKPOINT;

function demandSameText(game: AnyGame, state: unknown, label: string): void {
  const text = game.makeState(state);
  const again = game.makeState(must(game.parseState(text)));
  demand(again === text, () => `${label} is read as ${again}, written as ${text}`);
}

function demandResumes(match: AnyMatch): void {
  const { game } = match;
  const snapshot = makeSnapshot(match);
  const { match: resumed } = must(resumeTranscript(snapshot, [game]));
  demand(!resumed.isVerified, () => 'the game was not resumed from its checkpoint');
  demand(makeSnapshot(resumed) === snapshot, () => 'the resumed game saves a different snapshot');
  resumed.verify(Infinity);
  demand(
    resumed.fault === undefined,
    () => `replay before the checkpoint failed: ${resumed.fault?.message}`,
  );
  demand(makeTranscript(resumed) === makeTranscript(match), () => 'the full transcript differs');
}

const longGamesResume: Law = makeLaw(
  'reads back every checkpoint of a long game and resumes from the last',
  (trial) => {
    const match = playTrial({ ...trial, most: Math.max(trial.most, MIN_LENGTH) });
    for (let count = 0; count <= match.cursor; count += CHECKPOINT) {
      const checkpoint = match.checkpointAt(count);
      demandSameText(trial.game, checkpoint?.state, `the checkpoint after entry ${count}`);
    }
    if (match.lineCount < MIN_CHECKPOINT) return 'the game ends before its first checkpoint';
    demandResumes(match);
    return undefined;
  },
);

/** Option values to try: all listed values, or both ends of a range. */
function valuesOf(field: AnyField): readonly OptionValue[] {
  if (field.kind === 'flag') return [false, true];
  if (field.kind === 'choice') return field.values;
  if (field.kind === 'text') return field.samples;
  const { least, most } = field.menu ?? field;
  return [least, most];
}

/** Sets of options that together cover each of these values; other options are random. */
function* eachValue({ options: spec }: AnyGame, seed: string): Generator<OptionValues> {
  for (const [name, field] of Object.entries(spec)) {
    for (const value of valuesOf(field)) {
      const own = deriveSeed(seed, `${name} ${String(value)}`);
      yield { ...randomOptions(spec, makeStream(own, 'options')), [name]: value };
    }
  }
}

const startsAreReadBack: Law = makeLaw(
  'reads back the first state under all options',
  ({ game, seed }) => {
    let count = 0;
    for (const options of eachValue(game, seed)) {
      demandSameText(game, game.start(options, seed), `the start with ${JSON.stringify(options)}`);
      count += 1;
    }
    return count > 0 ? undefined : 'the game has no options';
  },
);

export const savesLaws: readonly Law[] = [startsAreReadBack, longGamesResume];
