import { failed, parsed } from '#core';
import { rulesProblem } from '../../rules/index.ts';
import type { RulesFolder } from '../../rules/index.ts';
import { builtInFolders } from '../files/built-in.ts';
import type { Family, Figure } from './figures.ts';
import { drawFlatDisc, drawFlatStone, drawMineralStone, drawWoodDisc } from './discs.ts';
import { drawModernChessman } from './modern-chess.ts';
import { drawModernShogiTile, drawModernXiangqiDisc, drawWoodChessman } from './recoloured.ts';

/** Names of sets; some families share them. */
export const SET_NAMES = [
  'classic',
  'wood',
  'modern',
  'kanji',
  'symbols',
  'glossy',
  'mineral',
] as const;
export type SetName = (typeof SET_NAMES)[number];

/** SVG of a figure; undefined if the set has none. */
type Draw = (kind: string, side: string) => string | undefined;

interface PieceSet {
  readonly name: SetName;
  readonly draw: Draw;
}

/** Text of one of our own pictures. */
function pictureText(path: string): string | undefined {
  const bytes = builtInFolders.rules.read(`images/${path}.svg`);
  return bytes.ok ? new TextDecoder().decode(bytes.value) : undefined;
}

const chessman: Draw = (kind, side) => pictureText(`chess/${side.slice(0, 1)}${kind}`);
const kanji: Draw = (kind, side) => pictureText(`shogi/${side.slice(0, 1)}${kind}`);
const characters: Draw = (kind, side) => pictureText(`xiangqi/${side.slice(0, 1)}${kind}`);

function remade(source: Draw, remake: (text: string, side: string) => string | undefined): Draw {
  return (kind, side) => {
    const text = source(kind, side);
    return text === undefined ? undefined : remake(text, side);
  };
}

/** Sets of each family, the default first. */
export const PIECE_SETS: Readonly<Record<Family, readonly PieceSet[]>> = {
  chess: [
    { name: 'classic', draw: chessman },
    { name: 'wood', draw: remade(chessman, drawWoodChessman) },
    { name: 'modern', draw: drawModernChessman },
  ],
  shogi: [
    { name: 'kanji', draw: kanji },
    {
      name: 'symbols',
      draw: (kind, side) => pictureText(`shogi-international/${side.slice(0, 1)}${kind}`),
    },
    { name: 'modern', draw: remade(kanji, drawModernShogiTile) },
  ],
  xiangqi: [
    { name: 'kanji', draw: characters },
    {
      name: 'symbols',
      draw: (kind, side) => pictureText(`xiangqi-international/${side.slice(0, 1)}${kind}`),
    },
    { name: 'modern', draw: remade(characters, drawModernXiangqiDisc) },
  ],
  discs: [
    { name: 'classic', draw: (kind, side) => pictureText(`common/${kind}-${side}`) },
    { name: 'wood', draw: drawWoodDisc },
    { name: 'modern', draw: drawFlatDisc },
  ],
  stones: [
    {
      name: 'glossy',
      draw: (kind, side) => pictureText(`${kind === 'chain' ? 'hex' : 'common'}/${kind}-${side}`),
    },
    { name: 'mineral', draw: drawMineralStone },
    { name: 'modern', draw: drawFlatStone },
  ],
};

/** Name of a figure's picture in the folder of a set. */
export function pictureName({ kind, side, isTurned = false }: Figure): string {
  return `${kind} ${side}${isTurned ? ' turned' : ''}.svg`;
}

/** Turns a drawing of 48 by 48 around. */
function turn(text: string): string {
  const [start, end] = [text.indexOf('>') + 1, text.lastIndexOf('</svg>')];
  const inside = text.slice(start, end);
  return `${text.slice(0, start)}<g transform="rotate(180 24 24)">${inside}</g></svg>`;
}

/** Folder with the pictures of a set, drawn when read. */
export function folderOfSet({ draw }: PieceSet, figures: readonly Figure[]): RulesFolder {
  const drawn = new Map(figures.map((figure) => [pictureName(figure), figure]));
  return {
    names: [...drawn.keys()],
    read: (name) => {
      const figure = drawn.get(name);
      const text = figure && draw(figure.kind, figure.side);
      if (text === undefined) return failed(rulesProblem('rules-missing', { name }));
      return parsed(new TextEncoder().encode(figure?.isTurned === true ? turn(text) : text));
    },
  };
}
