import { isRecord } from '#kit/is-record.ts';
import { LOOT } from '../../voice/settings.ts';
import type { Loot } from '../../voice/settings.ts';

/** The colours of the tile roguelike. */
export const ROGUE_PALETTES = ['torch', 'clear', 'contrast'] as const;
export type RoguePalette = (typeof ROGUE_PALETTES)[number];

/** How large a cell is, in CSS pixels. */
export const ROGUE_CELLS = [16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96] as const;
export type RogueCell = (typeof ROGUE_CELLS)[number];

/** How the tile roguelike is shown and played. */
export interface RogueSettings {
  readonly palette: RoguePalette;
  /** Undefined: as the window allows. */
  readonly cell?: RogueCell;
  /** The name of the hero's face; `own` for the picture that was brought. */
  readonly face: string;
  /** Keys by their commands, where they are not the default. */
  readonly keys: Readonly<Record<string, string>>;
  /** Whether the first turns are explained. */
  readonly hints: boolean;
  /** Items that Explore goes for. */
  readonly loot: Loot;
}

const ROGUE: RogueSettings = {
  palette: 'torch',
  face: 'shades',
  keys: {},
  hints: true,
  loot: 'useful',
};

/** What was chosen; the rest keeps its default. */
export function parseRogue(value: unknown): RogueSettings {
  const found = isRecord(value) ? value : {};
  const { face, hints } = found;
  const cell = ROGUE_CELLS.find((known) => known === found['cell']);
  const keys = isRecord(found['keys']) ? Object.entries(found['keys']) : [];
  return {
    palette: ROGUE_PALETTES.find((known) => known === found['palette']) ?? ROGUE.palette,
    face: typeof face === 'string' ? face : ROGUE.face,
    loot: LOOT.find((known) => known === found['loot']) ?? ROGUE.loot,
    hints: typeof hints === 'boolean' ? hints : ROGUE.hints,
    keys: Object.fromEntries(
      keys.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    ...(cell === undefined ? {} : { cell }),
  };
}
