import { own } from '#core';
import { builtInFolders } from '../files/built-in.ts';

type Side = 'white' | 'black' | 'red' | 'blue' | 'green' | 'yellow';

/** A set of built-in pictures. */
interface PictureSet {
  /** Matches picture paths that refer to this set. */
  readonly imagePath: RegExp;
  /** Path of a piece's picture. */
  readonly pathOf: (side: Side, piece: string) => string;
  /** Alternative names of its pieces. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** Prefix of white and black picture names; '-' for other sides. */
function letterOf(side: Side): string {
  return side === 'white' ? 'w' : side === 'black' ? 'b' : '-';
}

const CHESS: PictureSet = {
  imagePath: /chess/,
  pathOf: (side, piece) => `images/chess/${letterOf(side)}${piece}.svg`,
  aliases: { castle: 'rook', horse: 'knight', horseman: 'knight' },
};

const SETS: readonly PictureSet[] = [
  {
    imagePath: /shogi/,
    pathOf: (side, piece) => `images/shogi/${letterOf(side)}${piece}.svg`,
    aliases: {
      goldgeneral: 'gold',
      silvergeneral: 'silver',
      promotedrook: 'dragon',
      dragonking: 'dragon',
      promotedbishop: 'horse',
      dragonhorse: 'horse',
      promotedpawn: 'tokin',
      promotedsilver: 'promoted-silver',
      promotedknight: 'promoted-knight',
      promotedlance: 'promoted-lance',
      jeweledgeneral: 'king',
    },
  },
  {
    imagePath: /xiang|chinese/,
    pathOf: (side, piece) =>
      `images/xiangqi/${side === 'red' || side === 'white' ? 'r' : 'b'}${piece}.svg`,
    aliases: {
      king: 'general',
      mandarin: 'advisor',
      guard: 'advisor',
      minister: 'elephant',
      bishop: 'elephant',
      knight: 'horse',
      rook: 'chariot',
      pawn: 'soldier',
    },
  },
  {
    imagePath: /checker|draught/,
    pathOf: (side, piece) => `images/common/${piece}-${side}.svg`,
    aliases: { checker: 'man', pawn: 'man', dama: 'king', dame: 'king', queen: 'king' },
  },
  {
    imagePath: /(?:^|\/)go\/|gomoku|reversi|othello|renju/,
    pathOf: (side, piece) => `images/common/${piece}-${side}.svg`,
    aliases: { disc: 'stone', disk: 'stone', man: 'stone', piece: 'stone' },
  },
  CHESS,
];

/** Sides by the first word of a name. */
const WORDS: readonly (readonly [string, Side])[] = [
  ['white', 'white'],
  ['light', 'white'],
  ['black', 'black'],
  ['dark', 'black'],
  ['red', 'red'],
  ['blue', 'blue'],
  ['green', 'green'],
  ['yellow', 'yellow'],
];
const LETTERS: typeof WORDS = [
  ['w', 'white'],
  ['b', 'black'],
];

function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

interface Split {
  readonly side: Side | undefined;
  readonly rest: string;
}

/** Splits a leading side from the rest. */
function splitSide(letters: string, signs: typeof WORDS): Split {
  const [sign, side] = signs.find(([one]) => letters.startsWith(one)) ?? ['', undefined];
  return { side, rest: letters.slice(sign.length) };
}

/** Name of a piece and its player; `path` is the picture named by the file. */
interface Named {
  readonly path: string;
  readonly piece: string;
  readonly player: string;
}

/**
 * Built-in picture for a piece whose file names a picture it does not include. Many files rely on
 * the original program's pictures. The path selects the set, the name selects the piece.
 */
export function replacementFor({ path, piece, player }: Named): string | undefined {
  const imagePath = path.toLowerCase().replaceAll('\\', '/');
  const set = SETS.find((one) => one.imagePath.test(imagePath)) ?? CHESS;
  // Read lazily: a bundle may run this module before the folder texts are initialised.
  const ours = new Set(builtInFolders.rules.names);
  const find = (side: Side | undefined, word: string) => {
    const file = side === undefined ? '' : set.pathOf(side, wordIn(set, word));
    return ours.has(file) ? file : undefined;
  };
  const base = lettersIn(imagePath.slice(imagePath.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, ''));
  // A file named after a piece has no side prefix: the "b" of "bishop" does not mean black.
  const isPiece = find('black', base) !== undefined;
  const drawn = splitSide(base, isPiece ? [] : [...WORDS, ...LETTERS]);
  const named = lettersIn(piece);
  const words = [named, splitSide(named, WORDS).rest, drawn.rest];
  const sides = [splitSide(lettersIn(player), WORDS).side, drawn.side];
  const found = sides.flatMap((side) => words.flatMap((word) => find(side, word) ?? []));
  return found[0];
}

function wordIn({ aliases }: PictureSet, word: string): string {
  return own(aliases, word) ?? word;
}
