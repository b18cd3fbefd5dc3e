import type { AnyMatch } from '#core';

/** Maximum number of actions read from a note. */
const MAX_ROWS = 100_000;

/** An action after another: the place of that one in the list, from 1, or 0 for the start. */
type Row = readonly [number, string];

/**
 * Lines of a game that were taken back and replaced by others, as texts of actions. Lines share
 * their common beginnings.
 */
export class KeptLines {
  readonly #rows: Row[];
  /** Place of an action in the list by the place before and its text. */
  readonly #places = new Map<string, number>();
  #note: string | undefined;

  constructor(rows: readonly Row[] = []) {
    this.#rows = [...rows];
    for (const [index, [before, action]] of rows.entries()) {
      this.#places.set(`${before} ${action}`, index + 1);
    }
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  add(actions: readonly string[]): void {
    let at = 0;
    for (const action of actions) {
      const key = `${at} ${action}`;
      const known = this.#places.get(key);
      if (known === undefined) {
        this.#rows.push([at, action]);
        this.#note = undefined;
        this.#places.set(key, this.#rows.length);
      }
      at = known ?? this.#rows.length;
    }
  }

  /** Every line from the start to its end. */
  get lines(): readonly (readonly string[])[] {
    const inner = new Set(this.#rows.map(([before]) => before));
    return this.#rows.flatMap((_, index) => (inner.has(index + 1) ? [] : [this.#lineTo(index)]));
  }

  #lineTo(index: number): readonly string[] {
    const line: string[] = [];
    for (let row = this.#rows[index]; row !== undefined; row = this.#rows[row[0] - 1]) {
      line.push(row[1]);
    }
    return line.reverse();
  }

  /** Text for a note, of one line. */
  makeNote(): string {
    this.#note ??= JSON.stringify(this.#rows);
    return this.#note;
  }
}

function isRow(value: unknown, index: number): value is Row {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [before, action] = value as readonly unknown[];
  const isPlace = Number.isInteger(before) && Number(before) >= 0 && Number(before) <= index;
  return isPlace && typeof action === 'string';
}

/** Reads a note. A damaged one holds no lines: it matters less than the game. */
export function parseKeptLines(note: string | undefined): KeptLines {
  try {
    const rows: unknown = JSON.parse(note ?? '[]');
    const isRead = Array.isArray(rows) && rows.length <= MAX_ROWS && rows.every(isRow);
    return new KeptLines(isRead ? rows : []);
  } catch {
    return new KeptLines();
  }
}

/** All actions of a match as texts, undone ones included. */
export function actionTexts(match: AnyMatch): readonly string[] {
  const { game } = match;
  let state = match.stateAt(0);
  return match.log.map(({ action }) => {
    const text = game.makeAction(state, action);
    state = game.apply(state, action).state;
    return text;
  });
}
