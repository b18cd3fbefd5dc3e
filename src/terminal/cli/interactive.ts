/** Is a person at a terminal that can show screens? */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}
