import type { Audio } from '#audio';
import type { AnyGame, Parsed, Problem, Seed } from '#core';
import type { Language, Messages } from '#i18n';
import type { Engine, Foreseer, SaveStore } from '#play';
import type { Fields, Settings } from './settings.ts';

/** A game that was saved, as text; `time` is when, in milliseconds, for the newest to come first. */
export interface SavedGame {
  readonly name: string;
  readonly text: string;
  readonly time: number;
  /** What of it could not be read, where the rest can be continued; or `save-versions`: it is there twice. */
  readonly problem?: Problem | undefined;
}

/** Where saved games are kept; a shell whose store is slow keeps a copy at hand. */
export interface Saves extends SaveStore {
  /** All saved games, the newest first. */
  list(): readonly SavedGame[];
  /** The copy before the last one, where there is one. */
  readPrevious(name: string): string | undefined;
  remove(name: string): Problem | undefined;
  /** Gives a game that is not open another name in its text; its time stays. */
  rename(name: string, title: string): Problem | undefined;
}

/** What the screens need of the shell that shows them. They know no clock, file or language of their own. */
export interface Environment {
  readonly version: string;
  /** The ids of the arcade's menu in its order, whether their games are there yet or not. */
  readonly menu: readonly string[];
  readonly games: readonly AnyGame[];
  /** False while games and looks are still to come: the menu shows them, keys wait until they are there. */
  readonly isLoaded?: () => boolean;
  readonly languages: readonly Language[];
  readonly saves: Saves;
  /** Where bots are asked. */
  readonly engine: Engine;
  /** Where moves are worked out that take long. */
  readonly foreseer?: Foreseer;
  /** The settings that this shell has a use for, in the order of the menu. */
  readonly offered: readonly string[];
  /** Settings that games bring. */
  readonly gameSettings: Fields;
  messages(language: Language): Messages;
  keepSettings(settings: Settings): Problem | undefined;
  /** Notes the name of the run of a game that is being played; undefined once it is left. */
  notePlayed?(game: string, name: string | undefined): void;
  /** A seed nobody has chosen. */
  freshSeed(): Seed;
  /** A time of `SavedGame` in words. */
  describeTime(time: number, language: Language): string;
  /** Hands a text to the person as a file, whose name ends in `.txt` by default; returns where it went. */
  export(name: string, text: string, ending?: string): Parsed<string>;
  /** A link that opens a game in the page, from its transcript. */
  link?(game: string, transcript: string): string;
  /** The transcript that a link holds, also one of the page; undefined for a text that is no link. */
  readLink?(text: string): Parsed<string> | undefined;
  /** Puts a text where the person can paste it from, as far as the shell may. */
  copy?(text: string): void;
  /** Whether the person is likely to have buttons and fingers rather than keys. */
  readonly isTouch?: () => boolean;
  /** What can be heard, where this shell can be. */
  readonly audio?: Audio;
  /** Calls back once after this many milliseconds; the result cancels it. */
  readonly schedule: (milliseconds: number, callback: () => void) => () => void;
}
