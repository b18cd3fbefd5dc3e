import type { PuzzleSolver } from '../../puzzles/index.ts';
import type { AnyGame, Parsed, Problem, Seed } from '../../core/index.ts';
import type { Language, Messages } from '../../i18n/index.ts';
import type { Engine, SaveStore } from '../../play/index.ts';
import type { LookOf } from './look.ts';
import type { Settings } from './settings.ts';

/** A game that was saved, as text; `time` is when, in milliseconds, for the newest to come first. */
export interface SavedGame {
  readonly name: string;
  readonly text: string;
  readonly time: number;
  /** What of it could not be read, where the rest can be gone on with. */
  readonly problem?: Problem | undefined;
}

/** Where saved games are kept; a shell whose store is slow keeps a copy at hand. */
export interface Saves extends SaveStore {
  /** All saved games, the newest first. */
  list(): readonly SavedGame[];
  /** A name that no saved game has. */
  freshName(game: string): string;
  /** The copy before the last one, where there is one. */
  readPrevious(name: string): string | undefined;
  /** Moves a damaged save out of the way; returns where to. */
  setAside(name: string): string;
  remove(name: string): void;
}

/** The fewest moves in which a person solved a puzzle, in each way of counting. */
export type Best = Readonly<Record<string, number>>;

/** Where best results are kept, by the names of puzzles. */
export interface Records {
  /** Puzzles that were solved: the game's id, `/`, the variant, and more for starts of one's own. */
  names(): readonly string[];
  best(puzzle: string): Best | undefined;
  /** Keeps of a result what is better than what was kept. */
  keep(puzzle: string, counts: Best): Problem | undefined;
  /** Whether advice was followed in a saved game, which makes its result no one's own. */
  isHelped(save: string): boolean;
  noteHelp(save: string, helped: boolean): Problem | undefined;
}

/** Where a puzzle stands on the way from easy to hard. */
export interface Waypoint {
  /** From 0, and from 1 to 5. */
  readonly place: number;
  readonly difficulty: number;
  /** The shortest solution, in each way of counting. */
  readonly fewest: Best;
}

/** A game of the library, as a list shows it before its rules are read. */
export interface LibraryItem {
  readonly id: string;
  readonly title: string;
  /** Whether a person put it there. */
  readonly isAdded: boolean;
  readonly waypoint?: Waypoint;
}

/** Rules that were written: the id of the game, and where they lie in words. */
export interface KeptRules {
  readonly id: string;
  readonly file: string;
}

/** Board games of rules files, each read when it is opened. */
export interface Library {
  list(language: Language): readonly LibraryItem[];
  /** The game of that id, or what is wrong with its rules. */
  open(id: string): Promise<Parsed<AnyGame>>;
  /** A game that can be had at once, as those are that were opened before. */
  find(id: string): AnyGame | undefined;
  titleOf(id: string, language: Language): string;
  /** Keeps rules among the person's own: those of an id anew, where they are such, or as new ones. */
  keep?(title: string, text: string, id?: string): Parsed<KeptRules>;
  /** The name of the file with the rules of an open game. */
  mainOf?(id: string): string;
  /** The texts of the rules in a language, where somebody translated them. */
  words(id: string, language: Language): Messages | undefined;
}

/** Of files that screens hand out: transcripts and positions, and saved games of Zillions of Games. */
export type FileEnding = 'txt' | 'zsg';

/** What the screens need of the shell that shows them. They know no clock, file or language of their own. */
export interface Environment {
  readonly version: string;
  readonly games: readonly AnyGame[];
  /** Games beside those, which are many and are read one by one. */
  readonly library?: Library;
  readonly looks: readonly LookOf[];
  readonly languages: readonly Language[];
  readonly saves: Saves;
  /** Where bots are asked. */
  readonly engine: Engine;
  readonly solver?: PuzzleSolver;
  readonly records?: Records;
  /** The settings that this shell has a use for, in the order of the menu. */
  readonly offered: readonly (keyof Settings)[];
  messages(language: Language): Messages;
  keepSettings(settings: Settings): Problem | undefined;
  /** A seed nobody has chosen. */
  freshSeed(): Seed;
  /** A time of `SavedGame` in words. */
  tellTime(time: number, language: Language): string;
  /** Hands a text to the person as a file, a transcript unless said otherwise; returns where it went. */
  export(name: string, text: string, ending?: FileEnding): Parsed<string>;
  /** Puts a text where the person can paste it from, as far as the shell may. */
  copy?(text: string): void;
  /** Calls back once after so many milliseconds; the result calls it off. */
  readonly schedule: (milliseconds: number, callback: () => void) => () => void;
}
