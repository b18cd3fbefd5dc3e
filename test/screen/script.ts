import { NAMED_KEYS } from '#play/key-names.ts';
import type { NamedKey } from '#play/key-names.ts';
import { namedKey, typedKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';

/** Parses keys from a script of words: `3`, `enter`, `г`, `ctrl+z`; for tests and macros. */
export function parseKeys(script: string): Key[] {
  return script
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(parseKey);
}

function parseKey(word: string): Key {
  const ctrl = word.startsWith('ctrl+');
  const name = ctrl ? word.slice('ctrl+'.length) : word;
  const named = NAMED_KEYS.find((one): one is NamedKey => one === name);
  return named === undefined ? typedKey(name, { ctrl }) : namedKey(named, { ctrl });
}
