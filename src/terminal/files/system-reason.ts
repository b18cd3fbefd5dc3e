/** Common system error codes, by meaning. */
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'missing'],
  ['EACCES', 'forbidden'],
  ['EPERM', 'forbidden'],
  ['EISDIR', 'folder'],
  ['ENOTDIR', 'no-folder'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'read-only'],
  ['ELOOP', 'loop'],
  ['ENAMETOOLONG', 'long'],
  ['ENOTFOUND', 'unknown-host'],
  ['EAI_AGAIN', 'unknown-host'],
  ['EADDRNOTAVAIL', 'foreign-host'],
]);

const TEXTS: Readonly<Record<string, string>> = {
  missing: 'no such file or folder',
  forbidden: 'permission denied',
  folder: 'it is a folder',
  'no-folder': 'a part of the path is not a folder',
  full: 'the disk is full',
  'read-only': 'the disk is read-only',
  loop: 'its links form a loop',
  long: 'the name is too long',
  'unknown-host': 'there is no such host',
  'foreign-host': 'it is not an address of this machine',
};

/**
 * Extracts the text of `ENOENT: no such file or directory, open '/tmp/x.1234'`, without its code
 * and file name.
 */
const SYSTEM_ERROR = /^[A-Z][A-Z0-9]+: (.*?)(?:, [a-z]+(?: '.*)?)?$/s;

export interface SystemReason {
  /** Key for choosing a message. */
  readonly cause: string;
  /** Reason in English, for causes without a message. */
  readonly reason: string;
}

/** Reason for a system error, without codes and names of temporary files. */
export function systemReason(error: unknown): SystemReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  const cause = CAUSES.get(code) ?? 'other';
  const text = new Map(Object.entries(TEXTS)).get(cause);
  return { cause, reason: text ?? SYSTEM_ERROR.exec(message)?.[1] ?? message };
}
