import type { ThemeName } from './themes.ts';
import { THEME_NAMES } from './themes.ts';

/** A floor of a generated world; the first is 1. */
export interface Floor {
  readonly number: number;
  readonly theme: ThemeName;
}

/** The world name of a floor. Names of files have no slashes, so none looks like this. */
export function floorName({ number, theme }: Floor): string {
  return `/${number}/${theme}`;
}

/** The floor with this world name; undefined for worlds from files. */
export function floorIn(name: string | undefined): Floor | undefined {
  const [, number, word] = /^\/(\d{1,3})\/([a-z]+)$/.exec(name ?? '') ?? [];
  const theme = THEME_NAMES.find((one) => one === word);
  return theme === undefined ? undefined : { number: Number(number), theme };
}

/** True for stairs from one floor to a higher one. */
export function isWayUp(from: string | undefined, to: string): boolean {
  const [here, there] = [floorIn(from), floorIn(to)];
  return here !== undefined && there !== undefined && there.number < here.number;
}
