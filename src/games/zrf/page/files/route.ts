/** Where a game of a rules file lives in the page's address. */
export function routeOf(id: string) {
  return { kind: 'game', game: 'zrf', part: id } as const;
}

/** Where the puzzle editor lives. No rules can be called so: those of others have ids with a colon. */
export const EDITOR = 'editor';
