import { smallest } from '#core';
import { INKS, PAPERS } from '#screen';
import type { Theme, Tint } from '#screen';

/** Colours sent to the terminal: all, its 256 or 16, or none. */
export type ColourCount = 'full' | '256' | '16' | 'none';

/** Escape codes that set the ink and paper colours, by name. */
export interface ColourCodes {
  readonly inks: Readonly<Record<string, string>>;
  readonly papers: Readonly<Record<string, string>>;
}

/** Computes the codes of a theme once; drawing a frame then only joins strings. */
export function colourCodes(theme: Theme, count: ColourCount): ColourCodes {
  const shown = theme.mono ? 'none' : count;
  const inks = INKS.map((name) => [name, codeOf(theme.inks[name], shown, 0)]);
  const papers = PAPERS.map((name) => [name, codeOf(theme.papers[name], shown, 10)]);
  return {
    inks: Object.fromEntries(inks) as Record<string, string>,
    papers: Object.fromEntries(papers) as Record<string, string>,
  };
}

/** Paper codes equal ink codes plus ten. */
function codeOf({ rgb, basic }: Tint, count: ColourCount, shift: 0 | 10): string {
  if (count === 'none') return '';
  if (count === '16') return String((basic < 8 ? 30 + basic : 82 + basic) + shift);
  if (count === '256') return `${38 + shift};5;${nearest256(rgb)}`;
  return `${38 + shift};2;${parts(rgb).join(';')}`;
}

function parts(rgb: number): [number, number, number] {
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

const LEVELS = [0, 95, 135, 175, 215, 255] as const;

/** Nearest colour of the 6 x 6 x 6 cube or of the 24 greys. */
export function nearest256(rgb: number): number {
  const colour = parts(rgb);
  const steps = colour.map((channel) => nearestLevel(channel));
  const cube = steps.map((step) => LEVELS[step] ?? 0);
  const mean = (colour[0] + colour[1] + colour[2]) / 3;
  const grey = Math.max(0, Math.min(23, Math.round((mean - 8) / 10)));
  const level = 8 + 10 * grey;
  if (distance(colour, [level, level, level]) < distance(colour, cube)) return 232 + grey;
  return steps.reduce((sum, step) => sum * 6 + step, 0) + 16;
}

function nearestLevel(channel: number): number {
  const distances = LEVELS.map((level) => Math.abs(level - channel));
  return distances.indexOf(smallest(distances));
}

function distance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, channel, i) => sum + (channel - (b[i] ?? 0)) * (channel - (b[i] ?? 0)), 0);
}
