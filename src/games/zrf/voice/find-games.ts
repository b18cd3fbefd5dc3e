/** A game as a list shows it, with all that it is called beside its title. */
export interface Named {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Letters without accents, capitals and signs, words apart by one blank. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/**
 * Reads the other names of games: a line for each, `file: name, name; name`. Lines that begin with
 * `;` say something about the others.
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

/** The title in the text of a translation. */
export function readTitle(words: string): string | undefined {
  return /^title = (.+)$/m.exec(words)?.[1];
}

/** How well a game fits what is looked for, from 0 on; undefined where it does not. */
function rankOf({ id, title, names }: Named, sought: string): number | undefined {
  const all = [title, ...names, id].map(plain);
  const words = sought.split(' ');
  // Words of two names do not make a third.
  const isFound = all.some((name) => words.every((word) => name.includes(word)));
  if (!isFound) return undefined;
  const rank = [
    all[0] === sought,
    all[0]?.startsWith(sought),
    all.some((name) => name.startsWith(sought)),
    all.some((name) => name.includes(` ${sought}`)),
  ].indexOf(true);
  return rank < 0 ? all.length : rank;
}

/** The games with all of the words in one of their names, the likeliest first; all of them for none. */
export function findGames<T extends Named>(games: readonly T[], sought: string): readonly T[] {
  const wanted = plain(sought);
  if (wanted === '') return games;
  return games
    .flatMap((game) => {
      const rank = rankOf(game, wanted);
      return rank === undefined ? [] : [{ game, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}
