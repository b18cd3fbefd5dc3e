import type { BotLevel, LevelScore, LevelWord } from '#core';

/** Format of tuning files; raised when their meaning changes. */
export const TUNING_FORMAT = 1;

/** Largest absolute values in a tuning file, and its largest size. */
export const TUNING_LIMITS = {
  bytes: 4 * 1024 * 1024,
  value: 10_000,
  mobility: 10_000,
  tunings: 1000,
  pieces: 1024,
  players: 64,
  positions: 4096,
  nodes: 100_000_000,
  blur: 100_000,
  pairs: 4096,
  patterns: 4096,
  lines: 4096,
  /** Different contents of a line: eight positions without, with one or with the other piece. */
  contents: 6561,
  name: 200,
} as const;

/** Contents of a tuning file: `<rules>.tuning.json`. */
export interface TuningFile {
  readonly format: typeof TUNING_FORMAT;
  readonly tunings: readonly TunedVariant[];
  readonly levels?: readonly CalibratedVariant[] | undefined;
}

/** Levels of bots in a variant, and their origin. */
export interface CalibratedVariant {
  /** Key of the variant. */
  readonly variant: string;
  /** Fingerprint of its rules without looks. */
  readonly rules: string;
  readonly seed: string;
  /** Weakest first. */
  readonly levels: readonly CalibratedLevel[];
}

/** Level of bots with its match against the level below; the weakest has none. */
export interface CalibratedLevel extends BotLevel {
  readonly level: LevelWord;
  readonly match?: LevelMatch | undefined;
}

/** Result against the level below; `score` is a share of the points with its 95 % interval. */
export interface LevelMatch extends LevelScore {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Tuning of a variant, and its origin. */
export interface TunedVariant {
  /** Key of the variant. */
  readonly variant: string;
  /** Fingerprint of its rules without looks. */
  readonly rules: string;
  readonly seed: string;
  /** Games of self-play, positions taken from them, and positions searched per move. */
  readonly games: number;
  readonly positions: number;
  readonly nodes: number;
  /** Mean square error of predicted results in games held out, with derived and tuned values. */
  readonly error: { readonly derived: number; readonly tuned: number };
  /** Match of the tuned against the derived evaluation. */
  readonly match: TuningMatch;
  /** Value of the turn. */
  readonly turn: number;
  readonly pieces: readonly TunedPiece[];
  /** Values of lines of squares by their contents, besides those of pieces; omitted if they have none. */
  readonly patterns?: readonly TunedPatterns[] | undefined;
  /** Values of pairs of pieces, in files of earlier versions. */
  readonly pairs?: readonly TunedPairs[] | undefined;
}

/** Lead of the first player by the contents of any of some lines of squares. */
export interface TunedPatterns {
  /** Names of the squares of each line, separated by spaces. */
  readonly squares: readonly string[];
  /** Lines that are worth the same with the players exchanged. */
  readonly mirrored?: readonly string[] | undefined;
  /**
   * Values by contents, at the start and at the end of a game. Contents count like numbers whose
   * lowest digit is the first square: 0 for an empty one, then the first and the second player's
   * piece of each type; or only 1 and 2 for whose piece it is, in shorter tables.
   */
  readonly early: readonly number[];
  readonly late: readonly number[];
}

/** Value of two pieces on any of some pairs of linked squares: at the start and at the end of a game. */
export interface TunedPairs {
  /** Names of two squares each, separated by a space. */
  readonly squares: readonly string[];
  /** For two pieces of a player. */
  readonly together: readonly [number, number];
  /** For a player's piece on the first square and an enemy on the second. */
  readonly against: readonly [number, number];
}

/** Result of the tuned evaluation; `score` is a share of the points with its 95 % interval. */
export interface TuningMatch {
  readonly games: number;
  readonly nodes: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly score: number;
  readonly least: number;
  readonly most: number;
}

/** Values of a piece, in about hundredths of a man. */
export interface TunedPiece {
  readonly piece: string;
  /** Material value. */
  readonly value: number;
  /** Value of a possible move, in sixteenths; omitted if derived. */
  readonly mobility?: number | undefined;
  /** Its change towards the end of a game, in hundredths of it; omitted if there is none. */
  readonly lateMobility?: number | undefined;
  readonly sides: readonly TunedSide[];
}

/** Values of a player's pieces. */
export interface TunedSide {
  readonly player: string;
  /** Value in stock. */
  readonly stock: number;
  /** Values by position, in the order of the board, at the start and at the end of a game. */
  readonly early: readonly number[];
  readonly late: readonly number[];
}
