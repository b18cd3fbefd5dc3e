import { describe, expect, it } from 'vitest';
import { widthOf } from '#screen/cells/glyphs.ts';
import { wrap } from '#screen/widgets/words.ts';
import { must } from '#core';
import { builtInFolders, readBuiltIn } from '../rules/built-in.ts';
import { wordsIn } from '../voice/stage.ts';

/** Columns inside the frame of the table at 80x24, and beside the widest die there. */
const COLUMNS = 76;
const BESIDE_DIE = 57;

const TEXTS = builtInFolders.flatMap((folder) =>
  ['en', 'ru'].map((language) => [folder, language] as const),
);

describe.each(TEXTS)('at 80x24, %s in %s', (folder, language) => {
  const texts = [...(must(readBuiltIn(folder).pack).texts.get(language) ?? [])];
  const textsOf = (key: RegExp) => texts.filter(([id]) => key.test(id));

  it('fits descriptions of locations in two rows, and of threats in three', () => {
    const places = textsOf(/^locations\..*\.description$/);
    const threats = textsOf(/^(enemies|obstacles|villains)\..*\.description$/);
    expect([places.length, threats.length].every((count) => count > 20)).toBe(true);
    const rows = (text: string, columns: number) => wrap(text, columns).length;
    expect(places.filter(([, text]) => rows(text, COLUMNS) > 2)).toEqual([]);
    expect(threats.filter(([, text]) => rows(text, BESIDE_DIE) > 3)).toEqual([]);
  });

  it('fits short messages in one row', () => {
    const shownTexts = textsOf(/\.(closed|escaped)$/);
    expect(shownTexts.filter(([id]) => !id.startsWith('heroes.')).length).toBeGreaterThan(30);
    expect(
      shownTexts.filter(([, text]) => text.split('\n').some((line) => widthOf(line) > COLUMNS)),
    ).toEqual([]);
  });

  it('fits remarks in one row with the name of any hero', () => {
    const { say } = wordsIn(language);
    const long = textsOf(/^heroes\./).flatMap(([id, text]) => {
      const [, heroClass = ''] = id.split('.');
      const names = say(`dice-names-${heroClass}`).split(', ');
      return text
        .split('\n')
        .flatMap((line) =>
          names.map((hero) => say('dice-said-remark', { hero, line, ends: 'no' })),
        );
    });
    expect(long.length).toBeGreaterThan(400);
    expect(long.filter((line) => widthOf(line) > COLUMNS)).toEqual([]);
  });
});
