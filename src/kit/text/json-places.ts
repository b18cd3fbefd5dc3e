/** JSON with the places of its values, for messages about files that people may have edited. */

/** A value of a JSON text, and its parts by key or index. */
export interface PlacedValue {
  readonly value: unknown;
  /** Offset of its first character. */
  readonly at: number;
  readonly parts: ReadonlyMap<string | number, PlacedValue>;
}

/** A text as values, or the offset of the first mistake. */
export type PlacedJson =
  { readonly ok: true; readonly root: PlacedValue } | { readonly ok: false; readonly at: number };

const MAX_DEPTH = 32;
const NO_PARTS: ReadonlyMap<string | number, PlacedValue> = new Map();

/** Position of a mistake, thrown to leave nested readers. */
class Mistake extends Error {
  readonly at: number;

  constructor(at: number) {
    super('not JSON');
    this.at = at;
  }
}

class Reader {
  readonly #text: string;
  readonly #space = /[\t\n\r ]*/y;
  readonly #scalar =
    /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")/uy;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): PlacedValue {
    const root = this.#value(0);
    this.#skip();
    if (this.#at < this.#text.length) throw new Mistake(this.#at);
    return root;
  }

  #skip(): void {
    this.#space.lastIndex = this.#at;
    this.#space.test(this.#text);
    this.#at = this.#space.lastIndex;
  }

  /** Skips space and the given character; false if another one follows. */
  #accept(letter: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== letter) return false;
    this.#at += 1;
    return true;
  }

  #expect(letter: string): void {
    if (!this.#accept(letter)) throw new Mistake(this.#at);
  }

  #value(depth: number): PlacedValue {
    this.#skip();
    const at = this.#at;
    if (depth > MAX_DEPTH) throw new Mistake(at);
    if (this.#accept('[')) return this.#list(at, depth);
    if (this.#accept('{')) return this.#mapping(at, depth);
    return { value: this.#readScalar(), at, parts: NO_PARTS };
  }

  #readScalar(): unknown {
    this.#scalar.lastIndex = this.#at;
    const [found] = this.#scalar.exec(this.#text) ?? [];
    if (found === undefined) throw new Mistake(this.#at);
    this.#at += found.length;
    return JSON.parse(found);
  }

  #list(at: number, depth: number): PlacedValue {
    const parts = new Map<number, PlacedValue>();
    if (!this.#accept(']')) {
      do parts.set(parts.size, this.#value(depth + 1));
      while (this.#accept(','));
      this.#expect(']');
    }
    return { value: [...parts.values()].map(({ value }) => value), at, parts };
  }

  #mapping(at: number, depth: number): PlacedValue {
    const parts = new Map<string, PlacedValue>();
    if (!this.#accept('}')) {
      do {
        this.#skip();
        const begin = this.#at;
        const key = this.#readScalar();
        if (typeof key !== 'string' || parts.has(key)) throw new Mistake(begin);
        this.#expect(':');
        parts.set(key, this.#value(depth + 1));
      } while (this.#accept(','));
      this.#expect('}');
    }
    const entries = [...parts].map(([key, { value }]) => [key, value] as const);
    return { value: Object.fromEntries(entries), at, parts };
  }
}

/** Reads a JSON text. Repeated keys and more than 32 levels of nesting are mistakes. */
export function readJson(text: string): PlacedJson {
  try {
    return { ok: true, root: new Reader(text).readAll() };
  } catch (error) {
    if (error instanceof Mistake) return { ok: false, at: error.at };
    throw error;
  }
}

/** Offset of the part at a path, or of its nearest existing ancestor. */
export function offsetOf(root: PlacedValue, path: readonly PropertyKey[]): number {
  let found = root;
  for (const key of path) {
    const next = typeof key === 'symbol' ? undefined : found.parts.get(key);
    if (next === undefined) return found.at;
    found = next;
  }
  return found.at;
}

/** Line and column of an offset, counted from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}
