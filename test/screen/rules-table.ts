import { must, parseOptions, startMatch, assertDefined } from '#core';
import { PERSON, Session } from '#play';
import type { Seat } from '#play';
import type { Settings, Size } from '#screen';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { Stage } from './stage.ts';

/** Built-in board games. */
export const library = await new RulesLibrary([{ folder: 'content/rules', isOwn: true }]).load();

export interface Table {
  readonly variant?: string;
  readonly start?: string;
  readonly moves?: readonly string[];
  readonly settings?: Partial<Settings>;
  readonly seats?: readonly Seat[];
  readonly size?: Size;
}

/** Stage with a library game and a person in every seat. */
export function play(id: string, table: Table = {}): Stage {
  const { moves = [], settings = {}, variant, start = 'usual' } = table;
  const game = assertDefined(library.find(id));
  const chosen = variant === undefined ? { start } : { variant, start };
  const options = must(parseOptions(game.options, chosen));
  const persons = Array.from({ length: game.players(options) }, () => PERSON);
  const session = new Session(startMatch(game, options, 'a-seed'), table.seats ?? persons);
  for (const move of moves) {
    const played = session.playText(move);
    if (!played.ok) throw new RangeError(played.problem.message);
  }
  return new Stage(settings, table.size, { library }).open(({ routes }) =>
    routes.play({ session, name: 'board-1' }, routes.title()),
  );
}
