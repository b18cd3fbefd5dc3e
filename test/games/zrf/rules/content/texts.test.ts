import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core';
import { rolesOf } from '#games/zrf/rules/roles/roles.ts';
import { familyOf } from '#games/zrf/notation/index.ts';
import type { NotationFamily, Rules, Texts } from '#games/zrf/rules/model/index.ts';
import { FOLDER, openContent, rulesFiles } from './content.ts';

/** True for the file's own word for men, and its own reasons for an end. */
function isOwnWord(key: string): boolean {
  return key === 'men' || key.startsWith('ending-');
}

const TOPICS = ['description', 'history', 'strategy'] as const satisfies readonly (keyof Texts)[];

function pictures({ board, pieces }: Rules): readonly string[] {
  return [...board.images, ...pieces.flatMap(({ images }) => images.flat())];
}

/** Families that write signs of pieces, which follow the reader's language. */
const WITH_SIGNS: readonly NotationFamily[] = ['chess', 'shogi', 'xiangqi'];

function pieceKeys(rules: Rules): string[] {
  const hasSigns = WITH_SIGNS.includes(familyOf(rules));
  return rules.pieces.flatMap(({ name, notation, help, description }) => {
    const word = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return [
      `piece-${word}`,
      ...(hasSigns && notation !== '' ? [`sign-${word}`] : []),
      ...(help === '' ? [] : [`help-${word}`]),
      ...(description === '' ? [] : [`description-${word}`]),
    ];
  });
}

/** Keys of special squares, from their zone names. */
function zoneKeys([rules]: readonly Rules[]): string[] {
  if (rules === undefined) return [];
  return rolesOf(rules).landmarks.map((zone) => `zone-${rules.board.zones[zone]?.name ?? ''}`);
}

/** Keys of all translatable texts of a file. */
function wantedKeys(rules: readonly Rules[]): ReadonlySet<string> {
  const { texts } = assertDefined(rules[0]);
  const shownTopics = TOPICS.filter((topic) => texts[topic] !== '');
  const ofVariants = rules.flatMap((own, index) => {
    if (index === 0) return [];
    const changed = TOPICS.filter((topic) => own.texts[topic] !== texts[topic]);
    return [`variant-${index}`, ...changed.map((topic) => `variant-${index}-${topic}`)];
  });
  return new Set(['title', ...shownTopics, ...ofVariants, ...rules.flatMap(pieceKeys), ...zoneKeys(rules)]);
}

function keysIn(path: string): string[] {
  return readFileSync(path, 'utf8').match(/^[a-z][\w-]*(?= =)/gm) ?? [];
}

describe.each(rulesFiles)('%s', (file) => {
  const rules = openContent(file).variants.map((variant) => variant.rules());

  test('has all English texts', () => {
    const { texts } = assertDefined(rules[0]);
    for (const topic of TOPICS) expect(texts[topic]).not.toBe('');
  });

  test('has all Russian texts', () => {
    const keys = keysIn(join(FOLDER, 'ru', file.replace('.zrf', '.ftl')));
    const others = keys.filter((key) => !isOwnWord(key));
    expect(others.sort()).toEqual([...wantedKeys(rules)].sort());
  });

  test('has its own words, if any, in every language', () => {
    const own = ['en', 'ru'].map((language) => {
      const path = join(FOLDER, language, file.replace('.zrf', '.ftl'));
      return existsSync(path) ? keysIn(path).filter(isOwnWord) : [];
    });
    const [english = [], russian = []] = own;
    // English needs words only if Russian has them; its usual ones may be enough elsewhere.
    if (russian.length > 0) expect(english).toEqual(russian);
    expect(new Set(english).size).toBe(english.length);
  });

  test('has all its pictures', () => {
    const missing = rules.flatMap(pictures).filter((path) => !existsSync(join(FOLDER, path)));
    expect(missing).toEqual([]);
  });
});
