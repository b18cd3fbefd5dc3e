import { isRecord } from '../../storage/puzzle-settings.ts';

/**
 * Notes which games are being opened in this browser: a note that is found later, and that no page holds any
 * more, is of a page that hung or broke down. Pages that are left in the usual way take their notes along.
 */
const KEY = 'turnwright.opening';
const MOST = 50;

const here = new Map<string, () => void>();

function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const ids = isRecord(found) ? found['ids'] : undefined;
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ids: ids.slice(-MOST) }));
  } catch {
    // Without storage nothing is kept that could fail a second time.
  }
}

function lockOf(id: string): string {
  return `${KEY} ${id}`;
}

/** Browsers have locks only for pages that came over a safe connection. */
function locksHere(): LockManager | undefined {
  return navigator.locks;
}

/** Holds a lock until the result is called, or the page is gone. */
function hold(id: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  locksHere()
    ?.request(lockOf(id), () => held)
    .catch(() => undefined);
  return release;
}

/** Notes that a game is being opened. */
export function markOpening(id: string): void {
  letGo(id);
  const release = hold(id);
  const leave = () => unmarkOpening(id);
  addEventListener('pagehide', leave);
  here.set(id, () => {
    removeEventListener('pagehide', leave);
    release();
  });
  write([...read().filter((one) => one !== id), id]);
}

/** Notes that it was opened, or that it was told why it was not. */
export function unmarkOpening(id: string): void {
  letGo(id);
  if (read().includes(id)) write(read().filter((one) => one !== id));
}

/** Leaves the note where it is, for the next time. */
export function letGo(id: string): void {
  here.get(id)?.();
  here.delete(id);
}

/** Whether the page that opened it last never came to an end with that. */
export async function wasUnfinished(id: string): Promise<boolean> {
  if (here.has(id) || !read().includes(id)) return false;
  const locks = await locksHere()
    ?.query()
    .catch(() => undefined);
  return locks?.held?.some(({ name }) => name === lockOf(id)) !== true;
}
