import { readFileSync, readdirSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast.js';
import { describe, expect, test } from 'vitest';

/** Message files that a section of the glossary covers, by the beginning of their names. */
const TOPICS: Readonly<Record<string, RegExp>> = {
  'Every game': /./,
  Dice: /^(?:dice|packs|balance)/,
  Rogue: /^(?:rogue|runs|worlds)/,
  Caves: /^(?:caves|runs)/,
  'Board games': /^(?:boards|zrf|rules|setup)/,
  'Sliding puzzles': /^(?:sliding|blocks|editor|solve)/,
  Kalah: /^(?:kalah|web)/,
  'The lab': /^lab/,
};

interface Term {
  readonly section: string;
  readonly english: string;
  readonly russian: string;
  readonly rejected: readonly string[];
}

function readTerms(): readonly Term[] {
  const sections = readFileSync('docs/terms.md', 'utf8').split(/^## /m).slice(1);
  return sections.flatMap((text) => {
    const [section = '', ...lines] = text.split('\n');
    const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (?:English|-)/.test(line));
    return rows.map((row) => {
      const [english = '', russian = '', , not = ''] = row
        .slice(1)
        .split('|')
        .map((cell) => cell.trim());
      const rejected = not === '' ? [] : not.split(', ');
      return { section, english, russian, rejected };
    });
  });
}

/** All texts of a pattern, its variants included. */
function textOf(pattern: Pattern | null): string {
  if (pattern === null || typeof pattern === 'string') return pattern ?? '';
  const parts = pattern.map((part) => {
    if (typeof part === 'string') return part;
    return part.type === 'select'
      ? part.variants.map(({ value }) => textOf(value)).join('\n')
      : '…';
  });
  return parts.join('');
}

function messagesOf(section: string, language: 'en' | 'ru'): string {
  const folder = `content/locales/${language}`;
  const files = readdirSync(folder).filter((name) => TOPICS[section]?.test(name));
  return files
    .flatMap((name) => new FluentResource(readFileSync(`${folder}/${name}`, 'utf8')).body)
    .map(({ value }) => textOf(value))
    .join('\n');
}

/** Words of a term with any ending: English inflects little, Russian up to two letters. */
function inflected(term: string, language: 'en' | 'ru'): RegExp {
  const stems = term.split(' ').map((word) => {
    const cut = language === 'en' ? Number(word.length > 4) : word.length > 5 ? 2 : 1;
    return `${word.length > 3 ? word.slice(0, word.length - cut) : word}\\p{L}*`;
  });
  return new RegExp(`(?<!\\p{L})${stems.join('\\s+')}`, 'iu');
}

const terms = readTerms();

test('the glossary covers every section', () => {
  expect([...new Set(terms.map(({ section }) => section))]).toEqual(Object.keys(TOPICS));
  expect(terms.length).toBeGreaterThan(120);
});

describe.each(Object.keys(TOPICS))('messages of %s', (section) => {
  const own = terms.filter((term) => term.section === section);
  const english = messagesOf(section, 'en');
  const russian = messagesOf(section, 'ru');

  test('use every term of the glossary', () => {
    const unused = own.flatMap((term) => [
      ...(inflected(term.english, 'en').test(english) ? [] : [term.english]),
      ...(inflected(term.russian, 'ru').test(russian) ? [] : [term.russian]),
    ]);
    expect(unused).toEqual([]);
  });

  test('use no rejected word', () => {
    const texts = `${english}\n${russian}`;
    const used = own
      .flatMap(({ rejected }) => rejected)
      .filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(texts));
    expect(used).toEqual([]);
  });
});
