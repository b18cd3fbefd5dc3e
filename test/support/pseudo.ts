/*
 * Pseudo-locale: English in accented letters. Any text in plain letters has bypassed translation.
 */

const LATIN_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = Array.from('ȧƀƈḓḗƒɠħīĵķŀɱƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ');

/** Text in the letters of the pseudo-locale. */
export function mark(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => MARKED[LATIN_LETTERS.indexOf(letter)] ?? letter);
}

const ENTRY = /-?[a-z][\w-]*[ ]*=[ ]*/iy;
const COMMENT = /#[^\n]*/y;
const VARIANT = /\s*\*?\[[^\]]*\][ ]*/y;
const STRING = /"[^"]*"/y;

/**
 * Converts the texts of a Fluent file to the pseudo-locale, leaving identifiers, selectors and
 * functions unchanged.
 */
export function markFluent(source: string): string {
  let at = 0;
  let marked = '';
  /** Stack of parser modes, outermost first. */
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
    // The end of a select expression also ends the text of its last variant.
    if (char === '}') modes.splice(isText ? -2 : -1);
    marked += isText && char !== '{' ? mark(char) : char;
    at += 1;
  }
  return marked;
}

/** Key names and other words that are never translated. */
const COMMON = new Set(
  'Turnwright Enter Esc Tab Home End Space Backspace Delete PgUp PgDn Ctrl Shift'.split(' '),
);

/** Random seed as generated: letters and digits that may happen to look like words. */
const SEED = /\b[a-z\d]{4}-[a-z\d]{4}\b/g;

/** Words of a text that are not in the pseudo-locale, except the allowed ones. */
export function plainWords(text: string, allowed: ReadonlySet<string> = new Set()): string[] {
  const words = text.replace(SEED, ' ').match(/[A-Za-z]{2,}/g) ?? [];
  return [...new Set(words)].filter((word) => !COMMON.has(word) && !allowed.has(word));
}
