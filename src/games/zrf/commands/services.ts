import { homedir } from 'node:os';
import { join } from 'node:path';
import { parsed } from '#core';
import type { Parsed } from '#core';
import { EngineClient } from '#play';
import type { ZrfServices } from '../voice/services.ts';
import type { PuzzleSolver } from '../puzzles/index.ts';
import { makeAnalyser } from '#terminal/engine/engines.ts';
import type { SourceOf } from '#terminal/engine/engines.ts';
import { threadOf } from '#terminal/engine/thread.ts';
import { recordsFile } from '#terminal/files/folders.ts';
import { RecordsFile } from '#terminal/files/records.ts';
import { MAX_TEXT_BYTES, readRegularFile } from '#terminal/files/read-file.ts';
import { decodeRecord } from './record-text.ts';
import { rulesLibrary } from './rules-library.ts';
import type { RulesTrial } from './rules-opening.ts';

/** Services needed to print text in the words of rules files. */
export const rulesServices: ZrfServices = { library: rulesLibrary };

/** Services for the text screens of rules files, with their threads. */
export interface StartedRules {
  readonly services: ZrfServices;
  /** Source texts of games that threads cannot find by id. */
  readonly sourceOf: SourceOf;
  readonly close: () => void;
}

/** Tries rules in a separate thread, which `close` ends even when it is busy. */
function makeRulesTrial(): RulesTrial {
  return new EngineClient(threadOf('./opening-worker.js'));
}

/** Solves puzzles in a separate thread, independent of the bots. */
function makePuzzleSolver(sourceOf: SourceOf): PuzzleSolver {
  return new EngineClient(threadOf('./solve-worker.js'), sourceOf);
}

/** Text of a file with positions or games; a path may begin in the home folder. */
function readRecord(path: string): Parsed<string> {
  const home = /^~(?=\/|$)/.test(path) ? join(homedir(), path.slice(1)) : path;
  const bytes = readRegularFile(home, MAX_TEXT_BYTES);
  return bytes.ok ? parsed(decodeRecord(bytes.value)) : bytes;
}

/** Starts the threads that solve puzzles and try rules. */
export function startServices(): StartedRules {
  const sourceOf: SourceOf = (id) => rulesLibrary.sourceOf(id);
  const solver = makePuzzleSolver(sourceOf);
  const trial = makeRulesTrial();
  const untried = rulesLibrary.tryIn(trial);
  const close = () => {
    untried();
    solver.close();
    trial.close();
  };
  const records = new RecordsFile(recordsFile);
  const startAnalyser = () => makeAnalyser(sourceOf);
  return {
    services: { library: rulesLibrary, solver, records, readRecord, startAnalyser },
    sourceOf,
    close,
  };
}
