import { parseOptions, parsed, startMatch } from '#core';
import type { Parsed, Problem } from '#core';
import { Session } from '#play';
import { variantOf } from '../../rules/index.ts';
import { seatsFor } from '../game/seats.ts';
import { isZsg, loadZsg } from '../game/zsg.ts';
import type { ZrfPlayModel } from '../game/zrf-play-model.ts';
import type { CurrentBoard } from './current-board.ts';

/** Starts a game from a position of this program, with the current players. */
function beginFrom(
  { file, session: { seats, match } }: ZrfPlayModel,
  text: string,
): Parsed<Session> {
  const start = text.trim().replace(/\s+/g, ' ');
  const options = parseOptions(file.game.options, { variant: variantOf(start) ?? '', start });
  if (!options.ok) return options;
  const players = file.game.players(options.value);
  const sitting = seatsFor(seats, players).slice(0, players);
  return parsed(new Session(startMatch(file.game, options.value, match.seed), sitting));
}

/**
 * Opens a game saved by this program or the original one, or a position of this program. Returns
 * its problems; undefined for other texts.
 */
export function openOwnFormat(
  { file, gamePage }: CurrentBoard,
  text: string,
): readonly Problem[] | undefined {
  const model = gamePage.model.peek();
  if (model === undefined) return undefined;
  if (/^\uFEFF?\s*turnwright \d/.test(text)) return gamePage.import(text);
  const isPosition = variantOf(text) !== undefined && text.trimStart().startsWith('Variant=');
  if (!isZsg(text) && !isPosition) return undefined;
  const session = isPosition ? beginFrom(model, text) : loadZsg(file, text, model.match.seed);
  if (!session.ok) return session.problems;
  gamePage.keep(session.value);
  return [];
}
