import { expect, test } from 'vitest';
import { must } from '#core';
import { builtInFolders } from '#games/zrf/page/files/built-in.ts';
import { themedFolder, themedPath } from '#games/zrf/page/paint/themed-boards.ts';
import { BOARD_THEMES, paletteOf } from '#games/zrf/page/paint/themes.ts';

const BOARDS = builtInFolders.rules.names.filter((name) => /boards\/|\/board/.test(name));

test('our boards have pictures', () => {
  expect(BOARDS.length).toBeGreaterThan(15);
});

test.each(BOARDS)('%s takes the colours of each theme', (name) => {
  const folder = themedFolder();
  for (const theme of BOARD_THEMES) {
    for (const dark of [false, true]) {
      const text = new TextDecoder().decode(must(folder.read(themedPath(name, theme, dark))));
      const { chequer, wood, line, rim } = paletteOf(dark, theme);
      expect([...chequer, wood].some((ground) => text.includes(`"${ground}"`))).toBe(true);
      expect([line, rim].some((ink) => text.includes(`"${ink}"`))).toBe(true);
    }
  }
});
