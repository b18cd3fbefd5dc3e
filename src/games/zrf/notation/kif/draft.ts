import type { Problem } from '#core';
import { notationProblem } from '../model/problems.ts';
import type { TextPlace } from '../model/problems.ts';
import { MAX_DEPTH } from '../record/recorded.ts';
import type { RecordedGame, RecordedLine, RecordedMove } from '../record/recorded.ts';

/** A move under construction. */
interface OpenMove {
  readonly text: string;
  readonly place: TextPlace;
  readonly nags: readonly number[];
  readonly before: string;
  after: string;
  readonly variations: OpenMove[][];
}

/** A move on the way to the place where reading goes on. */
interface Step {
  readonly move: OpenMove;
  /** The first move read at this place: all others here are its variations. */
  readonly first: OpenMove;
  /** Variations that the first move is in, one in another. */
  readonly depth: number;
}

/** A game of shogi under construction, with the line that is being read. */
export class GameDraft {
  readonly tags = new Map<string, string>();
  readonly tagPlaces = new Map<string, TextPlace>();
  readonly #place: TextPlace;
  readonly #main: OpenMove[] = [];
  /** Moves from the start to the place where reading goes on. */
  #path: Step[] = [];
  #line = this.#main;
  #depth = 0;
  /** The step that the first move of a variation replaces. */
  #replaced: Step | undefined;
  #comment = '';
  result = '*';

  constructor(place: TextPlace) {
    this.#place = place;
  }

  /** Number of the next move. */
  get next(): number {
    return this.#path.length + 1;
  }

  get isEmpty(): boolean {
    return this.#main.length === 0 && this.tags.size === 0;
  }

  tag(name: string, value: string, place: TextPlace): void {
    if (value === '') return;
    this.tags.set(name, value);
    this.tagPlaces.set(name, place);
  }

  move(text: string, place: TextPlace): void {
    const move = { text, place, nags: [], before: '', after: '', variations: [] };
    const { first = move, depth = this.#depth } = this.#replaced ?? {};
    this.#line.push(move);
    this.#path.push({ move, first, depth });
    this.#replaced = undefined;
  }

  comment(text: string): void {
    const last = this.#path.at(-1)?.move;
    if (last === undefined) this.#comment = joined(this.#comment, text);
    else last.after = joined(last.after, text);
  }

  /** Begins another line in place of a move by its number; returns a problem if that is impossible. */
  variation(number: number, place: TextPlace): Problem | undefined {
    const replaced = this.#path[number - 1];
    if (replaced === undefined)
      return notationProblem('kif-variation', place, { number: String(number) });
    if (replaced.depth >= MAX_DEPTH) {
      return notationProblem('pgn-deep', place, { most: MAX_DEPTH });
    }
    this.#line = [];
    this.#depth = replaced.depth + 1;
    this.#replaced = replaced;
    replaced.first.variations.push(this.#line);
    this.#path = this.#path.slice(0, number - 1);
    return undefined;
  }

  get isMain(): boolean {
    return this.#line === this.#main;
  }

  game(): RecordedGame {
    return {
      tags: this.tags,
      tagPlaces: this.tagPlaces,
      place: this.#place,
      line: closed(this.#main),
      comment: this.#comment,
      result: this.result,
    };
  }
}

function joined(before: string, more: string): string {
  return [before, more].filter((one) => one !== '').join(' ');
}

/** Lines without moves are dropped. */
function closed(line: readonly OpenMove[]): RecordedLine {
  return line.map((move): RecordedMove => {
    const variations = move.variations.filter((one) => one.length > 0).map(closed);
    return { ...move, variations };
  });
}
