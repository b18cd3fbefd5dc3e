import { isRecord } from '#kit/is-record.ts';

/** Which boards show the names of rows and columns. */
export interface CoordinateSettings {
  readonly plain: boolean;
  /** Of files whose picture of the board may have such names already. */
  readonly pictured: boolean;
}

const COORDINATES: CoordinateSettings = { plain: true, pictured: false };

/** The settings that were chosen; the rest keep their defaults. */
export function parseCoordinates(value: unknown): CoordinateSettings {
  const { plain, pictured } = isRecord(value) ? value : {};
  return {
    plain: typeof plain === 'boolean' ? plain : COORDINATES.plain,
    pictured: typeof pictured === 'boolean' ? pictured : COORDINATES.pictured,
  };
}
