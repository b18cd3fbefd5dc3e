import type { OpenedFile } from '../files/opened-file.ts';
import type { ZrfGamePage } from '../game/zrf-page.ts';

/** The board game on the page. */
export interface CurrentBoard {
  readonly file: OpenedFile;
  readonly gamePage: ZrfGamePage;
}

let current: CurrentBoard | undefined;

/** The board game on the page; undefined in the library and at puzzles. */
export function currentBoard(): CurrentBoard | undefined {
  return current;
}

/** Registers the board game on the page. Returns a function that removes it. */
export function enterBoard(board: CurrentBoard): () => void {
  current = board;
  return () => {
    if (current === board) current = undefined;
  };
}

type Place = (gamePage: ZrfGamePage) => void;

/** Opened games that wait for the page of their rules. */
const waiting = new Map<string, Place>();

/** Places a game once the page of its rules opens. */
export function placeLater(id: string, place: Place): void {
  waiting.set(id, place);
}

/** Takes the game that waits for a page; undefined if there is none. */
export function takeWaiting(id: string): Place | undefined {
  const place = waiting.get(id);
  waiting.delete(id);
  return place;
}
