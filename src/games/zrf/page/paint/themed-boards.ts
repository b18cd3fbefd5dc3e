import { parsed } from '#core';
import type { RulesFolder } from '../../rules/index.ts';
import { builtInFolders } from '../files/built-in.ts';
import type { Palette } from './palette.ts';
import { BOARD_THEMES, paletteOf } from './themes.ts';
import type { BoardTheme } from './themes.ts';

/** Colours of our own pictures of boards, by the colour of a theme that replaces them. */
const ROLES: readonly (readonly [colours: readonly string[], ink: (theme: Palette) => string])[] = [
  [['#e5c48b', '#e6d0a2', '#f3ead6', '#efe3c6'], ({ wood }) => wood],
  // Squares and holes on boards with a frame, and the frame.
  [['#ecdcb5', '#e9edf4'], ({ chequer }) => chequer[0]],
  [['#e0cfa6', '#7a5a33', '#a8703f', '#2a62b4', '#5c4223', '#8b6f3f'], ({ chequer }) => chequer[1]],
  [
    ['#5a3f1c', '#5b432b', '#8d7b58', '#8b7446', '#1b4684', '#5b3a1d', '#3b2c12', '#c9a56b'],
    ({ line }) => line,
  ],
  // Holes for pegs are dark in every theme: pegs are light.
  [['#4d2f16', '#d29a63'], ({ rim }) => rim],
];

/** Path of one of our board pictures in a theme. */
export function themedPath(path: string, theme: BoardTheme, dark: boolean): string {
  return `${theme}/${dark ? 'dark' : 'light'}/${path}`;
}

function recolour(text: string, theme: BoardTheme, dark: boolean): string {
  const palette = paletteOf(dark, theme);
  let themed = text;
  for (const [colours, ink] of ROLES) {
    for (const colour of colours) themed = themed.replaceAll(`"${colour}"`, `"${ink(palette)}"`);
  }
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
