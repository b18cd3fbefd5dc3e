import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { decodeUtf8 } from '#kit/text/utf8.ts';
import { otherRules } from '#lab/kinds/open-game.ts';
import { fingerprintOf } from '#lab/study/plan.ts';
import type { Plan, PlannedGame } from '#lab/study/plan.ts';
import { isPackFile, makeJourneyGame, readPack } from '../rules/index.ts';
import type { Pack, PackFiles } from '../rules/index.ts';

/** Main file of every adventure. */
const MAIN = 'adventure.yaml';

/** An adventure for a plan: the texts of its files travel with the plan. */
export function plannedAdventure(pack: Pack, packFiles: PackFiles): PlannedGame {
  const files = [...packFiles]
    .filter(([name]) => isPackFile(name))
    .map(([name, bytes]) => [name, decodeUtf8(bytes).text] as const);
  const source = { main: MAIN, files };
  const { id, rules } = makeJourneyGame(pack);
  return { id, rules, source, fingerprint: fingerprintOf(source) };
}

/**
 * Reads the adventure of a plan. Its texts come from outside: they are checked like the files of a
 * folder, with the same limits.
 */
export function openAdventure({ game }: Plan): Parsed<Pack> {
  const { source } = game;
  if (source === undefined) {
    return failed({
      code: 'plan-no-adventure',
      message: 'The plan has no adventure: make the plan again with “turnwright balance”.',
    });
  }
  const encoder = new TextEncoder();
  const bytes = source.files.map(([name, text]) => [name, encoder.encode(text)] as const);
  const { pack } = readPack(new Map(bytes));
  if (!pack.ok) return pack;
  const { id, rules } = makeJourneyGame(pack.value);
  if (id !== game.id) {
    return failed({
      code: 'plan-other-adventure',
      message: `The plan is for the game ${game.id}, but its adventure is ${id}.`,
      args: { game: game.id, own: id },
    });
  }
  return rules === game.rules ? parsed(pack.value) : failed(otherRules(game, rules));
}
