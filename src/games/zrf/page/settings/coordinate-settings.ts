import { isRecord } from '#kit/is-record.ts';

export const COORDINATE_PLACES = ['outside', 'inside', 'off'] as const;
/** Place of row and column names. */
export type CoordinatePlace = (typeof COORDINATE_PLACES)[number];

/** Row and column names of boards. */
export interface CoordinateSettings {
  readonly plain: CoordinatePlace;
  /** For files with a board picture, which may already contain the names. */
  readonly pictured: CoordinatePlace;
}

const COORDINATES: CoordinateSettings = { plain: 'outside', pictured: 'off' };

/** Earlier versions stored true or false. */
function parsePlace(value: unknown, fallback: CoordinatePlace): CoordinatePlace {
  if (typeof value === 'boolean') return value ? 'outside' : 'off';
  return COORDINATE_PLACES.find((one) => one === value) ?? fallback;
}

/** Parses stored settings; missing ones get their defaults. */
export function parseCoordinates(value: unknown): CoordinateSettings {
  const { plain, pictured } = isRecord(value) ? value : {};
  return {
    plain: parsePlace(plain, COORDINATES.plain),
    pictured: parsePlace(pictured, COORDINATES.pictured),
  };
}
