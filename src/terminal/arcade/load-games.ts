import { loadGames } from '../../games/index.ts';
import type { AnyGame } from '../../core/index.ts';
import type { LookModule } from '../../screen/index.ts';
import { loadCells } from '../../games/cells.ts';
import { makePuzzleSolver, makeRulesTrial } from '../engine/engines.ts';
import type { SourceOf } from '../engine/engines.ts';
import { diceServices } from '../files/adventures.ts';
import { recordsFile } from '../files/folders.ts';
import { RecordsFile } from '../files/records.ts';
import { rogueServices } from '../files/worlds.ts';
import { rulesLibrary } from '../rules/rules-library.ts';

/** All games, how the entries of the menu are drawn, and the threads that both need. */
export interface Loaded {
  readonly games: readonly AnyGame[];
  readonly looks: ReadonlyMap<string, LookModule>;
  /** Rules of a game that bots do not know by its id. */
  readonly sourceOf: SourceOf;
  readonly close: () => void;
}

/** Loads what the first menu can be shown without: by far the largest part of the program. */
export async function loadAll(): Promise<Loaded> {
  const sourceOf: SourceOf = (id) => rulesLibrary.sourceOf(id);
  const solver = makePuzzleSolver(sourceOf);
  const trial = makeRulesTrial();
  const untried = rulesLibrary.tryIn(trial);
  const records = new RecordsFile(recordsFile);
  const [games, looks] = await Promise.all([
    loadGames(),
    loadCells({
      dice: diceServices,
      rogue: rogueServices,
      zrf: { library: rulesLibrary, solver, records },
    }),
  ]);
  const close = () => {
    untried();
    solver.close();
    trial.close();
  };
  return { games, looks, sourceOf, close };
}
