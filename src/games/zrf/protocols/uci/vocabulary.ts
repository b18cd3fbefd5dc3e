import type { Score } from '../search/move-search.ts';

/** Names of the protocols that are relatives of UCI. */
export type UciName = 'uci' | 'usi' | 'ucci';

/** Words in which the relatives of UCI differ. */
export interface Vocabulary {
  readonly newGame: string;
  /** Word before a position. */
  readonly setUp: string;
  /** Prefix of times and increments of each player, the first player's first. */
  readonly clocks: readonly [string, string];
  /** Option that chooses the variant. */
  readonly variantOption: string;
  /** Answer to `go` when the game is over. */
  readonly noMove: string;
  readonly message: string;
  /** Options without the words `name` and `value`. */
  readonly hasBareOptions: boolean;
  score(score: Score): string;
}

function uciScore({ kind, value }: Score): string {
  return `score ${kind === 'mate' ? 'mate' : 'cp'} ${value}`;
}

/** Score of UCCI for an immediate win. */
const UCCI_MATE = 10_000;

function ucciScore({ kind, value }: Score): string {
  if (kind === 'points') return `score ${value}`;
  return `score ${value > 0 ? UCCI_MATE - value : -UCCI_MATE - value}`;
}

export const VOCABULARIES: Readonly<Record<UciName, Vocabulary>> = {
  uci: {
    newGame: 'ucinewgame',
    setUp: 'fen',
    clocks: ['w', 'b'],
    variantOption: 'UCI_Variant',
    noMove: 'bestmove (none)',
    message: 'info string',
    hasBareOptions: false,
    score: uciScore,
  },
  // In shogi, Black moves first.
  usi: {
    newGame: 'usinewgame',
    setUp: 'sfen',
    clocks: ['b', 'w'],
    variantOption: 'USI_Variant',
    noMove: 'bestmove resign',
    message: 'info string',
    hasBareOptions: false,
    score: uciScore,
  },
  ucci: {
    newGame: 'uccinewgame',
    setUp: 'fen',
    clocks: ['', ''],
    variantOption: 'variant',
    noMove: 'nobestmove',
    message: 'info message',
    hasBareOptions: true,
    score: ucciScore,
  },
};
