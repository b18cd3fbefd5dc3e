import { own } from '#core';
import { builtInFolders } from '../files/built-in.ts';

type Side = 'white' | 'black' | 'red' | 'blue' | 'green' | 'yellow';

/** A set of our own pictures. */
interface PictureSet {
  /** Words in paths of pictures by which such a set is asked for. */
  readonly asked: RegExp;
  /** The picture of a piece. */
  readonly pathOf: (side: Side, piece: string) => string;
  /** Other names of its pieces. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** White and black as names of pictures begin; others have none. */
function letterOf(side: Side): string {
  return side === 'white' ? 'w' : side === 'black' ? 'b' : '-';
}

const CHESS: PictureSet = {
  asked: /chess/,
  pathOf: (side, piece) => `images/chess/${letterOf(side)}${piece}.svg`,
  aliases: { castle: 'rook', horse: 'knight', horseman: 'knight' },
};

const SETS: readonly PictureSet[] = [
  {
    asked: /shogi/,
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
    asked: /xiang|chinese/,
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
    asked: /checker|draught/,
    pathOf: (side, piece) => `images/common/${piece}-${side}.svg`,
    aliases: { checker: 'man', pawn: 'man', dama: 'king', dame: 'king', queen: 'king' },
  },
  {
    asked: /(?:^|\/)go\/|gomoku|reversi|othello|renju/,
    pathOf: (side, piece) => `images/common/${piece}-${side}.svg`,
    aliases: { disc: 'stone', disk: 'stone', man: 'stone', piece: 'stone' },
  },
  CHESS,
];

/** Sides by the word that a name begins with; pictures have a letter for two of them. */
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

/** The side that letters begin with, and what follows. */
function splitSide(letters: string, signs: typeof WORDS): Split {
  const [sign, side] = signs.find(([one]) => letters.startsWith(one)) ?? ['', undefined];
  return { side, rest: letters.slice(sign.length) };
}

/** What a piece is called, and its player; `path` is the picture that the file names. */
interface Named {
  readonly path: string;
  readonly piece: string;
  readonly player: string;
}

/**
 * One of our own pictures for a piece whose file names a picture that it does not bring, as many do with
 * those of the original program: of the set that the path speaks of, by the name of the piece.
 */
export function standInFor({ path, piece, player }: Named): string | undefined {
  const asked = path.toLowerCase().replaceAll('\\', '/');
  const set = SETS.find((one) => one.asked.test(asked)) ?? CHESS;
  // Asked for here, since a bundle may hold this module in a file that is run before the texts of the folders.
  const ours = new Set(builtInFolders.rules.names);
  const find = (side: Side | undefined, word: string) => {
    const file = side === undefined ? '' : set.pathOf(side, wordIn(set, word));
    return ours.has(file) ? file : undefined;
  };
  const base = lettersIn(asked.slice(asked.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, ''));
  // A picture that is called as a piece says nothing of its side: "bishop" is no black one.
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
