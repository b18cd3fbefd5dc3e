import type { Session } from '#play';

/**
 * Key of the unbegun game on the page. It is not a saved game yet, but survives a reload of the
 * tab.
 */
const KEY = 'turnwright.unbegun';

/** Stores the unbegun game of this tab. */
export function keepUnbegun(session: Session): void {
  try {
    sessionStorage.setItem(KEY, session.snapshot());
  } catch {
    // Storage is full or unavailable.
  }
}

export function forgetUnbegun(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable.
  }
}

/** Transcript of the unbegun game of this tab, or an empty string. */
export function readUnbegun(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
