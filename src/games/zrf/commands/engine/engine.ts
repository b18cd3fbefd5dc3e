import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { isSeed, makeStream, MAX_SEED_LENGTH } from '#core';
import type { AnyGame } from '#core';
import { printError, say, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { GameFlags, Tools } from '#terminal/cli/command-row.ts';
import { freshSeed } from '#terminal/cli/fresh-seed.ts';
import { addExamples } from '#terminal/cli/examples.ts';
import { isInteractive } from '#terminal/cli/interactive.ts';
import { PROTOCOLS, startConversation, TOP_LEVEL, unsuitability } from '../../protocols/index.ts';
import type { EngineSetup, ProtocolName } from '../../protocols/index.ts';
import type { ZrfGame } from '../../rules/index.ts';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { SearchRunner } from './search-runner.ts';

interface EngineFlags extends GameFlags {
  readonly level?: string;
  readonly seed?: string;
}

const EXAMPLES = [
  'turnwright engine uci chess',
  'turnwright engine usi shogi --level 3',
  'turnwright engine cecp game.zrf --variant "Small Board"',
] as const;

/** `turnwright engine <protocol> <game>`: makes a bot available to other programs. */
export async function defineEngine(
  command: Command,
  cli: Cli,
  { loadGameTools }: Tools,
): Promise<void> {
  const tools = await loadGameTools();
  addExamples(command, cli, EXAMPLES);
  command
    .argument('<protocol>', say(cli, 'cli-engine-protocol', { protocols: PROTOCOLS.join(', ') }))
    .argument('<game>', say(cli, 'cli-engine-game'))
    .option('--level <number>', say(cli, 'cli-engine-level', { most: TOP_LEVEL }))
    .option('--seed <text>', say(cli, 'cli-engine-seed'));
  tools
    .addGameFlags(command, cli, ['zrf'])
    .action(async (protocolName: string, id: string, flags: EngineFlags) => {
      const protocol = requireProtocol(cli, protocolName);
      const found = await tools.requireGame(cli, id, flags);
      const options = await tools.requireOptions(cli, found, flags);
      const variant = String(options['variant']);
      const game = requireBoardGame(cli, found, protocol, variant);
      const seed = requireSeed(cli, flags.seed ?? freshSeed());
      const level = requireLevel(cli, flags.level);
      const random = makeStream(seed, 'engine');
      const name = `Turnwright ${TURNWRIGHT_VERSION}`;
      if (isInteractive()) {
        printError(say(cli, 'cli-engine-waiting', { protocol: protocol.toUpperCase() }));
      }
      await converse(protocol, { name, game, variant, level, random });
    });
}

function requireProtocol(cli: Cli, name: string): ProtocolName {
  const protocol = PROTOCOLS.find((one) => one === name.toLowerCase());
  if (protocol !== undefined) return protocol;
  throw usage(cli, 'cli-engine-no-protocol', { name, protocols: PROTOCOLS.join(', ') });
}

function requireLevel(cli: Cli, text: string | undefined): number {
  if (text === undefined) return TOP_LEVEL;
  if (/^[1-5]$/.test(text)) return Number(text);
  throw usage(cli, 'cli-engine-bad-level', { level: text, most: TOP_LEVEL });
}

function requireSeed(cli: Cli, seed: string): string {
  if (isSeed(seed)) return seed;
  throw usage(cli, 'screen-new-bad-seed', { most: MAX_SEED_LENGTH });
}

function requireBoardGame(
  cli: Cli,
  game: AnyGame,
  protocol: ProtocolName,
  variant: string,
): ZrfGame {
  if (!isZrfGame(game)) throw usage(cli, 'cli-engine-players', { game: game.id });
  const reason = unsuitability(protocol, game, variant);
  if (reason === undefined) return game;
  throw usage(cli, `cli-engine-${reason}`, { game: game.id, protocol: protocol.toUpperCase() });
}

/** Converses on standard input and output until the other program quits or closes them. */
async function converse(protocol: ProtocolName, setup: EngineSetup): Promise<void> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  await new Promise<void>((resolve, reject) => {
    const runner = new SearchRunner(() => performance.now(), reject);
    const conversation = startConversation(protocol, setup, {
      send: (line) => void process.stdout.write(`${line}\n`),
      begin: (search, listener) => runner.begin(search, listener),
      end: () => runner.end(),
      drop: () => runner.drop(),
      quit: resolve,
    });
    const { game, variant } = setup;
    const learning = game.learn?.(game.start({ variant }, ''));
    if (learning !== undefined) runner.learn(learning).catch(reject);
    lines.on('line', (line) => conversation.receive(line));
    lines.on('close', () => {
      runner.end();
      runner.drop();
      resolve();
    });
  });
  lines.close();
}
