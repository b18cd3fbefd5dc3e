import type { Audio } from '#audio';
import type { AnyGame, Parsed, Problem, Seed } from '#core';
import type { Language, Messages } from '#i18n';
import type { Engine, Foreseer, SaveStore } from '#play';
import type { Fields, Settings } from './settings.ts';

/** Saved game as text. `time` is the time of saving in milliseconds, for sorting newest first. */
export interface SavedGame {
  readonly name: string;
  readonly text: string;
  readonly time: number;
  /**
   * Problem with part of a save that can still be continued; `save-versions` if two versions exist.
   */
  readonly problem?: Problem | undefined;
}

/** Store of saved games. A shell with a slow store keeps a copy in memory. */
export interface Saves extends SaveStore {
  /** All saved games, newest first. */
  list(): readonly SavedGame[];
  /** Text of the copy before the latest, if any. */
  readPrevious(name: string): string | undefined;
  remove(name: string): Problem | undefined;
  /** Changes the title in the text of a game that is not open; its time is unchanged. */
  rename(name: string, title: string): Problem | undefined;
}

/**
 * Platform services for the screens, provided by the shell. Screens never access clocks, files or
 * the system language directly.
 */
export interface Environment {
  readonly version: string;
  /** Ids of the menu entries in order, including games that have not loaded. */
  readonly menu: readonly string[];
  readonly games: readonly AnyGame[];
  /**
   * False while games and looks are loading. The menu is visible then, and key presses are queued.
   */
  readonly isLoaded?: () => boolean;
  readonly languages: readonly Language[];
  readonly saves: Saves;
  /** Engine that runs the bots. */
  readonly engine: Engine;
  /** Computes moves that take long. */
  readonly foreseer?: Foreseer;
  /** Settings supported by this shell, in menu order. */
  readonly offered: readonly string[];
  /** Settings contributed by games. */
  readonly gameSettings: Fields;
  messages(language: Language): Messages;
  keepSettings(settings: Settings): Problem | undefined;
  /** Records the name of the run being played; undefined after leaving it. */
  notePlayed?(game: string, name: string | undefined): void;
  /** New random seed. */
  freshSeed(): Seed;
  /** Today in the player's time zone, as in ISO 8601. */
  today(): string;
  /** Formats a `SavedGame` time in words. */
  describeTime(time: number, language: Language): string;
  /** Exports a text as a file, with the extension `.txt` by default. Returns its location. */
  export(name: string, text: string, ending?: string): Parsed<string>;
  /** Link that opens a transcript in the web page. */
  link?(game: string, transcript: string): string;
  /** Transcript in a link, including links to the web page; undefined if the text is not a link. */
  readLink?(text: string): Parsed<string> | undefined;
  /** Copies a text to the clipboard, if the shell is allowed to. */
  copy?(text: string): void;
  /** True if the screen shows only characters of ASCII. */
  readonly isAscii?: boolean;
  /** True if the person probably uses touch and buttons instead of keys. */
  readonly isTouch?: () => boolean;
  /** Sound output, if supported. */
  readonly audio?: Audio;
  /** Clock in milliseconds, for games with clocks. */
  readonly now?: () => number;
  /** Runs the callback once after this many milliseconds; the result cancels it. */
  readonly schedule: (milliseconds: number, callback: () => void) => () => void;
}
