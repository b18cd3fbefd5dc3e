import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core';
import type { ZrfGame } from '#games/zrf/rules/index.ts';
import { EMPTY, cellsOf, ownerOf, typeOf } from '#games/zrf/rules/index.ts';
import { artOf } from '#games/zrf/cells/board/art.ts';
import { codesOf, SIGN_SETS } from '#games/zrf/cells/board/codes.ts';
import { layoutOf, SCALES } from '#games/zrf/cells/board/layout.ts';
import type { BoardLayout } from '#games/zrf/cells/board/layout.ts';
import { styleOf } from '#games/zrf/cells/board/style.ts';
import { isUnpictured, displayedType } from '#games/zrf/voice/kinds.ts';
import { THEMES } from '#screen/cells/theme.ts';
import type { InkColour, PaperColour } from '#screen/cells/ink.ts';
import { nearest256 } from '../../../../src/terminal/ansi/colours.ts';
import { library } from '../../../screen/rules-table.ts';

const games = library.ids.map((id) => assertDefined(library.find(id)) as ZrfGame);

/** Visible cells of deciding players, one per type and player. */
function cellsToShow(game: ZrfGame, key: string): number[] {
  const { rules, roles } = game.playOf(key);
  const kinds = cellsOf(rules);
  const seen = new Set<string>();
  return Array.from({ length: kinds.count }, (_, cell) => cell).filter((cell) => {
    if (cell === EMPTY) return false;
    const [type, player] = [typeOf(kinds, cell), ownerOf(kinds, cell)];
    const name = `${displayedType(rules, type)} ${player}`;
    if (rules.players[player]?.kind !== 'decides' || seen.has(name)) return false;
    if (isUnpictured(rules, roles, type, player) || roles.isMan[type] !== true) return false;
    seen.add(name);
    return true;
  });
}

/** Shape of a piece, without its colours. */
function shapeOf({ codes, tile }: BoardLayout, cell: number): string {
  const text = codes[cell]?.text ?? '';
  return (artOf(text, tile) ?? [text.trim()]).join('\n');
}

describe('pieces', () => {
  it.each(games)('of $id differ in shape, in every set and size', (game) => {
    for (const { key } of game.variants) {
      const { rules, roles } = game.playOf(key);
      const cells = cellsToShow(game, key);
      for (const set of SIGN_SETS) {
        for (const scale of SCALES) {
          const layout = layoutOf(rules, { set, scale, style: styleOf(rules, roles) });
          const shapes = cells.map((cell) => shapeOf(layout, cell));
          expect(new Set(shapes).size, `${key} ${set} ${scale}: ${shapes.join(' ')}`).toBe(
            cells.length,
          );
        }
      }
    }
  });

  it('are drawn in ASCII alone in letters, if their names are', () => {
    for (const game of games) {
      const { rules } = game.playOf(assertDefined(game.variants[0]).key);
      const texts = codesOf(rules, 'letters').map(({ text }) => text);
      const others = texts.filter((text) => !/^[\x20-\x7e▒◇■◆●]*$/.test(text));
      expect(others, game.id).toEqual([]);
    }
  });
});

function luminance(rgb: number): number {
  const [red = 0, green = 0, blue = 0] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((one) => {
    const share = one / 255;
    return share <= 0.04 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const LEVELS = [0, 95, 135, 175, 215, 255];

/** Nearest colour of terminals with 256. */
function in256(rgb: number): number {
  const index = nearest256(rgb);
  if (index >= 232) return (8 + 10 * (index - 232)) * 0x010101;
  const level = (step: number) => LEVELS[Math.floor((index - 16) / step) % 6] ?? 0;
  return (level(36) << 16) | (level(6) << 8) | level(1);
}

/** Grounds on which pieces of these colours are drawn. */
const GROUNDS: readonly (readonly [InkColour, readonly PaperColour[]])[] = [
  ['white', ['light', 'dark', 'wood', 'wood-dark', 'felt', 'felt-dark']],
  ['black', ['light', 'dark', 'wood', 'wood-dark', 'felt', 'felt-dark']],
  ['carved', ['tile', 'far-tile']],
  ['carved-red', ['tile', 'far-tile']],
  ['mark', ['square-cursor', 'square-chosen', 'square-path', 'square-last', 'square-alarm']],
  ['south', ['deep', 'deep-dark']],
  ['bad', ['deep', 'deep-dark']],
];

describe.each(['evening', 'daylight', 'contrast', 'colour-blind'] as const)('%s', (palette) => {
  const { inks, papers } = THEMES[palette];

  it.each(GROUNDS)('shows %s pieces on their squares', (ink, grounds) => {
    for (const ground of grounds) {
      const [one, other] = [inks[ink], papers[ground]];
      expect(contrast(one.rgb, other.rgb), ground).toBeGreaterThan(2.6);
      expect(contrast(in256(one.rgb), in256(other.rgb)), ground).toBeGreaterThan(2.5);
      expect(one.basic, ground).not.toBe(other.basic);
    }
  });

  it('shades squares and marks in 16 colours too', () => {
    expect(papers.light.basic).not.toBe(papers.dark.basic);
    for (const [light, dark] of [
      ['light', 'dark'],
      ['wood', 'wood-dark'],
      ['felt', 'felt-dark'],
      ['deep', 'deep-dark'],
    ] as const)
      expect(nearest256(papers[light].rgb), dark).not.toBe(nearest256(papers[dark].rgb));
    for (const mark of ['square-cursor', 'square-chosen', 'square-alarm'] as const) {
      expect([papers.light.basic, papers.dark.basic]).not.toContain(papers[mark].basic);
    }
    expect(inks.grain.rgb).toBe(papers.dark.rgb);
    expect(inks.grain.basic).toBe(papers.dark.basic);
  });
});
