import { own } from './own.ts';
import { CHANCE } from './entry.ts';
import { CLOCK_WORD, makeTimeControl } from './clock.ts';
import type { TimeControl } from './clock.ts';
import { ENDING_WORD, makeEnding } from './ending.ts';
import type { Ending } from './ending.ts';
import type { AnyGame, Outcome } from './game.ts';
import { hashText } from './hash.ts';
import { makeOption } from './options.ts';
import type { OptionValues } from './options.ts';
import type { Seed } from './random.ts';

/**
 * Header lines that determine the match, without empty options. The first check covers them.
 */
export function makeHeader(
  game: Pick<AnyGame, 'id' | 'rules' | 'options'>,
  options: OptionValues,
  seed: Seed,
  clock?: TimeControl,
): string[] {
  const values = Object.keys(game.options).flatMap((name) => {
    const value = own(options, name) ?? '';
    return value === '' ? [] : [`option ${name} ${makeOption(value)}`];
  });
  const clocks = clock === undefined ? [] : [`${CLOCK_WORD} ${makeTimeControl(clock)}`];
  return [`game ${game.id}`, `rules ${game.rules}`, ...values, `seed ${seed}`, ...clocks];
}

/** True for a line of the header that the first check covers. */
export function isHeaderLine(line: string): boolean {
  return /^(?:game|rules|option|seed|clock|begun) /.test(line);
}

/** Check over the header, to which the check of the first entry is chained. */
export function checkHeader(header: readonly string[]): string {
  return hashText(header.join('\n'));
}

/** Text of an entry as its line and its check contain it: the action, then its time, if any. */
export function makeEntryText(action: string, time: number | undefined): string {
  return time === undefined ? action : `${action} @${time}`;
}

/** Check of an entry, chained to the previous one or to the header. */
export function chainCheck(before: string, by: number, text: string): string {
  return hashText(`${before} ${makePlayer(by)} ${text}`);
}

/** Four-digit form of a check, as written in a line. */
export function shortCheck(check: string): string {
  return check.slice(0, 4);
}

export function makePlayer(by: number): string {
  return by === CHANCE ? '*' : `p${by + 1}`;
}

export function makeOutcome(outcome: Outcome): string {
  return `over ${outcome.reason} ${outcome.scores.join(' ')}`;
}

/** Line of an ending, with a check chained to that of the last entry. */
export function makeEndingLine(before: string, ending: Ending): string {
  return `${ENDING_WORD} ${makeEnding(ending)} ~${checkEnding(before, ending)}`;
}

/** Check digits of an ending after the entries with the check `before`. */
export function checkEnding(before: string, ending: Ending): string {
  return shortCheck(hashText(`${before} ${ENDING_WORD} ${makeEnding(ending)}`));
}

/** Cached lines of entries with their chained checks. */
export class EntryLines {
  readonly #lines: string[] = [];
  /** Full checks: the header's, then one per entry. */
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

  /** Check after `count` entries. */
  checkAt(count: number): string {
    const check = this.#checks[count];
    if (check === undefined) throw new RangeError(`check ${count} of ${this.count}`);
    return check;
  }
}
