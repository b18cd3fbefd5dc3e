/** Key of the run played in this tab, which a reload continues. */
const keyOf = (game: string) => `turnwright.played.${game}`;

/** Name of the run played in this tab, or undefined. */
export function readPlayedName(game: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(game)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the name of the run in play, or undefined after leaving it. */
export function storePlayedName(game: string, name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(keyOf(game));
    else sessionStorage.setItem(keyOf(game), name);
  } catch {
    // Without storage, a reload opens the menu of runs.
  }
}
