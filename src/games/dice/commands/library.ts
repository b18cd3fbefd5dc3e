import { own } from '#core';
import { nameParty } from '../voice/names.ts';
import { say, usage } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { GameFlags } from '#terminal/cli/command-row.ts';
import type { LibraryCommands } from '#games/commands-door.ts';
import { diceServices } from './services.ts';

/** Command word of the dice game, with any adventure. */
const DICE = 'dice';

const { adventures } = diceServices;

/**
 * Resolves a command word: `dice` uses `--adventure` or the first adventure, `dice-<id>` the named
 * one.
 */
function findAdventure(cli: Cli, name: string, flags: GameFlags) {
  if (name !== DICE) return adventures.find(name);
  const requested = own<unknown>({ ...flags }, 'adventure');
  const { packs } = adventures.shelf();
  const id = typeof requested === 'string' ? requested.toLowerCase() : packs[0]?.id;
  const game = id === undefined ? undefined : adventures.find(`${DICE}-${id}`);
  if (game !== undefined || typeof requested !== 'string') return game;
  throw usage(cli, 'cli-no-adventure', {
    adventure: requested,
    adventures: packs.map((pack) => pack.id).join(', '),
  });
}

/** The adventures on the command line, under a single word. */
export const library: LibraryCommands = {
  words: () => [DICE],
  require: (cli, name, flags) => Promise.resolve(findAdventure(cli, name.toLowerCase(), flags)),
  find: (id) => Promise.resolve(adventures.find(id)),
  owns: ({ id }) => adventures.adventureOf(id) !== undefined,
  // Heroes of human players have names.
  complete: (cli, _game, options, seed) => ({
    ...options,
    party: nameParty(String(options['party']), seed, { say: (key, args) => say(cli, key, args) }),
  }),
};
