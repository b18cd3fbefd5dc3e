import { CLOCK_WORD, parseTimeControl } from './clock.ts';
import type { TimeControl } from './clock.ts';
import { ENDING_WORD, parseEnding } from './ending.ts';
import { CHANCE } from './entry.ts';
import { failed, parsed, quote } from './parsed.ts';
import type { Parsed, ProblemArgs } from './parsed.ts';
import { ProblemList } from './problem-list.ts';
import { isSeed } from './random.ts';
import { readCheckpoint } from './transcript-checkpoint.ts';
import type { CheckpointText } from './transcript-checkpoint.ts';
import { ORIGIN_WORD, readOrigin } from './transcript-origin.ts';
import type { OriginText } from './transcript-origin.ts';
import { TRANSCRIPT_VERSION } from './transcript.ts';
import type { EndingText, Transcript, TranscriptEntry, TranscriptHash } from './transcript.ts';

/** Maximum length of a transcript, in characters. */
export const MAX_TRANSCRIPT_LENGTH = 16_000_000;

/** Header and end lines, which occur once. */
const SINGLE = [
  'turnwright',
  'game',
  'rules',
  'seed',
  CLOCK_WORD,
  ORIGIN_WORD,
  ENDING_WORD,
  'over',
];

/** Maximum number of options and of notes, far more than any game has. */
const MAX_PAIRS = 1000;

/** Parses the lines of a transcript without playing them, collecting all problems. */
export function parseTranscript(text: string): Parsed<Transcript> {
  if (text.length > MAX_TRANSCRIPT_LENGTH) {
    return failed({
      code: 'transcript-long',
      message: `The transcript is too long: ${text.length} characters, but only ${MAX_TRANSCRIPT_LENGTH} are allowed.`,
      args: { length: text.length, most: MAX_TRANSCRIPT_LENGTH },
    });
  }
  return new Reader().read(text);
}

/** Reads header lines, which occur once, then entries and hashes in file order. */
class Reader {
  readonly #single = new Map<string, { text: string; line: number }>();
  readonly #options = new Map<string, { text: string; line: number }>();
  readonly #notes = new Map<string, string>();
  readonly #entries: TranscriptEntry[] = [];
  readonly #hashes: TranscriptHash[] = [];
  readonly #problems = new ProblemList();
  #checkpoint: CheckpointText | undefined;
  #last: CheckpointText | undefined;
  #line = 0;

  read(text: string): Parsed<Transcript> {
    for (const raw of linesOf(text.replace(/^\uFEFF/, ''))) {
      this.#line += 1;
      const line = raw.trim();
      if (line.startsWith('#')) this.#readComment(line);
      else if (line !== '') this.#readLine(line);
      if (this.#problems.count > 0 && !this.#single.has('turnwright')) break;
    }
    return this.#finish();
  }

  #readComment(line: string): void {
    this.#checkpoint = readCheckpoint(line, this.#line) ?? this.#checkpoint;
    this.#last = readCheckpoint(line, this.#line, '#>') ?? this.#last;
  }

  #readLine(line: string): void {
    const { word, rest } = splitWord(line);
    if (!this.#single.has('turnwright') && word !== 'turnwright') {
      this.#problem(
        'transcript-start',
        `This is not a transcript: the first line must be “turnwright ${TRANSCRIPT_VERSION}”.`,
      );
    } else if (/^\d+$/.test(word)) this.#readEntry(Number(word), rest);
    else if (word === '=') this.#readHash(rest);
    else if (word === 'option') this.#readPair(this.#options, rest);
    else if (word === 'note') this.#readNote(rest);
    else if (SINGLE.includes(word)) this.#readSingle(word, line, rest);
    else
      this.#problem('transcript-line', `No line of a transcript starts with ${quote(word)}.`, {
        word: quote(word),
      });
  }

  #readSingle(word: string, line: string, rest: string): void {
    if (this.#single.has(word)) {
      const message = `${quote(word)} appears twice: keep one of the lines.`;
      this.#problem('transcript-twice', message, { word: quote(word) });
      return;
    }
    this.#single.set(word, { text: word === 'over' ? line : rest, line: this.#line });
  }

  #readPair(pairs: Map<string, { text: string; line: number }>, rest: string): void {
    const { word, rest: text } = splitWord(rest);
    if (pairs.has(word)) {
      const message = `${quote(word)} appears twice: keep one of the lines.`;
      this.#problem('transcript-twice', message, { word: quote(word) });
    }
    if (this.#hasRoom(pairs, 'option')) pairs.set(word, { text, line: this.#line });
  }

  #hasRoom(pairs: ReadonlyMap<string, unknown>, word: string): boolean {
    if (pairs.size < MAX_PAIRS) return true;
    const message = `There are more than ${MAX_PAIRS} “${word} …” lines: no game has that many.`;
    this.#problem('transcript-many', message, { word, most: MAX_PAIRS });
    return false;
  }

  #readNote(rest: string): void {
    const { word, rest: text } = splitWord(rest);
    if (this.#hasRoom(this.#notes, 'note')) this.#notes.set(word, text);
  }

  #readEntry(number: number, rest: string): void {
    const expected = this.#entries.length + 1;
    const match = /^(p[1-9]\d?|\*) (.+?)(?: ~([0-9a-f]{4}))?$/.exec(rest);
    if (number !== expected) {
      this.#problem(
        'transcript-number',
        `Action ${expected} is missing: action ${number} comes in its place.`,
        { entry: expected, found: number },
      );
    } else if (match === null) {
      this.#problem(
        'transcript-entry',
        `Action ${number} cannot be read: write “${number} p1 action” or “${number} * outcome”.`,
        { entry: number },
      );
    } else {
      const [, player = '', written = '', check] = match;
      const { text, time } = this.#single.has(CLOCK_WORD) ? splitTime(written) : { text: written };
      const by = player === '*' ? CHANCE : Number(player.slice(1)) - 1;
      this.#entries.push({
        by,
        text,
        line: this.#line,
        ...(time === undefined ? {} : { time }),
        ...(check === undefined ? {} : { check }),
      });
    }
  }

  #readHash(rest: string): void {
    const match = /^(\d{1,9}) ([0-9a-f]{16})$/.exec(rest);
    if (match === null) {
      this.#problem(
        'transcript-hash',
        'A hash line consists of “=”, the number of actions and 16 hexadecimal digits.',
      );
    } else this.#hashes.push({ count: Number(match[1]), hash: match[2] ?? '', line: this.#line });
  }

  #problem(code: string, message: string, args: ProblemArgs = {}): void {
    this.#problems.add({ code, message, args, line: this.#line, column: 1 });
  }

  #need(word: string, valid: (text: string) => boolean): string {
    const found = this.#single.get(word);
    this.#line = found?.line ?? 1;
    if (found === undefined) {
      this.#problem('transcript-header', `The line “${word} …” is missing.`, {
        word,
        found: 'none',
      });
    } else if (!valid(found.text)) {
      const text = quote(found.text);
      this.#problem('transcript-header', `${text} is not valid in the line “${word} …”.`, {
        word,
        found: text,
      });
    }
    return found?.text ?? '';
  }

  #readOrigin(): OriginText | undefined {
    const found = this.#single.get(ORIGIN_WORD);
    const origin = found && readOrigin(found.text, found.line);
    if (found !== undefined) this.#need(ORIGIN_WORD, () => origin !== undefined);
    return origin;
  }

  #readClock(): TimeControl | undefined {
    const found = this.#single.get(CLOCK_WORD);
    const clock = found && parseTimeControl(found.text);
    if (found !== undefined) this.#need(CLOCK_WORD, () => clock !== undefined);
    return clock;
  }

  #readEnding(): EndingText | undefined {
    const found = this.#single.get(ENDING_WORD);
    if (found === undefined) return undefined;
    const [, text = '', check] = /^(.*?)(?: ~([0-9a-f]{4}))?$/.exec(found.text) ?? [];
    const ending = parseEnding(text);
    this.#need(ENDING_WORD, () => ending !== undefined);
    if (ending === undefined) return undefined;
    return { ending, line: found.line, ...(check === undefined ? {} : { check }) };
  }

  #finish(): Parsed<Transcript> {
    // A wrong first line also lacks a version.
    if (this.#problems.count > 0 && !this.#single.has('turnwright')) return this.#problems.failed();
    const isVersion = (text: string) => text === String(TRANSCRIPT_VERSION);
    this.#need('turnwright', isVersion);
    if (this.#problems.count > 0) return this.#problems.failed();
    const game = this.#need('game', (text) => /^[a-z][a-z0-9-]*(?::[a-z0-9-]+)?$/.test(text));
    const rules = Number(this.#need('rules', (text) => /^\d{1,6}$/.test(text)));
    const seed = this.#need('seed', isSeed);
    const origin = this.#readOrigin();
    const clock = this.#readClock();
    const ending = this.#readEnding();
    if (this.#problems.count > 0) return this.#problems.failed();
    const over = this.#single.get('over');
    return parsed({
      game,
      rules,
      seed,
      options: Object.fromEntries([...this.#options].map(([name, { text }]) => [name, text])),
      optionLines: Object.fromEntries([...this.#options].map(([name, { line }]) => [name, line])),
      notes: Object.fromEntries(this.#notes),
      entries: this.#entries,
      hashes: this.#hashes,
      ...(clock === undefined ? {} : { clock }),
      ...(origin === undefined ? {} : { origin }),
      ...(ending === undefined ? {} : { ending }),
      ...(over === undefined ? {} : { over }),
      ...(this.#checkpoint === undefined ? {} : { checkpoint: this.#checkpoint }),
      ...(this.#last === undefined ? {} : { last: this.#last }),
    });
  }
}

/**
 * Yields one line at a time, including its line break. A list of all lines would take as much
 * memory as the text.
 */
function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\n|\r/g;
  let from = 0;
  while (end.test(text)) {
    yield text.slice(from, end.lastIndex);
    from = end.lastIndex;
  }
  yield text.slice(from);
}

/** Splits an entry of a match with a clock into its action and its time. */
function splitTime(written: string): { text: string; time?: number } {
  const [, text, time] = /^(.+) @(\d{1,9})$/.exec(written) ?? [];
  return text === undefined ? { text: written } : { text, time: Number(time) };
}

function splitWord(line: string): { word: string; rest: string } {
  const at = line.search(/\s/);
  return at < 0
    ? { word: line, rest: '' }
    : { word: line.slice(0, at), rest: line.slice(at).trim() };
}
