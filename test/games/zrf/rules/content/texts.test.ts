import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core';
import { rolesOf } from '#games/zrf/rules/roles/roles.ts';
import type { Rules, Texts } from '#games/zrf/rules/model/index.ts';
import { FOLDER, openContent, rulesFiles } from './content.ts';

/** What a file calls a number of its men. */
const OWN_WORDS = 'men';

const TOPICS = ['description', 'history', 'strategy'] as const satisfies readonly (keyof Texts)[];

function pictures({ board, pieces }: Rules): readonly string[] {
  return [...board.images, ...pieces.flatMap(({ images }) => images.flat())];
}

function pieceKeys({ pieces }: Rules): string[] {
  return pieces.flatMap(({ name, help, description }) => {
    const word = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return [
      `piece-${word}`,
      ...(help === '' ? [] : [`help-${word}`]),
      ...(description === '' ? [] : [`description-${word}`]),
    ];
  });
}

/** Special squares of the game are called by the names of their zones. */
function zoneKeys([rules]: readonly Rules[]): string[] {
  if (rules === undefined) return [];
  return rolesOf(rules).landmarks.map((zone) => `zone-${rules.board.zones[zone]?.name ?? ''}`);
}

/** Keys of all that the file says, as its translations name them. */
function wantedKeys(rules: readonly Rules[]): ReadonlySet<string> {
  const { texts } = assertDefined(rules[0]);
  const told = TOPICS.filter((topic) => texts[topic] !== '');
  const ofVariants = rules.flatMap((own, index) => {
    if (index === 0) return [];
    const changed = TOPICS.filter((topic) => own.texts[topic] !== texts[topic]);
    return [`variant-${index}`, ...changed.map((topic) => `variant-${index}-${topic}`)];
  });
  return new Set(['title', ...told, ...ofVariants, ...rules.flatMap(pieceKeys), ...zoneKeys(rules)]);
}

function keysIn(path: string): string[] {
  return readFileSync(path, 'utf8').match(/^[a-z][\w-]*(?= =)/gm) ?? [];
}

describe.each(rulesFiles)('%s', (file) => {
  const rules = openContent(file).variants.map((variant) => variant.rules());

  test('is told in English', () => {
    const { texts } = assertDefined(rules[0]);
    for (const topic of TOPICS) expect(texts[topic]).not.toBe('');
  });

  test('is told in Russian', () => {
    const keys = keysIn(join(FOLDER, 'ru', file.replace('.zrf', '.ftl')));
    const others = keys.filter((key) => key !== OWN_WORDS);
    expect(others.sort()).toEqual([...wantedKeys(rules)].sort());
  });

  test('has words of its own for men, if any, in every language alike', () => {
    const own = ['en', 'ru'].map((language) => {
      const path = join(FOLDER, language, file.replace('.zrf', '.ftl'));
      return existsSync(path) ? keysIn(path).filter((key) => key === OWN_WORDS) : [];
    });
    const [english = [], russian = []] = own;
    // English has a word for all that Russian has one for; its usual one may do elsewhere.
    if (russian.length > 0) expect(english).toEqual(russian);
    expect(english.length).toBeLessThan(2);
  });

  test('has all its pictures', () => {
    const missing = rules.flatMap(pictures).filter((path) => !existsSync(join(FOLDER, path)));
    expect(missing).toEqual([]);
  });
});
