import { hashText } from '#core';
import type { List, Node } from '../syntax/node.ts';

/** Lists that change only texts, pictures and sounds. */
const LOOKS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'history',
  'strategy',
  'solution',
  'default',
  'translate',
  'image',
  'help',
  'notation',
  'open',
  'music',
]);

/** Options that change only how a game is shown and written. */
const LOOK_OPTIONS: ReadonlySet<string> = new Set([
  'animate captures',
  'animate drops',
  'board lines',
  'highlight goals',
  'letters',
  'notation',
  'numbering',
  'prevent flipping',
  'progressive levels',
  'show moves list',
  'silent ? moves',
  'smart moves',
]);

function wordOf(node: Node | undefined): string {
  return node === undefined || node.kind === 'list' ? '' : node.text.toLowerCase();
}

function isLook({ items }: List): boolean {
  const [head, name] = items;
  const word = wordOf(head);
  if (word === 'option') return LOOK_OPTIONS.has(wordOf(name));
  return LOOKS.has(word) || word.endsWith('-sound');
}

function write(node: Node, into: string[]): void {
  if (node.kind === 'atom') into.push(node.text);
  else if (node.kind === 'quoted') into.push(`"${node.text}"`);
  else if (!isLook(node)) {
    into.push('(');
    for (const item of node.items) write(item, into);
    into.push(')');
  }
}

/** Fingerprint of the sections of a game without its looks: 16 hexadecimal digits. */
export function fingerprintOfSections(sections: readonly List[]): string {
  const words: string[] = [];
  for (const section of sections) write(section, words);
  return hashText(words.join(' '));
}
