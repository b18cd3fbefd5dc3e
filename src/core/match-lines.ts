import { ENDING_WORD } from './ending.ts';
import { CHANCE } from './entry.ts';
import { chainCheck, checkHeader, isHeaderLine, shortCheck } from './transcript-lines.ts';

const ENTRY = /^(\d{1,9})\s+(p[1-9]\d?|\*) (.+?)(?: ~([0-9a-f]{4}))?$/;

/** Lines of a snapshot grouped by entry, to which journal lines are added. */
export class MatchLines {
  readonly #head: string[] = [];
  readonly #entries: {
    readonly line: string;
    readonly check: string;
    readonly hashes: string[];
  }[] = [];
  /** Line of an ending that the rules do not know. */
  #ending: string | undefined;
  #over: string | undefined;
  #checkpoint: string | undefined;
  #headCheck: string | undefined;
  /** True if an entry does not follow the one before it, which makes all later entries unusable. */
  #isBroken = false;

  constructor(snapshot: string) {
    for (const raw of snapshot.split(/\r\n|\n|\r/)) {
      const line = raw.trim();
      if (/^\d+\s/.test(line)) this.#isBroken ||= !this.#add(line, '');
      else if (line.startsWith(`${ENDING_WORD} `)) this.#ending = line;
      else if (line.startsWith('over ')) this.#over = line;
      else if (line.startsWith('#= ')) this.#checkpoint = line;
      else this.#hashesAfter(line).push(line);
    }
    // The text ends with a line break; the empty rest is not a line.
    const last = this.#hashesAfter('');
    if (last.at(-1) === '') last.pop();
  }

  get count(): number {
    return this.#entries.length;
  }

  /** Check value chained over the header and all entries. */
  get check(): string {
    return this.#checkAt(this.count);
  }

  /**
   * True if it contains this many entries and, if `check` is given, the check after them matches.
   */
  has(count: number, check: string | undefined): boolean {
    if (this.#isBroken || count > this.count) return false;
    return check === undefined || this.#checkAt(count) === check;
  }

  /** Adds a journal line. Returns false if it does not fit. */
  take(line: string): boolean {
    const cut = /^- (\d{1,9})$/.exec(line);
    if (cut !== null) return this.#cut(Number(cut[1]));
    if (this.#over !== undefined) return false;
    if (line.startsWith(`${ENDING_WORD} `)) {
      this.#ending = line;
      return true;
    }
    if (line.startsWith('over ')) {
      this.#over = line;
      return true;
    }
    const found = /^(?:= (\d{1,9}) [0-9a-f]{16}|#> (\d{1,9}) .*)$/.exec(line);
    if (found === null) return this.#add(line);
    if (Number(found[1] ?? found[2]) !== this.#entries.length) return false;
    this.#hashesAfter(line).push(line);
    return true;
  }

  text(): string {
    const lines = [...this.#head];
    for (const { line, hashes } of this.#entries) {
      lines.push(line);
      for (const hash of hashes) lines.push(hash);
    }
    if (this.#ending !== undefined) lines.push(this.#ending);
    if (this.#over !== undefined) lines.push(this.#over);
    if (this.#checkpoint !== undefined) lines.push(this.#checkpoint);
    return `${lines.join('\n')}\n`;
  }

  /** List for a line that is not an entry: the header, or the lines after the last entry. */
  #hashesAfter(line: string): string[] {
    const last = this.#entries.at(-1);
    return last === undefined || line.startsWith('note ') ? this.#head : last.hashes;
  }

  /**
   * Adds an entry. Returns false if its number or check does not follow. `without` replaces a
   * missing check.
   */
  #add(line: string, without?: string): boolean {
    const [, number, player = '', action = '', written = without] = ENTRY.exec(line) ?? [];
    if (number === undefined || written === undefined) return false;
    const by = player === '*' ? CHANCE : Number(player.slice(1)) - 1;
    const check = chainCheck(this.check, by, action);
    const isRight = written === '' || shortCheck(check) === written;
    if (Number(number) !== this.count + 1 || !isRight) return false;
    this.#entries.push({ line, check, hashes: [] });
    return true;
  }

  #checkAt(count: number): string {
    if (count > 0) return this.#entries[count - 1]?.check ?? '';
    this.#headCheck ??= checkHeader(this.#head.filter(isHeaderLine));
    return this.#headCheck;
  }

  #cut(count: number): boolean {
    if (count > this.#entries.length) return false;
    this.#entries.length = count;
    this.#ending = undefined;
    this.#over = undefined;
    if (Number(this.#checkpoint?.split(' ')[1] ?? 0) > count) this.#checkpoint = undefined;
    return true;
  }
}
