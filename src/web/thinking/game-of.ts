import { must } from '../../core/index.ts';
import type { AnyGame } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import { folderOf } from '../../games/zrf/files/folder.ts';
import { openRules } from '../../games/zrf/library.ts';
import type { GameSource, Question } from '../../session/index.ts';

interface Made {
  readonly id: string;
  readonly text: string;
  readonly game: AnyGame;
}

let made: Made | undefined;

/** The game of a question: one of the list, or that of the rules it carries, made once. */
export function gameOf({ game: id, source }: Question): AnyGame | undefined {
  if (source === undefined) return findGame(id);
  const text = JSON.stringify(source);
  if (made?.id !== id || made.text !== text) made = { id, text, game: makeGame(id, source) };
  return made.game;
}

function makeGame(id: string, { main, files }: GameSource): AnyGame {
  const encoder = new TextEncoder();
  const bytes = new Map(files.map(([name, text]) => [name, encoder.encode(text)]));
  return must(openRules(folderOf(bytes), main, id).game);
}
