/** What stands in quotes means one thing for people and another for the names of files. */

/**
 * A text for people: a line break of the file and the blanks around it count as one blank, `\` is a
 * line break, a grave accent is a double quote.
 */
export function displayText(quoted: string): string {
  const lines = quoted.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  const last = lines.length - 1;
  const parts = lines.map((line, i) => {
    const start = i === 0 ? line : line.trimStart();
    return i === last ? start : start.trimEnd();
  });
  const joined = parts.filter((part, i) => i === 0 || i === last || part !== '').join(' ');
  return joined.replaceAll('\\', '\n').replaceAll('`', '"');
}

/** The path of a file as old systems write it, with `/` between folders. */
export function filePath(quoted: string): string {
  return quoted.trim().replaceAll('\\', '/');
}
