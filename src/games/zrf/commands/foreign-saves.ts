import { own } from '#core';
import { printError, say, usage } from '#terminal/cli/cli.ts';
import type { ForeignSaves } from '#games/commands-door.ts';
import { matchOfRecord, pgnOf, textOfFile } from './records.ts';
import { matchOfZsg, replayFile, formatRejected, verifyZsg, zsgOf } from './play-zsg.ts';

function textOf(flags: object, name: string): string | undefined {
  const text = own<unknown>({ ...flags }, name);
  return typeof text === 'string' ? text : undefined;
}

function isOn(flags: object, name: string): boolean {
  return own<unknown>({ ...flags }, name) === true;
}

/** First words of a save of the original program. */
const ZSG_START = 'Zillions Save Game';

/** Saves of the original program, and games in the notations of players, played to their end. */
export const foreignSaves: ForeignSaves = {
  addFlags: (command, cli) => {
    command
      .option('--zsg <file>', say(cli, 'cli-play-zsg'))
      .option('--verify', say(cli, 'cli-play-verify'))
      .option('--game <number>', say(cli, 'cli-play-record'))
      .option('--save-pgn <file>', say(cli, 'cli-play-save-pgn'))
      .option('--save-zsg <file>', say(cli, 'cli-play-save-zsg'));
  },
  input: (flags, file) => textOf(flags, 'zsg') ?? file,
  outputs: (flags) => {
    const formats = [
      { file: textOf(flags, 'savePgn'), make: pgnOf },
      { file: textOf(flags, 'saveZsg'), make: zsgOf },
    ];
    return formats.flatMap(({ file, make }) => (file === undefined ? [] : [{ file, make }]));
  },
  requireInput: (cli, flags) => {
    if (isOn(flags, 'verify') && textOf(flags, 'zsg') === undefined)
      throw usage(cli, 'cli-play-verify-alone');
  },
  resume: (cli, game, file, seed, flags) => {
    const text = textOf(flags, 'zsg') === undefined ? textOfFile(cli, game, file) : ZSG_START;
    if (!text.startsWith(ZSG_START)) {
      return matchOfRecord(cli, game, { file, text, number: textOf(flags, 'game'), seed });
    }
    const replayed = replayFile(cli, game, file, textOf(flags, 'variant'));
    if (isOn(flags, 'verify')) {
      verifyZsg(cli, game, file, replayed, isOn(flags, 'json'));
      return undefined;
    }
    const { first, accepted, total } = replayed;
    const news = first === undefined ? '' : say(cli, 'cli-zsg-accepted', { file, accepted, total });
    if (first !== undefined) printError(formatRejected(cli, file, first));
    return { match: matchOfZsg(game, replayed, seed), news };
  },
};
