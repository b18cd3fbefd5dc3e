import { own } from './own.ts';
import { CHANCE } from './entry.ts';
import type { AnyGame, Outcome } from './game.ts';
import { hashText } from './hash.ts';
import { makeOption } from './options.ts';
import type { OptionValues } from './options.ts';
import type { Seed } from './random.ts';

/** The header lines that decide how a match goes, which the first check covers. */
export function makeHeader(
  game: Pick<AnyGame, 'id' | 'rules' | 'options'>,
  options: OptionValues,
  seed: Seed,
): string[] {
  const values = Object.keys(game.options).map(
    (name) => `option ${name} ${makeOption(own(options, name) as OptionValues[string])}`,
  );
  return [`game ${game.id}`, `rules ${game.rules}`, ...values, `seed ${seed}`];
}

/** The check over the header, to which that of the first entry is chained. */
export function checkHeader(header: readonly string[]): string {
  return hashText(header.join('\n'));
}

/** The check of an entry, chained to the one before it (or to the header). */
export function chainCheck(before: string, by: number, text: string): string {
  return hashText(`${before} ${makePlayer(by)} ${text}`);
}

/** The four digits of a check that a line carries. */
export function shortCheck(check: string): string {
  return check.slice(0, 4);
}

export function makePlayer(by: number): string {
  return by === CHANCE ? '*' : `p${by + 1}`;
}

export function makeOutcome(outcome: Outcome): string {
  return `over ${outcome.reason} ${outcome.scores.join(' ')}`;
}

/** Lines of entries with the checks chained through them: what is written once is kept. */
export class EntryLines {
  readonly #lines: string[] = [];
  /** The check of the header, then those of the entries, all digits. */
  readonly #checks: string[];

  constructor(header: readonly string[]) {
    this.#checks = [checkHeader(header)];
  }

  get count(): number {
    return this.#lines.length;
  }

  add(by: number, text: string): void {
    const check = chainCheck(this.checkAt(this.count), by, text);
    this.#checks.push(check);
    this.#lines.push(`${this.count + 1} ${makePlayer(by)} ${text} ~${shortCheck(check)}`);
  }

  /** Drops the lines after the first `count`. */
  cut(count: number): void {
    if (count >= this.count) return;
    this.#lines.length = count;
    this.#checks.length = count + 1;
  }

  lineAt(index: number): string {
    const line = this.#lines[index];
    if (line === undefined) throw new RangeError(`line ${index} of ${this.count}`);
    return line;
  }

  /** The check after `count` entries. */
  checkAt(count: number): string {
    const check = this.#checks[count];
    if (check === undefined) throw new RangeError(`check ${count} of ${this.count}`);
    return check;
  }
}
