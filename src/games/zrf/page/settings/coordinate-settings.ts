import { isRecord } from '#kit/is-record.ts';

export const COORDINATE_PLACES = ['outside', 'inside', 'off'] as const;
/** Place of row and column names. */
export type CoordinatePlace = (typeof COORDINATE_PLACES)[number];

/** Row and column names of boards, and numbers of squares. */
export interface CoordinateSettings {
  readonly plain: CoordinatePlace;
  /** For boards whose squares have numbers, in which moves are written. */
  readonly numbered: CoordinatePlace;
  /** For files with a board picture, which may already contain the names. */
  readonly pictured: CoordinatePlace;
  /** True if numbers of squares and files are shown in games that write moves by them. */
  readonly numbers: boolean;
}

/** Kinds of boards, each with its own place of row and column names. */
export type BoardKind = 'plain' | 'numbered' | 'pictured';

const COORDINATES: CoordinateSettings = {
  plain: 'outside',
  numbered: 'off',
  pictured: 'off',
  numbers: true,
};

/** Earlier versions stored true or false. */
function parsePlace(value: unknown, fallback: CoordinatePlace): CoordinatePlace {
  if (typeof value === 'boolean') return value ? 'outside' : 'off';
  return COORDINATE_PLACES.find((one) => one === value) ?? fallback;
}

/** Parses stored settings; missing ones get their defaults. */
export function parseCoordinates(value: unknown): CoordinateSettings {
  const { plain, numbered, pictured, numbers } = isRecord(value) ? value : {};
  return {
    plain: parsePlace(plain, COORDINATES.plain),
    numbered: parsePlace(numbered, COORDINATES.numbered),
    pictured: parsePlace(pictured, COORDINATES.pictured),
    numbers: typeof numbers === 'boolean' ? numbers : COORDINATES.numbers,
  };
}
