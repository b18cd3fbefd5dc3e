import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';

/** A lock is waited for so long, in milliseconds, and looked at so often. */
const PATIENCE = 2000;
const PAUSE = 5;

/** No program holds a lock so long: whoever left it was stopped. */
const STALE = 10_000;

/** Who holds a lock: a process of a machine. */
const OWNER = `${hostname()} ${process.pid}`;

/**
 * Does something while no other program does it: a file beside the one that is meant says so, and
 * is there only meanwhile. One that was left by a program that was killed is removed. Undefined
 * where another program holds it all the time; throws where the folder cannot be written.
 */
export function withLock<T>(file: string, run: () => T): { readonly result: T } | undefined {
  const lock = `${file}.lock`;
  const until = Date.now() + PATIENCE;
  while (!takeLock(lock)) {
    if (isStale(lock)) removeStale(lock);
    else if (Date.now() > until) return undefined;
    else pause(PAUSE);
  }
  try {
    return { result: run() };
  } finally {
    release(lock);
  }
}

/** Removes the lock, unless another program took it for one that was left. */
function release(lock: string): void {
  try {
    if (readFileSync(lock, 'utf8') === OWNER) rmSync(lock, { force: true });
  } catch {
    // It is gone.
  }
}

/** Makes the lock; false where it is there already. */
function takeLock(lock: string): boolean {
  let file;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
  try {
    writeSync(file, OWNER);
  } catch (error) {
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

function isStale(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE) return true;
    return isGone(readFileSync(lock, 'utf8'));
  } catch {
    // It was removed meanwhile.
    return false;
  }
}

/** Whether the owner of a lock is a process of this machine that has ended. */
function isGone(owner: string): boolean {
  const [, host, id] = /^(\S+) (\d{1,9})$/.exec(owner) ?? [];
  if (host !== hostname()) return false;
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    return isCode(error, 'ESRCH');
  }
}

/** Removes what a stopped program left; what another one has put in its place meanwhile stays. */
function removeStale(lock: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (!isStale(aside)) linkSync(aside, lock);
  } catch {
    // Another program was faster.
  }
  rmSync(aside, { force: true });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
