import { StateTextError, word } from '#kit/text/state-reading.ts';
import type { CavesContent } from '../model/content.ts';
import { HEIGHT, WIDTH } from '../model/place.ts';
import type { Level } from '../model/state.ts';
import type { Cloud } from '../model/terrain.ts';
import { makeNumber, readNumber } from './numbers.ts';

const SUBJECT = 'a level';
const MAX_CELL = WIDTH * HEIGHT - 1;
const MAX_AMOUNT = 1_000_000;

/** Parts that only levels of packs have: their kind, clouds as `fire 1f:3 20:2`, and choices. */
export function makeExtras({ kind, clouds, choices }: Level): readonly string[] {
  if (kind === undefined && clouds === undefined && choices === undefined) return [];
  return [kind ?? '', makeClouds(clouds ?? []), makeChoices(choices ?? [])];
}

function makeClouds(clouds: readonly Cloud[]): string {
  return clouds
    .map(({ cell, kind, amount }) => `${kind} ${makeNumber(cell)}:${makeNumber(amount)}`)
    .join(';');
}

function makeChoices(choices: readonly (readonly number[])[]): string {
  return choices.map((cells) => cells.map(makeNumber).join(' ')).join(';');
}

export function readExtras(
  content: CavesContent,
  extras: readonly string[],
): Pick<Level, 'kind' | 'clouds' | 'choices'> {
  const [kind = '', clouds = '', choices = ''] = extras;
  const level = {
    ...(kind === '' ? {} : { kind: word(kind, Object.keys(content.kinds), SUBJECT) }),
    ...(clouds === '' ? {} : { clouds: readClouds(content, clouds) }),
    ...(choices === '' ? {} : { choices: readChoices(choices) }),
  };
  const again = makeExtras({ tiles: '', items: [], known: '', remembered: [], ...level });
  if (extras.length > 0 && again.join('|') !== extras.join('|')) throw new StateTextError(SUBJECT);
  return level;
}

function readClouds(content: CavesContent, text: string): readonly Cloud[] {
  const kinds = Object.keys(content.clouds);
  const clouds = text.split(';').map((one): Cloud => {
    const [, kind, cell = '', amount = ''] = /^(\S+) (\w+):(\w+)$/.exec(one) ?? [];
    return {
      kind: word(kind, kinds, SUBJECT),
      cell: readNumber(cell, MAX_CELL, SUBJECT),
      amount: readNumber(amount, MAX_AMOUNT, SUBJECT),
    };
  });
  const isSorted = clouds.every(({ cell }, at) => at === 0 || cell > (clouds[at - 1]?.cell ?? 0));
  if (!isSorted) throw new StateTextError(SUBJECT);
  return clouds;
}

function readChoices(text: string): readonly (readonly number[])[] {
  return text
    .split(';')
    .map((group) => group.split(' ').map((cell) => readNumber(cell, MAX_CELL, SUBJECT)));
}
