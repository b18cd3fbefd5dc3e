import { parsed } from '#core';
import type { Parsed } from '#core';
import type { ZrfGame } from '../../rules/index.ts';
import type { ReaderOf } from '../record/find-turn.ts';
import type { GameTree } from '../record/tree.ts';
import { parseRecord, resolveRecord } from './record-file.ts';

/** Games of a text, with their variations; a position is a game without moves. */
export function openRecord(
  game: ZrfGame,
  text: string,
  readerOf: ReaderOf,
): Parsed<readonly GameTree[]> {
  const file = parseRecord(text);
  if (!file.ok) return file;
  const trees: GameTree[] = [];
  for (const recorded of file.value.games) {
    const tree = resolveRecord(game, file.value.format, recorded, readerOf);
    if (!tree.ok) return tree;
    trees.push(tree.value);
  }
  return parsed(trees);
}
