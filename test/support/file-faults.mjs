/**
 * Preloaded into a program (`node --import`): injects the fault in FAULT into file operations
 * within the folder FAULTS_IN.
 *
 *     kill before 3    kills the program just before its third file change
 *     kill half 3      ... halfway through the write
 *     kill after 3     ... just after the change
 *     full 500         disk full after 500 bytes, while the file FAULT_WHILE exists
 *     read-only        all changes fail, while it exists
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const folder = process.env['FAULTS_IN'] ?? '';
const [kind = '', ...words] = (process.env['FAULT'] ?? '').split(' ');
const signal = process.env['FAULT_WHILE'] ?? '';
const { existsSync } = fs;

/** File descriptors of files in the folder. */
const opened = new Set();
let changes = 0;
let written = 0;

/** @param {unknown} path */
const isInside = (path) =>
  typeof path === 'number' ? opened.has(path) : String(path).startsWith(folder);

/** @param {string} code @param {string} message */
function fail(code, message) {
  throw Object.assign(new Error(`${code}: ${message}`), { code });
}

function die() {
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives soon, but not during this statement: wait for it.
  for (;;);
}

/** Bytes that a write can still store. @param {number} length */
function roomFor(length) {
  if (kind !== 'full' || !existsSync(signal)) return length;
  return Math.max(0, Math.min(length, Number(words[0]) - written));
}

/** @param {Buffer} bytes @param {(bytes: Buffer) => unknown} write */
function writeSome(bytes, write) {
  const room = roomFor(bytes.length);
  written += room;
  const result = room > 0 ? write(bytes.subarray(0, room)) : 0;
  if (room < bytes.length) fail('ENOSPC', 'no space left on device, write');
  return result;
}

/**
 * Runs a file change with the fault; `half` performs its first half.
 * @param {() => unknown} full @param {() => unknown} half
 */
function change(full, half) {
  if (kind === 'read-only' && existsSync(signal)) fail('EROFS', 'read-only file system');
  changes += 1;
  const isNow = kind === 'kill' && changes === Number(words[1]);
  if (isNow && words[0] === 'before') die();
  if (isNow && words[0] === 'half') {
    half();
    die();
  }
  const result = full();
  if (isNow) die();
  return result;
}

const noOp = () => undefined;
const real = { ...fs };

fs.openSync = (path, flags, mode) => {
  const open = () => real.openSync(path, flags, mode);
  if (!isInside(path) || flags === 'r') return open();
  const file = /** @type {number} */ (change(open, noOp));
  opened.add(file);
  return file;
};
fs.writeSync = /** @type {typeof fs.writeSync} */ (
  (/** @type {number} */ file, /** @type {unknown} */ data, /** @type {unknown[]} */ ...rest) => {
    if (!opened.has(file)) return real.writeSync(file, .../** @type {[any]} */ ([data, ...rest]));
    const bytes = Buffer.from(/** @type {string} */ (data));
    const write = (/** @type {Buffer} */ chunk) => real.writeSync(file, chunk);
    return change(
      () => writeSome(bytes, write),
      () => write(bytes.subarray(0, bytes.length / 2)),
    );
  }
);
fs.copyFileSync = (from, to, mode) => {
  if (!isInside(to)) {
    real.copyFileSync(from, to, mode);
    return;
  }
  const bytes = real.readFileSync(from);
  const write = (/** @type {Buffer} */ chunk) => real.writeFileSync(to, chunk);
  change(
    () => writeSome(bytes, write),
    () => write(bytes.subarray(0, bytes.length / 2)),
  );
};
for (const name of /** @type {const} */ (['renameSync', 'rmSync', 'unlinkSync', 'mkdirSync'])) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (real[name]);
  fs[name] = /** @type {any} */ (
    (/** @type {unknown[]} */ ...args) =>
      isInside(args[0]) ? change(() => original(...args), noOp) : original(...args)
  );
}
const { closeSync } = real;
fs.closeSync = (file) => {
  opened.delete(file);
  closeSync(file);
};
syncBuiltinESMExports();
