/** The run that a tab plays is noted for as long as the tab is open, so that a reload continues it. */
const keyOf = (game: string) => `turnwright.played.${game}`;

/** The name of the run that was being played here; undefined where there is none. */
export function playedName(game: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(game)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes the name of the run that is being played; undefined once it is left. */
export function notePlayed(game: string, name: string | undefined): void {
  try {
    if (name === undefined) sessionStorage.removeItem(keyOf(game));
    else sessionStorage.setItem(keyOf(game), name);
  } catch {
    // Without storage a reload leads to the choice of a run.
  }
}
