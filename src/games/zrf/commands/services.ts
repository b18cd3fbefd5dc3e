import { EngineClient } from '#play';
import type { ZrfServices } from '../voice/services.ts';
import type { PuzzleSolver } from '../puzzles/index.ts';
import type { SourceOf } from '#terminal/engine/engines.ts';
import { threadOf } from '#terminal/engine/thread.ts';
import { recordsFile } from '#terminal/files/folders.ts';
import { RecordsFile } from '#terminal/files/records.ts';
import { rulesLibrary } from './rules-library.ts';
import type { RulesTrial } from './rules-opening.ts';

/** The services needed to print text in the words of rules files. */
export const rulesServices: ZrfServices = { library: rulesLibrary };

/** The services that text screens of rules files need, and the threads behind them. */
export interface StartedRules {
  readonly services: ZrfServices;
  /** The texts that threads make a game from which they do not know by its id. */
  readonly sourceOf: SourceOf;
  readonly close: () => void;
}

/** Rules tried in a thread of their own, which ends when it is closed, however busy it is. */
function makeRulesTrial(): RulesTrial {
  return new EngineClient(threadOf('./opening-worker.js'));
}

/** The solver of puzzles in a thread of its own, so that bots and solver do not wait for each other. */
function makePuzzleSolver(sourceOf: SourceOf): PuzzleSolver {
  return new EngineClient(threadOf('./solve-worker.js'), sourceOf);
}

/** Starts the threads that puzzles are solved and rules are tried in. */
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
  return { services: { library: rulesLibrary, solver, records }, sourceOf, close };
}
