/** True if a person is at a terminal, including a line-based one. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** True if the terminal only prints lines. */
export function isDumb(): boolean {
  return process.env['TERM'] === 'dumb';
}
