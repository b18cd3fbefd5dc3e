import type { Origin } from './checkpoint.ts';
import type { AnyGame } from './game.ts';
import { parseOptions } from './options.ts';
import type { OptionValues } from './options.ts';
import { own } from './own.ts';
import { failed, parsed } from './parsed.ts';
import type { Parsed, Problem } from './parsed.ts';
import { openOrigin } from './transcript-origin.ts';
import { parseTranscript } from './transcript-read.ts';
import type { Transcript } from './transcript.ts';

/** Parsed transcript with its game and options. */
export interface Opened {
  readonly transcript: Transcript;
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly origin: Origin<unknown> | undefined;
}

/** Parses a transcript, and finds its game. */
export function openTranscript(text: string, games: readonly AnyGame[]): Parsed<Opened> {
  const read = parseTranscript(text);
  return read.ok ? openGame(read.value, games) : read;
}

/** True for a transcript of an earlier version of the rules. */
export function isEarlier({ rules }: Transcript, game: AnyGame): boolean {
  return rules < game.rules;
}

function openGame(transcript: Transcript, games: readonly AnyGame[]): Parsed<Opened> {
  const game = games.find(({ id }) => id === transcript.game);
  if (game === undefined) {
    return failed({
      code: 'game-unknown',
      message: `There is no game called “${transcript.game}” here.`,
      args: { game: transcript.game },
    });
  }
  if (transcript.rules > game.rules) return failed(otherRules(transcript, game));
  const options = parseOptions(game.options, transcript.options);
  const origin = transcript.origin && openOrigin(game, transcript.origin);
  if (options.ok && origin?.ok !== false)
    return parsed({ transcript, game, options: options.value, origin: origin?.value });
  if (isEarlier(transcript, game)) return failed(otherRules(transcript, game));
  if (options.ok) return failed(origin?.ok === false ? origin.problems : []);
  return failed(
    options.problems.map((problem) => {
      const line = own(transcript.optionLines, String(problem.args?.['name']));
      return line === undefined ? problem : { ...problem, line, column: 1 };
    }),
  );
}

/** Problem for a transcript of other rules, with the first line that differs, if known. */
export function otherRules(
  { rules }: Transcript,
  game: AnyGame,
  { line, column }: Pick<Problem, 'line' | 'column'> = {},
): Problem {
  const place = line === undefined ? {} : { line, ...(column === undefined ? {} : { column }) };
  return {
    ...place,
    code: 'rules-version',
    message:
      `This game uses version ${rules} of the ${game.id} rules, ` +
      `but this program has version ${game.rules}. Open it with the program that saved it.`,
    args: { game: game.id, theirs: rules, ours: game.rules },
  };
}
