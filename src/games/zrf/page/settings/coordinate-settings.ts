import { isRecord } from '#kit/is-record.ts';

/** Boards that show row and column names. */
export interface CoordinateSettings {
  readonly plain: boolean;
  /** For files with a board picture, which may already contain the names. */
  readonly pictured: boolean;
}

const COORDINATES: CoordinateSettings = { plain: true, pictured: false };

/** Parses stored settings; missing ones get their defaults. */
export function parseCoordinates(value: unknown): CoordinateSettings {
  const { plain, pictured } = isRecord(value) ? value : {};
  return {
    plain: typeof plain === 'boolean' ? plain : COORDINATES.plain,
    pictured: typeof pictured === 'boolean' ? pictured : COORDINATES.pictured,
  };
}
