/** Characters that shells leave alone. */
const PLAIN = /^[\w./:=,@%+-]+$/;

/** Argument of a command, quoted for a shell if necessary. */
export function quoteArgument(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The command of this process, to copy into a shell. */
export function commandAgain(): string {
  return ['turnwright', ...process.argv.slice(2).map(quoteArgument)].join(' ');
}
