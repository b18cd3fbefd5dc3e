import { isRecord } from '#kit/is-record.ts';

/** Cell sizes in CSS pixels. */
export const CAVES_CELLS = [16, 20, 24, 28, 32, 36, 40, 48, 56, 64] as const;
export type CavesCell = (typeof CAVES_CELLS)[number];

/** Display settings of the Caves page. */
export interface CavesSettings {
  /** Pictures, or the text screens of the terminal. */
  readonly view: 'tiles' | 'text';
  /** Undefined to fit the window. */
  readonly cell?: CavesCell;
}

/** Parses settings; invalid ones fall back to their defaults. */
export function parseCaves(value: unknown): CavesSettings {
  const found = isRecord(value) ? value : {};
  const cell = CAVES_CELLS.find((one) => one === found['cell']);
  return {
    view: found['view'] === 'text' ? 'text' : 'tiles',
    ...(cell === undefined ? {} : { cell }),
  };
}
