/** A listed game with its alternative names. */
export interface Named {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Lower-case text without accents or punctuation, words separated by one space. */
function normalise(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/**
 * Parses alternative names of games, one game per line: `file: name, name; name`. Lines that start
 * with `;` are comments.
 */
export function parseNames(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(/\r?\n/).flatMap((line): [string, string[]][] => {
      const [, id, names = ''] = /^([a-z][\w-]*):(.*)$/.exec(line) ?? [];
      if (id === undefined) return [];
      const found = names.split(/[,;]/).map((name) => name.trim());
      return [[id, found.filter((name) => name !== '')]];
    }),
  );
}

/** Title in a translation file. */
export function readTitle(words: string): string | undefined {
  return /^title = (.+)$/m.exec(words)?.[1];
}

/** Rank of a game for a search, from 0 (best); undefined if it does not match. */
function rankOf({ id, title, names }: Named, query: string): number | undefined {
  const all = [title, ...names, id].map(normalise);
  const words = query.split(' ');
  // All words must match within a single name.
  const isFound = all.some((name) => words.every((word) => name.includes(word)));
  if (!isFound) return undefined;
  const rank = [
    all[0] === query,
    all[0]?.startsWith(query),
    all.some((name) => name.startsWith(query)),
    all.some((name) => name.includes(` ${query}`)),
  ].indexOf(true);
  return rank < 0 ? all.length : rank;
}

/**
 * Games with all searched words in one of their names, best matches first; all games for an empty
 * search.
 */
export function findGames<T extends Named>(games: readonly T[], query: string): readonly T[] {
  const normalisedQuery = normalise(query);
  if (normalisedQuery === '') return games;
  return games
    .flatMap((game) => {
      const rank = rankOf(game, normalisedQuery);
      return rank === undefined ? [] : [{ game, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}
