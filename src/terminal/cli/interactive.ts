/** Is a person at a terminal, be it one that is played line by line? */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Does the terminal print lines and nothing else? */
export function isDumb(): boolean {
  return process.env['TERM'] === 'dumb';
}
