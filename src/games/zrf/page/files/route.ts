/** Page route of a rules-file game. */
export function routeOf(id: string) {
  return { kind: 'game', game: 'zrf', part: id } as const;
}

/** Page route of the puzzle editor. Ids of added rules have a colon and cannot clash with it. */
export const EDITOR = 'editor';
