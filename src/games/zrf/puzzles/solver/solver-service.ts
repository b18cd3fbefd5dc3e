import { gameOfTexts } from '../../rules/index.ts';
import type { RulesTexts, ZrfGame } from '../../rules/index.ts';
import type { SolvingRequest, SolvingTask } from '../search/solving.ts';
import { GameSolver } from './game-solver.ts';

/** A request with the rules that it is about. */
interface RequestWithRules extends SolvingRequest {
  readonly game: string;
  readonly source?: RulesTexts;
}

/** Begins to answer; keeps what is known of the puzzle that was asked about last. */
export class SolverService {
  readonly #clock: (() => number) | undefined;
  #last: { readonly key: string; readonly solver: GameSolver } | undefined;

  /** `clock` times the moves of rules, in milliseconds. */
  constructor(clock?: () => number) {
    this.#clock = clock;
  }

  /** Throws a RangeError where the request names no rules, or is none about them. */
  begin({ game, source, ...request }: RequestWithRules): SolvingTask {
    const key = JSON.stringify([game, source]);
    if (this.#last?.key !== key) {
      const made: ZrfGame | undefined = source && gameOfTexts(source, game, this.#clock);
      if (made === undefined) throw new RangeError(`there are no rules of "${game}"`);
      this.#last = { key, solver: new GameSolver(made) };
    }
    return this.#last.solver.begin(request);
  }
}
