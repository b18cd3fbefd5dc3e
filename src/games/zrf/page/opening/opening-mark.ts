import { isRecord } from '#kit/is-record.ts';

/**
 * Notes which games are being opened in this browser: a note that is found later, and that no page holds any
 * more, is of a page that hung or broke down. Pages that are left in the usual way take their notes along.
 */
const KEY = 'turnwright.opening';
const MOST = 50;
/** After so many milliseconds, a page that still holds its note hangs. */
const HUNG = 10_000;

/** Games that are being opened, and when that began. */
type Notes = ReadonlyMap<string, number>;

/** Notes of this page: when each was made, and what ends it. */
const here = new Map<string, { readonly time: number; readonly release: () => void }>();

function read(): Notes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const notes = Object.entries(isRecord(found) ? found : {});
    return new Map(notes.map(([id, time]) => [id, typeof time === 'number' ? time : 0]));
  } catch {
    return new Map();
  }
}

function write(notes: Notes): void {
  try {
    const latest = [...notes].slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage nothing is kept that could fail a second time.
  }
}

function without(id: string): Map<string, number> {
  return new Map([...read()].filter(([one]) => one !== id));
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
  const time = Date.now();
  here.set(id, {
    time,
    release: () => {
      removeEventListener('pagehide', leave);
      release();
    },
  });
  write(without(id).set(id, time));
}

/** Notes that it was opened, or that it was told why it was not; the note of another page stays. */
export function unmarkOpening(id: string): void {
  const own = here.get(id)?.time;
  letGo(id);
  if (own !== undefined && read().get(id) === own) write(without(id));
}

/** Forgets whatever was noted of a game. */
export function forgetOpening(id: string): void {
  letGo(id);
  write(without(id));
}

/** Leaves the note where it is, for the next time. */
export function letGo(id: string): void {
  here.get(id)?.release();
  here.delete(id);
}

/** Whether the page that opened it last never came to an end with that. */
export async function wasUnfinished(id: string): Promise<boolean> {
  const begun = read().get(id);
  if (begun === undefined || here.has(id)) return false;
  if (Math.abs(Date.now() - begun) > HUNG) return true;
  const locks = await locksHere()
    ?.query()
    .catch(() => undefined);
  return locks?.held?.some(({ name }) => name === lockOf(id)) !== true;
}
