import { CHANCE } from '#core';
import type { AnyGame } from '#core';

interface Entry {
  readonly by: number;
  readonly action: unknown;
}

/**
 * One turn as text: an action and the chance outcomes after it, with the range of log entries it
 * covers.
 */
export interface NotatedTurn {
  readonly by: number;
  readonly text: string;
  readonly first: number;
  readonly count: number;
}

/** Writes matches in the game's own notation, caching written turns. */
export class Notation {
  readonly #game: AnyGame;
  #start: unknown;
  #state: unknown;
  #entries: Entry[] = [];
  #texts: string[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  notate(start: unknown, log: readonly Entry[]): NotatedTurn[] {
    this.#follow(start, log);
    const turns: NotatedTurn[] = [];
    for (const [index, { by }] of log.entries()) {
      const text = this.#texts[index] ?? '';
      const last = turns.at(-1);
      if (by !== CHANCE || last === undefined) turns.push({ by, text, first: index, count: 1 });
      else
        turns[turns.length - 1] = { ...last, text: `${last.text}=${text}`, count: last.count + 1 };
    }
    return turns;
  }

  #follow(start: unknown, log: readonly Entry[]): void {
    const isKnown = this.#entries.every((entry, index) => entry === log[index]);
    if (start !== this.#start || !isKnown) {
      this.#start = start;
      this.#state = start;
      this.#entries = [];
      this.#texts = [];
    }
    for (const entry of log.slice(this.#entries.length)) {
      this.#texts.push(this.#game.makeAction(this.#state, entry.action));
      this.#state = this.#game.apply(this.#state, entry.action).state;
      this.#entries.push(entry);
    }
  }
}

/** Splits a text into actions: by lines and semicolons, or by spaces if it has none. */
export function splitActions(game: AnyGame, state: unknown, text: string): string[] {
  const parts = text
    .split(/[;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [solePart] = parts;
  if (parts.length !== 1 || solePart === undefined) return parts;
  const words = solePart.split(/[\s,]+/);
  return isAction(game, state, solePart, words[0] ?? '') ? parts : words;
}

/**
 * True if the text is a single action, legal or not, rather than a list whose first word is an
 * action.
 */
function isAction(game: AnyGame, state: unknown, text: string, word: string): boolean {
  const [fullText, first] = [game.parseAction(state, text), game.parseAction(state, word)];
  if (fullText.ok || first.ok) return fullText.ok;
  return fullText.problems[0]?.code !== first.problems[0]?.code;
}
