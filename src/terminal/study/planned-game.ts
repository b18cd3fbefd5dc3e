import type { AnyGame } from '#core';
import { libraryOf } from '#games/commands.ts';
import { fingerprintOf } from '#lab';
import type { PlannedGame } from '#lab';

/** A game for a plan, with the texts of its rules if it comes from a file. */
export async function plannedGame(game: AnyGame): Promise<PlannedGame> {
  const source = (await libraryOf(game))?.sourceOf?.(game.id);
  const { id, rules } = game;
  if (source === undefined) return { id, rules };
  return { id, rules, source, fingerprint: fingerprintOf(source) };
}
