import type { TextPlace } from '../model/problems.ts';
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

/** A game of shogi under construction, with the line that is being read. */
export class GameDraft {
  readonly tags = new Map<string, string>();
  readonly tagPlaces = new Map<string, TextPlace>();
  readonly #place: TextPlace;
  readonly #main: OpenMove[] = [];
  /** Moves from the start to the place where reading goes on. */
  #path: OpenMove[] = [];
  #line = this.#main;
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
    this.#line.push(move);
    this.#path.push(move);
  }

  comment(text: string): void {
    const last = this.#path.at(-1);
    if (last === undefined) this.#comment = joined(this.#comment, text);
    else last.after = joined(last.after, text);
  }

  /** Begins another line in place of a move by its number; false if there is no such move. */
  variation(number: number): boolean {
    const replaced = this.#path[number - 1];
    if (replaced === undefined) return false;
    this.#line = [];
    replaced.variations.push(this.#line);
    this.#path = this.#path.slice(0, number - 1);
    return true;
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
