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

/** Games that are broken off sooner are played on until they have a checkpoint and entries after it. */
const LONG = MIN_CHECKPOINT + CHECKPOINT;

function demandSameText(game: AnyGame, state: unknown, where: string): void {
  const text = game.makeState(state);
  const again = game.makeState(must(game.parseState(text)));
  demand(again === text, () => `${where} is read as ${again}, written as ${text}`);
}

function demandResumes(match: AnyMatch): void {
  const { game } = match;
  const snapshot = makeSnapshot(match);
  const { match: resumed } = must(resumeTranscript(snapshot, [game]));
  demand(!resumed.isVerified, () => 'the game is not resumed from its checkpoint');
  demand(makeSnapshot(resumed) === snapshot, () => 'the resumed game is saved as another one');
  resumed.verify(Infinity);
  demand(resumed.fault === undefined, () => `before the checkpoint: ${resumed.fault?.message}`);
  demand(makeTranscript(resumed) === makeTranscript(match), () => 'the whole transcript differs');
}

const longGamesResume: Law = makeLaw(
  'reads back every checkpoint of a long game and resumes from the last',
  (trial) => {
    const match = playTrial({ ...trial, most: Math.max(trial.most, LONG) });
    for (let count = 0; count <= match.cursor; count += CHECKPOINT) {
      const checkpoint = match.checkpointAt(count);
      demandSameText(trial.game, checkpoint?.state, `the checkpoint after entry ${count}`);
    }
    if (match.lineCount < MIN_CHECKPOINT) return 'the game ends before it has a checkpoint';
    demandResumes(match);
    return undefined;
  },
);

/** The values of an option that are tried: all where menus list them, the extremes of a range. */
function valuesOf(field: AnyField): readonly OptionValue[] {
  if (field.kind === 'flag') return [false, true];
  if (field.kind === 'choice') return field.values;
  if (field.kind === 'text') return field.samples;
  const { least, most } = field.menu ?? field;
  return [least, most];
}

/** Options in which each of these values occurs at least once; the others are drawn. */
function* eachValue({ options: spec }: AnyGame, seed: string): Generator<OptionValues> {
  for (const [name, field] of Object.entries(spec)) {
    for (const value of valuesOf(field)) {
      const own = deriveSeed(seed, `${name} ${String(value)}`);
      yield { ...randomOptions(spec, makeStream(own, 'options')), [name]: value };
    }
  }
}

const startsAreReadBack: Law = makeLaw(
  'reads back the first state of a game with any options',
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
