import ts from 'typescript';
import { placeOf } from './places.ts';
import { nodesOf, violationAt } from './source.ts';
import type { Violation } from './source.ts';

const GAMES: ReadonlySet<string> = new Set(['caves', 'dice', 'kalah', 'rogue', 'zrf']);

/** Shells and tools, which must work with any game. */
const FOR_ANY_GAME = /^(?:screen|terminal|lab|web(?:\/\w+)?)$/;

/** Names of games in shells: in an identifier, or in a text that is not a sentence. */
export function gameNameViolations(file: ts.SourceFile): Violation[] {
  const place = placeOf(file.fileName);
  const isForAny = place?.game === undefined && FOR_ANY_GAME.test(place?.name ?? '');
  if (!isForAny) return [];
  return nodesOf(file).flatMap((node) => {
    const game = wordsOf(node).find((word) => GAMES.has(word));
    if (game === undefined) return [];
    const message = `${game}: shells must not name a game: use its door, listed in src/games`;
    return [violationAt(file, node.getStart(file), message)];
  });
}

/**
 * Words of an identifier or text. Paths have their own rules, and texts with spaces are examples
 * for users.
 */
function wordsOf(node: ts.Node): readonly string[] {
  if (ts.isIdentifier(node)) return split(node.text);
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
    return /\s|^[.#]/.test(node.text) ? [] : split(node.text);
  }
  return [];
}

function split(name: string): readonly string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
