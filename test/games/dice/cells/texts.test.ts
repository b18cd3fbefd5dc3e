import { describe, expect, it } from 'vitest';
import { widthOf } from '#screen/cells/glyphs.ts';
import { wrap } from '#screen/widgets/words.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from '../voice/stage.ts';

/** Columns inside the frame of the table at 80x24, and beside the widest die there. */
const COLUMNS = 76;
const BESIDE_DIE = 57;

describe.each(['en', 'ru'])('at 80x24, in %s', (language) => {
  const texts = [...(tideBells.texts.get(language) ?? [])];
  const textsOf = (key: RegExp) => texts.filter(([id]) => key.test(id));

  it('fits descriptions of locations in two rows, and of threats in three', () => {
    const places = textsOf(/^locations\..*\.description$/);
    const threats = textsOf(/^(enemies|obstacles|villains)\..*\.description$/);
    expect([places.length, threats.length].every((count) => count > 30)).toBe(true);
    const rows = (text: string, columns: number) => wrap(text, columns).length;
    expect(places.filter(([, text]) => rows(text, COLUMNS) > 2)).toEqual([]);
    expect(threats.filter(([, text]) => rows(text, BESIDE_DIE) > 3)).toEqual([]);
  });

  it('fits short messages in one row', () => {
    const shownTexts = textsOf(/\.(closed|escaped)$/);
    expect(shownTexts.filter(([id]) => !id.startsWith('heroes.')).length).toBeGreaterThan(40);
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
