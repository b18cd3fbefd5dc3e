import { isRecord } from '#kit/is-record.ts';

/**
 * Marks of games being opened in this browser. A mark that no page holds any more was left by a
 * page that hung or crashed. Pages closed normally remove theirs.
 */
const KEY = 'turnwright.opening';
const MAX_MARKS = 50;
/** Milliseconds after which a page that still holds its mark counts as hung. */
const HANG_TIMEOUT = 10_000;

/** Start time of each opening, by game id. */
type Marks = ReadonlyMap<string, number>;

/** Marks of this page: their time, and a function to release each. */
const ownMarks = new Map<string, { readonly time: number; readonly release: () => void }>();

function read(): Marks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const notes = Object.entries(isRecord(found) ? found : {});
    return new Map(notes.map(([id, time]) => [id, typeof time === 'number' ? time : 0]));
  } catch {
    return new Map();
  }
}

function write(notes: Marks): void {
  try {
    const latest = [...notes].slice(-MAX_MARKS);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage, nothing is saved that could fail again.
  }
}

function marksWithout(id: string): Map<string, number> {
  return new Map([...read()].filter(([one]) => one !== id));
}

function lockOf(id: string): string {
  return `${KEY} ${id}`;
}

/** Undefined outside secure contexts, where browsers offer no locks. */
function lockManager(): LockManager | undefined {
  return navigator.locks;
}

/** Holds a lock until the returned function is called or the page closes. */
function hold(id: string): () => void {
  let release = (): void => undefined;
  const untilReleased = new Promise<void>((resolve) => (release = resolve));
  lockManager()
    ?.request(lockOf(id), () => untilReleased)
    .catch(() => undefined);
  return release;
}

/** Marks a game as being opened. */
export function markOpening(id: string): void {
  releaseMark(id);
  const release = hold(id);
  const leave = () => unmarkOpening(id);
  addEventListener('pagehide', leave);
  const time = Date.now();
  ownMarks.set(id, {
    time,
    release: () => {
      removeEventListener('pagehide', leave);
      release();
    },
  });
  write(marksWithout(id).set(id, time));
}

/** Removes this page's mark after success or a reported failure; another page's mark remains. */
export function unmarkOpening(id: string): void {
  const own = ownMarks.get(id)?.time;
  releaseMark(id);
  if (own !== undefined && read().get(id) === own) write(marksWithout(id));
}

/** Removes any mark of a game. */
export function forgetOpening(id: string): void {
  releaseMark(id);
  write(marksWithout(id));
}

/** Releases the lock but leaves the mark for the next opening. */
export function releaseMark(id: string): void {
  ownMarks.get(id)?.release();
  ownMarks.delete(id);
}

/** True if the page that last opened it never finished. */
export async function wasUnfinished(id: string): Promise<boolean> {
  const startedAt = read().get(id);
  if (startedAt === undefined || ownMarks.has(id)) return false;
  if (Math.abs(Date.now() - startedAt) > HANG_TIMEOUT) return true;
  const locks = await lockManager()
    ?.query()
    .catch(() => undefined);
  return locks?.held?.some(({ name }) => name === lockOf(id)) !== true;
}
