import { hashText } from '#core';
import type { Problem } from '#core';
import { folderOf, openChecked, openRules, timeOpening } from '../../rules/index.ts';
import type { Diagnosis, RulesFolder, Sources } from '../../rules/index.ts';
import type { Call, Reply } from '#play';
import { rulesIn } from './chosen-files.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { findStoredFile, markOf } from './stored-files.ts';
import type { StoredFile } from './stored-files.ts';

/** Rules for a worker to open: the added files, or else those stored under an id. */
export interface OpeningQuestion {
  readonly game: string;
  readonly given?: readonly InputFile[];
  /** Chosen rules file, if there are several. */
  readonly chosen?: string;
}

/** Rules without errors, with the cost of reopening them. */
export interface CheckedRules extends StoredFile {
  /** Milliseconds from the texts to the first legal moves. */
  readonly milliseconds: number;
  /** Files beside the rules that could not be unpacked. */
  readonly problems: readonly Problem[];
}

/** Result of opening rules in a worker. */
export type OpeningAnswer =
  | { readonly kind: 'checked'; readonly rules: CheckedRules }
  | { readonly kind: 'several'; readonly names: readonly string[] }
  | {
      readonly kind: 'wrong';
      readonly problems: readonly (Problem | Diagnosis)[];
      /** Source lines of the problems, by file and number. */
      readonly lines: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'missing' };

/** Progress: unpacked files out of the total. */
export interface OpeningProgress {
  readonly unpacked: number;
  readonly files: number;
}

/** Milliseconds between progress reports. */
const PROGRESS_INTERVAL = 100;

function lineKey(file: string, line: number): string {
  return `${line} ${file}`;
}

/** Received source lines, for display with the problems. */
export function sourcesOfLines(lines: ReadonlyMap<string, string>): Sources {
  return { lineAt: (file, line) => lines.get(lineKey(file, line)) };
}

function linesOf(diagnoses: readonly Diagnosis[], sources: Sources): Map<string, string> {
  const lines = new Map<string, string>();
  for (const { file = '', line = 0 } of diagnoses) {
    const text = sources.lineAt(file, line);
    if (text !== undefined) lines.set(lineKey(file, line), text);
  }
  return lines;
}

const MAX_WORD = 40;

function wordOf(title: string, mark: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_WORD).replace(/-$/, '') || `rules-${mark.slice(0, 6)}`;
}

/** Id for storing a file: reuses the id of an identical stored file, or makes a new one. */
async function chooseId(title: string, mark: string): Promise<string> {
  const word = wordOf(title, mark);
  for (let number = 1; ; number += 1) {
    const id = `user:${word}${number === 1 ? '' : `-${number}`}`;
    const storedMark = await markOf(id);
    if (storedMark === undefined || storedMark === mark) return id;
  }
}

type Files = readonly (readonly [string, Uint8Array])[];

/** Hash of file names, sizes, the main file, and the text of the rules. */
function makeMark(files: Files, main: string): string {
  const sizes = files.map(([name, bytes]) => `${name} ${bytes.length}`);
  const rules = files.find(([name]) => name === main)?.[1] ?? new Uint8Array();
  return hashText([...sizes, ...rules].join());
}

/** Stored form of files without errors. */
async function describeFiles(files: Files, main: string, title: string): Promise<StoredFile> {
  const mark = makeMark(files, main);
  return { id: await chooseId(title, mark), title, main, files, mark };
}

/** Worker side: unpacks, reads, checks and tries rules without a time limit. */
export class OpeningService {
  readonly #reply: (reply: Reply<OpeningAnswer, OpeningProgress>) => void;
  readonly #now: () => number;

  /** `now` is a clock in milliseconds. */
  constructor(
    reply: (reply: Reply<OpeningAnswer, OpeningProgress>) => void,
    now: () => number = () => performance.now(),
  ) {
    this.#reply = reply;
    this.#now = now;
  }

  async receive({ id, question }: Call<OpeningQuestion>): Promise<void> {
    if (question === undefined) return;
    const report = (progress: OpeningProgress) => this.#reply({ id, kind: 'progress', progress });
    try {
      const { given, chosen } = question;
      const answer =
        given === undefined
          ? await this.#openStored(question.game)
          : await this.#openFiles(given, chosen, report);
      this.#reply({ id, kind: 'answer', answer });
    } catch (error) {
      this.#reply({ id, kind: 'error', message: String(error) });
    }
  }

  async #openStored(id: string): Promise<OpeningAnswer> {
    const stored = await findStoredFile(id);
    if (stored === undefined) return { kind: 'missing' };
    return this.#check(folderOf(new Map(stored.files)), stored.main, [], () =>
      Promise.resolve(stored),
    );
  }

  async #openFiles(
    given: readonly InputFile[],
    chosen: string | undefined,
    report: (progress: OpeningProgress) => void,
  ): Promise<OpeningAnswer> {
    const { rules, choices, problems: skippedProblems } = await rulesIn(given, chosen);
    if (choices.length > 0) return { kind: 'several', names: choices };
    if (!rules.ok) return { kind: 'wrong', problems: rules.problems, lines: new Map() };
    const { folder, main } = rules.value;
    const { files, problems } = this.#readAll(folder, report);
    return this.#check(folderOf(new Map(files)), main, [...skippedProblems, ...problems], (title) =>
      describeFiles(files, main, title),
    );
  }

  /** Reads all files of a folder; unpacking is the slow part. */
  #readAll({ names, read }: RulesFolder, report: (one: OpeningProgress) => void) {
    const files: [string, Uint8Array][] = [];
    const problems: Problem[] = [];
    let lastReport = this.#now();
    for (const [index, name] of names.entries()) {
      const bytes = read(name);
      if (bytes.ok) files.push([name, bytes.value]);
      else for (const problem of bytes.problems) problems.push(problem);
      if (this.#now() - lastReport < PROGRESS_INTERVAL) continue;
      lastReport = this.#now();
      report({ unpacked: index + 1, files: names.length });
    }
    return { files, problems };
  }

  async #check(
    folder: RulesFolder,
    main: string,
    problems: readonly Problem[],
    describe: (title: string) => Promise<StoredFile>,
  ): Promise<OpeningAnswer> {
    const { game, diagnoses, sources } = openRules(folder, main, 'user:new');
    if (!game.ok) {
      const wrong = diagnoses.length > 0 ? diagnoses : game.problems;
      return {
        kind: 'wrong',
        problems: [...problems, ...wrong],
        lines: linesOf(diagnoses, sources),
      };
    }
    const open = () => openChecked(folder, main, 'user:new');
    const milliseconds = timeOpening(open, this.#now);
    const stored = await describe(game.value.variants[0]?.title ?? main);
    return { kind: 'checked', rules: { ...stored, milliseconds, problems } };
  }
}

/** Buffers of the files in an answer, to be transferred without copying. */
export function filesIn(reply: Reply<OpeningAnswer, OpeningProgress>): ArrayBuffer[] {
  if (reply.kind !== 'answer' || reply.answer.kind !== 'checked') return [];
  const buffers = reply.answer.rules.files.map(([, bytes]) => bytes.buffer);
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}
