import { statSync } from 'node:fs';
import type { GameFlags } from '#terminal/cli/command-row.ts';
import { CommandFailed, formatProblems, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { MAX_TEXT_BYTES, readRegularFile, shownPath, STDIO } from '#terminal/files/read-file.ts';
import type { PlayRequest } from '#games/commands-door.ts';
import { guessGames, looksRecorded, notationProblem, parseRecord } from '../notation/index.ts';
import { isRecordName } from '../voice/record-names.ts';
import { decodeRecord } from './record-text.ts';
import { rulesLibrary } from './rules-library.ts';

/** Text of a file with games or positions that is named instead of a game; undefined for others. */
function textOf(name: string): string | undefined {
  if (name !== STDIO && !isRecordName(name)) return undefined;
  if (name !== STDIO && statSync(name, { throwIfNoEntry: false })?.isFile() !== true)
    return undefined;
  const bytes = readRegularFile(name, MAX_TEXT_BYTES);
  if (!bytes.ok) return undefined;
  const text = decodeRecord(bytes.value);
  return name !== STDIO || looksRecorded(text) ? text : undefined;
}

/** Number of the game in the file, as in the flag; other texts are refused later. */
function indexIn(flags: object): number {
  const number = 'game' in flags ? Number(flags.game) : 1;
  return Number.isInteger(number) && number > 0 ? number - 1 : 0;
}

/** Finds the game that a file of games belongs to, if the file is named instead of a game. */
export async function playRecord<F extends GameFlags>(
  cli: Cli,
  request: PlayRequest<F>,
): Promise<PlayRequest<F>> {
  const { name, flags } = request;
  const text = textOf(name);
  if (text === undefined) return request;
  const file = shownPath(name);
  const fail = (problems: Parameters<typeof formatProblems>[1]) =>
    new CommandFailed(
      formatProblems(
        cli,
        problems.map((problem) => ({ ...problem, file })),
      ),
    );
  const records = parseRecord(text);
  if (!records.ok) throw fail(records.problems);
  const { format, games } = records.value;
  const recorded = games[indexIn(flags)] ?? games[0];
  if (recorded === undefined) return request;
  await rulesLibrary.load();
  const [game, ...others] = guessGames(format, recorded, rulesLibrary.list('en'));
  if (game === undefined) throw fail([notationProblem('record-game', recorded.place)]);
  if (others.length === 0) return { name: game, flags, file: name };
  throw usage(cli, 'cli-play-which', { games: [game, ...others].join(', '), game, file: name });
}
