/*
 * Pragmas are options of this program in comments, which other programs skip:
 * `;@ (option "notation" chess)`.
 */

/** Start of a comment that holds a pragma. */
export const PRAGMA = ';@';

const OPTIONS =
  /^(?:\(\s*option\s+"[^"()]{1,80}"\s+(?:"[^"()]{1,200}"|[^"\s();]{1,200})\s*\)\s*)+$/;

/** True if the comment that begins at an offset holds a form. */
export function isPragma(text: string, start: number): boolean {
  if (!text.startsWith(PRAGMA, start)) return false;
  let at = start + PRAGMA.length;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return text[at] === '(';
}

/** True if a comment consists of whole options, so that no list continues on the next line. */
export function isWholePragma(comment: string): boolean {
  return OPTIONS.test(comment.slice(PRAGMA.length).trim());
}
