import { barOf, helpOf } from '#play';
import { CAVES_BAR, CAVES_KEYS, CAVES_OVER_KEYS, LIST_KEYS } from '../../voice/keymap.ts';
import { keyNamesIn } from '../../voice/key-names.ts';
import type { KeyNames } from '../../voice/key-names.ts';
import type { Say } from '#i18n/say.ts';
import type { Context } from '#screen/model/context.ts';
import { keyLabels } from '#screen/model/key.ts';
import type { KeyLabel } from '#screen/model/key.ts';

/** Key names for messages; on touch screens, button names where they exist. */
export function keyNames({ say, environment }: Context): KeyNames {
  return keyNamesIn(say, environment.isTouch?.() === true);
}

/** True if the shell draws pictures in place of letters. */
export function hasPictures({ environment }: Context): boolean {
  return environment.offered.includes('graphics');
}

/** The key bar. After help comes the key of the stairs underfoot, if any. */
export function barKeys(
  say: Say,
  hasTiles: boolean,
  stairs: 'up' | 'down' | undefined,
): readonly KeyLabel[] {
  const [help, ...others] = CAVES_BAR;
  const first = stairs === undefined ? [help] : [help, `climb-${stairs}` as const];
  const rest = others.filter((one) => one !== first[1] && (hasTiles || one !== 'tiles'));
  return keyLabels(say, barOf(CAVES_KEYS, [...first, ...rest]));
}

/** The keys of a selection list, up to the letter `last`. */
export function listKeys(say: Say, last: string): readonly KeyLabel[] {
  const letters = last === 'a' ? last : `a–${last}`;
  const bar = barOf(LIST_KEYS).map((row, at) => {
    return LIST_KEYS[at]?.command === 'take'
      ? { ...row, keys: [`${row.keys[0]}, ${letters}`] }
      : row;
  });
  return keyLabels(say, bar);
}

/** The keys of a finished run. */
export function overKeys(say: Say): readonly KeyLabel[] {
  return keyLabels(say, barOf(CAVES_OVER_KEYS));
}

/** All keys of a run, for help. Ctrl-P prints pages and only pages have pictures. */
export function helpKeys(say: Say, hasTiles: boolean): readonly KeyLabel[] {
  const map = CAVES_KEYS.flatMap((row) => {
    if (!hasTiles) return row.command === 'tiles' ? [] : [row];
    return [{ ...row, keys: row.keys.filter((key) => !key.startsWith('ctrl-')) }];
  });
  return keyLabels(say, helpOf(map));
}
