import type { Parsed, Problem } from '#core';
import { guessGames, readerFor, resolveRecord } from '../../notation/index.ts';
import type { GameTree, ListedGame, RecordedGame, RecordFormat } from '../../notation/index.ts';
import { builtInGames } from '../files/built-in.ts';
import { fileAtHand } from '../files/library-store.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import { yieldToPage } from './yield-to-page.ts';

/** A game of a text, not yet compared with rules. */
export interface RecordEntry {
  readonly format: RecordFormat;
  readonly recorded: RecordedGame;
}

/** A recorded game by the rules of a file. */
export interface FittingGame {
  readonly file: OpenedFile;
  readonly tree: GameTree;
}

/** The games whose rules allow a recorded game; if there are none, the problem of the likeliest. */
export interface Fits {
  readonly games: readonly FittingGame[];
  readonly problem: Problem | undefined;
}

/** Built-in games with moves to record. A function, because modules may load in any order. */
function listedGames(): readonly ListedGame[] {
  return builtInGames.filter(({ collection }) => collection === 'rules');
}

function resolve({ game }: OpenedFile, { format, recorded }: RecordEntry): Parsed<GameTree> {
  return resolveRecord(game, format, recorded, readerFor(game));
}

function isLater(a: Problem, b: Problem | undefined): boolean {
  const [line = 0, column = 0] = [a.line, a.column];
  return line > (b?.line ?? 0) || (line === b?.line && column > (b.column ?? 0));
}

/** Tries games one by one. The problem is that of the game that followed the text furthest. */
async function tryGames(entry: RecordEntry, ids: readonly string[]): Promise<Fits> {
  const games: FittingGame[] = [];
  let problem: Problem | undefined;
  for (const id of ids) {
    await yieldToPage();
    const file = fileAtHand(id);
    if (file === undefined) continue;
    const tree = resolve(file, withoutGameName(entry, id));
    if (tree.ok) games.push({ file, tree: tree.value });
    else {
      const [first] = tree.problems;
      if (first !== undefined && isLater(first, problem)) problem = first;
    }
  }
  return { games, problem };
}

/** True if the tags name a game, so that no other one is tried. */
function isNamed({ recorded: { tags } }: RecordEntry): boolean {
  return ['Variant', 'Rules', 'GameType'].some((tag) => (tags.get(tag) ?? '') !== '');
}

/** Leaves out a tag that names the game itself, in any language, and not one of its variants. */
function withoutGameName(entry: RecordEntry, id: string): RecordEntry {
  const { recorded } = entry;
  const name = (recorded.tags.get('Variant') ?? '').trim().toLowerCase();
  const names = listedGames().find((game) => game.id === id)?.names ?? [];
  if (!names.some((one) => one.toLowerCase() === name)) return entry;
  const tags = new Map(recorded.tags);
  tags.delete('Variant');
  return { ...entry, recorded: { ...recorded, tags } };
}

/** Adds the variant on the board, for a text without one. */
function inVariant(entry: RecordEntry, variant: string | undefined): RecordEntry {
  const { recorded } = entry;
  if (variant === undefined || recorded.tags.has('Variant')) return entry;
  return {
    ...entry,
    recorded: { ...recorded, tags: new Map([...recorded.tags, ['Variant', variant]]) },
  };
}

/** The board that a text is likely meant for, and its variant. */
export interface Preferred {
  readonly file: OpenedFile;
  readonly variant: string | undefined;
}

/** Finds the games that a recorded game belongs to: the one on the board if it fits, then others. */
export async function findFitting(
  entry: RecordEntry,
  preferred: Preferred | undefined,
): Promise<Fits> {
  const guesses = guessGames(entry.format, entry.recorded, listedGames());
  const file = preferred?.file;
  const isOther = isNamed(entry) && guesses.length > 0 && !guesses.includes(file?.id ?? '');
  let problem: Problem | undefined;
  if (file !== undefined && !isOther) {
    const plain = withoutGameName(entry, file.id);
    const near = resolve(file, inVariant(plain, preferred?.variant));
    const tree = near.ok ? near : resolve(file, plain);
    if (tree.ok) return { games: [{ file, tree: tree.value }], problem: undefined };
    [problem] = tree.problems;
  }
  const ids = guesses.filter((id) => id !== file?.id);
  const guessed = await tryGames(entry, ids);
  const guessedProblem =
    guessed.problem !== undefined && isLater(guessed.problem, problem) ? guessed.problem : problem;
  if (guessed.games.length > 0 || isNamed(entry)) {
    return { games: guessed.games, problem: guessedProblem };
  }
  const rest = listedGames()
    .map(({ id }) => id)
    .filter((id) => id !== file?.id && !ids.includes(id));
  const others = await tryGames(entry, rest);
  return { games: others.games, problem: guessedProblem ?? others.problem };
}
