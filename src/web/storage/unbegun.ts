import type { Session } from '#play';

/**
 * The game on the page as long as nobody has acted in it: it is no saved game yet, but a reload of the tab
 * goes on with it.
 */
const KEY = 'turnwright.unbegun';

/** Keeps it for this tab, in place of the one before. */
export function keepUnbegun(session: Session): void {
  try {
    sessionStorage.setItem(KEY, session.snapshot());
  } catch {
    // The browser keeps nothing, or not that much.
  }
}

export function forgetUnbegun(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept.
  }
}

/** The transcript of what this tab kept; '' for none. */
export function readUnbegun(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
