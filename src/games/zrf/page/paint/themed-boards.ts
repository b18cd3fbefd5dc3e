import { parsed } from '#core';
import type { RulesFolder } from '../../rules/index.ts';
import { builtInFolders } from '../files/built-in.ts';
import { BOARD_THEMES, paletteOf } from './themes.ts';
import type { BoardTheme } from './themes.ts';

/** Colours of grounds and lines in our own pictures of boards. */
const GROUNDS = ['#e5c48b', '#e6d0a2', '#f3ead6', '#efe3c6'] as const;
const LINES = ['#5a3f1c', '#5b432b', '#8d7b58', '#8b7446'] as const;
const HOLLOW = '#e0cfa6';

/** Path of one of our board pictures in a theme. */
export function themedPath(path: string, theme: BoardTheme, dark: boolean): string {
  return `${theme}/${dark ? 'dark' : 'light'}/${path}`;
}

function recolour(text: string, theme: BoardTheme, dark: boolean): string {
  const { wood, line, chequer } = paletteOf(dark, theme);
  let themed = text.replaceAll(`"${HOLLOW}"`, `"${chequer[1]}"`);
  for (const ground of GROUNDS) themed = themed.replaceAll(`"${ground}"`, `"${wood}"`);
  for (const ink of LINES) themed = themed.replaceAll(`"${ink}"`, `"${line}"`);
  return themed;
}

/** Our own pictures in all themes, recoloured when read. */
export function themedFolder(): RulesFolder {
  const { names, read } = builtInFolders.rules;
  const originals = new Map<string, readonly [name: string, theme: BoardTheme, dark: boolean]>();
  for (const theme of BOARD_THEMES) {
    for (const dark of [false, true]) {
      for (const name of names) originals.set(themedPath(name, theme, dark), [name, theme, dark]);
    }
  }
  return {
    names: [...originals.keys()],
    read: (path) => {
      const [name, theme, dark] = originals.get(path) ?? [path, 'standard', false];
      const bytes = read(name);
      if (!bytes.ok) return bytes;
      const text = recolour(new TextDecoder().decode(bytes.value), theme, dark);
      return parsed(new TextEncoder().encode(text));
    },
  };
}
