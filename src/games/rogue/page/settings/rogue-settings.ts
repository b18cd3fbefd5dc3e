import { isRecord } from '#kit/is-record.ts';
import { LOOT } from '../../voice/settings.ts';
import type { Loot } from '../../voice/settings.ts';

/** Palettes of the tile roguelike. */
export const ROGUE_PALETTES = ['torch', 'clear', 'contrast'] as const;
export type RoguePalette = (typeof ROGUE_PALETTES)[number];

/** Cell sizes in CSS pixels. */
export const ROGUE_CELLS = [16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96] as const;
export type RogueCell = (typeof ROGUE_CELLS)[number];

/** Display and gameplay settings of the tile roguelike. */
export interface RogueSettings {
  readonly palette: RoguePalette;
  /** Undefined to fit the window. */
  readonly cell?: RogueCell;
  /** Name of the hero's face; `own` for the player's picture. */
  readonly face: string;
  /** Non-default keys by command. */
  readonly keys: Readonly<Record<string, string>>;
  /** True if hints are shown in the first turns. */
  readonly hints: boolean;
  /** Items picked up by auto-explore. */
  readonly loot: Loot;
}

const ROGUE: RogueSettings = {
  palette: 'torch',
  face: 'shades',
  keys: {},
  hints: true,
  loot: 'useful',
};

/** Parses settings; invalid ones fall back to their defaults. */
export function parseRogue(value: unknown): RogueSettings {
  const found = isRecord(value) ? value : {};
  const { face, hints } = found;
  const cell = ROGUE_CELLS.find((one) => one === found['cell']);
  const keys = isRecord(found['keys']) ? Object.entries(found['keys']) : [];
  return {
    palette: ROGUE_PALETTES.find((one) => one === found['palette']) ?? ROGUE.palette,
    face: typeof face === 'string' ? face : ROGUE.face,
    loot: LOOT.find((one) => one === found['loot']) ?? ROGUE.loot,
    hints: typeof hints === 'boolean' ? hints : ROGUE.hints,
    keys: Object.fromEntries(
      keys.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    ...(cell === undefined ? {} : { cell }),
  };
}
