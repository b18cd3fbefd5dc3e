/*
 * A language in which nobody speaks: English with other letters. Whatever is written in plain letters
 * while it is on was not translated.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = Array.from('ȧƀƈḓḗƒɠħīĵķŀɱƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ');

/** A text in the letters of that language. */
export function mark(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter);
}

const ENTRY = /-?[a-z][\w-]*[ ]*=[ ]*/iy;
const COMMENT = /#[^\n]*/y;
const VARIANT = /\s*\*?\[[^\]]*\][ ]*/y;
const STRING = /"[^"]*"/y;

/** The texts of a Fluent file in that language; identifiers, selectors and functions stay as they are. */
export function markFluent(source: string): string {
  let at = 0;
  let marked = '';
  /** Whether text or an expression is read, from the outermost inwards. */
  const modes: ('text' | 'expression')[] = ['text'];
  const copy = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(source) ?? [];
    if (found === undefined || found === '') return false;
    marked += pattern === STRING ? mark(found) : found;
    at += found.length;
    return true;
  };
  while (at < source.length) {
    const isLineStart = at === 0 || source[at - 1] === '\n';
    if (modes.length === 1 && isLineStart && (copy(COMMENT) || copy(ENTRY))) continue;
    const isText = modes.at(-1) === 'text';
    if (modes.length > 1 && isText && isLineStart && copy(VARIANT)) continue;
    const char = source[at] ?? '';
    if (!isText && char === '"' && copy(STRING)) continue;
    if (!isText && source.startsWith('->', at)) {
      marked += '->';
      at += 2;
      copy(VARIANT);
      modes.push('text');
      continue;
    }
    if (char === '{') modes.push('expression');
    // The end of a choice ends the text of its last variant, too.
    if (char === '}') modes.splice(isText ? -2 : -1);
    marked += isText && char !== '{' ? mark(char) : char;
    at += 1;
  }
  return marked;
}

/** Names of keys, and other words that are the same in every language. */
const COMMON = new Set(
  'Turnwright Enter Esc Tab Home End Space Backspace Delete PgUp PgDn Ctrl Shift'.split(' '),
);

/** A seed as it is drawn: letters and digits that only happen to be like words. */
const SEED = /\b[a-z\d]{4}-[a-z\d]{4}\b/g;

/** The words of a text that are not in that language, but for those that may stand as they are. */
export function plainWords(text: string, allowed: ReadonlySet<string> = new Set()): string[] {
  const words = text.replace(SEED, ' ').match(/[A-Za-z]{2,}/g) ?? [];
  return [...new Set(words)].filter((word) => !COMMON.has(word) && !allowed.has(word));
}
