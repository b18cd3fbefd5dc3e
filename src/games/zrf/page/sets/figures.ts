import { own } from '#core';
import type { Rules } from '../../rules/index.ts';
import { builtInFolders } from '../files/built-in.ts';
import { pieceImage } from '../paint/pictures.ts';
import { replacementFor } from '../paint/stand-ins.ts';

/** Games whose pieces look alike, each with its own piece sets. */
export const FAMILIES = ['chess', 'shogi', 'xiangqi', 'discs', 'stones'] as const;
export type Family = (typeof FAMILIES)[number];

/** A piece as every set of its family can draw it. */
export interface Figure {
  readonly kind: string;
  readonly side: string;
  /** True for one that points the other way, as in shogi on a turned board. */
  readonly isTurned?: boolean;
}

/** Figures of the pieces of a game. */
export interface Figures {
  readonly family: Family;
  /** Every kind on every side. */
  readonly all: readonly Figure[];
  of(type: number, player: number): Figure | undefined;
}

/** Letters of sides in names of pictures. */
const SIDES = { w: 'white', b: 'black', r: 'red' } as const;

/** Thai pieces that correspond to chess pieces. */
const THAI = {
  khun: 'king',
  met: 'queen',
  promoted: 'queen',
  khon: 'bishop',
  ma: 'knight',
  rua: 'rook',
  bia: 'pawn',
} as const;

interface Found extends Figure {
  readonly family: Family;
}

/** Figure shown by one of our own pictures. */
export function figureOf(path: string): Found | undefined {
  const [, folder = '', base = ''] = /^images\/([\w-]+)\/([\w-]+)\.svg$/.exec(path) ?? [];
  const [letter, kind] = [base.slice(0, 1), base.slice(1)];
  const side = own(SIDES, letter) ?? '';
  switch (folder) {
    case 'chess':
      return { family: 'chess', kind, side };
    case 'makruk':
      return { family: 'chess', kind: own(THAI, kind) ?? kind, side };
    case 'shogi':
    case 'shogi-international':
      return { family: 'shogi', kind, side };
    case 'xiangqi':
    case 'xiangqi-international':
      return { family: 'xiangqi', kind, side };
    case 'common':
    case 'hex': {
      const [name = '', colour = ''] = base.split('-');
      return {
        family: name === 'man' || name === 'king' ? 'discs' : 'stones',
        kind: name,
        side: colour,
      };
    }
    default:
      return undefined;
  }
}

/** Path words that select the pictures of a family for files without any. */
const GUESSES = ['chess', 'shogi', 'xiangqi', 'checkers', 'gomoku'] as const;
/** Sides of players without a colour, in turn order. */
const ORDER = ['white', 'black'] as const;

type Lookup = (type: number, player: number) => Found | undefined;

function lookupByPicture(rules: Rules): Lookup {
  const ours = new Set(builtInFolders.rules.names);
  return (type, player) => {
    const path = pieceImage(rules, type, player, 0);
    if (path === undefined) return undefined;
    const piece = rules.pieces[type]?.name ?? '';
    const named = { path, piece, player: rules.players[player]?.name ?? '' };
    return figureOf(ours.has(path) ? path : (replacementFor(named) ?? ''));
  };
}

function lookupByName(rules: Rules, guess: string): Lookup {
  return (type, player) => {
    const piece = rules.pieces[type]?.name ?? '';
    const names = [rules.players[player]?.name ?? '', ORDER[player] ?? ''];
    const path = names
      .map((name) => replacementFor({ path: `${guess}/`, piece, player: name }))
      .find((one) => one !== undefined);
    return path === undefined ? undefined : figureOf(path);
  };
}

/** Pairs of type and player that a game shows. */
function shownPairs(rules: Rules): [number, number][] {
  const { pieces, players } = rules;
  const hasPictures = pieces.some(({ images }) => images.some((list) => list.length > 0));
  return pieces.flatMap(({ isDummy, images }, type) =>
    isDummy
      ? []
      : players.flatMap((_, player): [number, number][] =>
          !hasPictures || (images[player]?.length ?? 0) > 0 ? [[type, player]] : [],
        ),
  );
}

function figuresBy(
  pairs: readonly (readonly [number, number])[],
  lookup: Lookup,
): Figures | undefined {
  const table = new Map<string, Found>();
  for (const [type, player] of pairs) {
    const found = lookup(type, player);
    if (found === undefined) return undefined;
    table.set(`${type} ${player}`, found);
  }
  const [first, ...others] = table.values();
  if (first === undefined || others.some(({ family }) => family !== first.family)) return undefined;
  const kinds = new Set([...table.values()].map(({ kind }) => kind));
  const sides = new Set([...table.values()].map(({ side }) => side));
  return {
    family: first.family,
    all: [...kinds].flatMap((kind) => [...sides].map((side) => ({ kind, side }))),
    of: (type, player) => table.get(`${type} ${player}`),
  };
}

/**
 * Figures of a game whose pieces all belong to one family, by their pictures; by their names if the
 * file has no pictures.
 */
export function figuresOf(rules: Rules): Figures | undefined {
  const pairs = shownPairs(rules);
  const hasPictures = pairs.some(
    ([type, player]) => pieceImage(rules, type, player, 0) !== undefined,
  );
  if (hasPictures) return figuresBy(pairs, lookupByPicture(rules));
  for (const guess of GUESSES) {
    const figures = figuresBy(pairs, lookupByName(rules, guess));
    if (figures !== undefined) return figures;
  }
  return undefined;
}
