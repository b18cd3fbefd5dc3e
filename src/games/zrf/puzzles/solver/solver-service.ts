import { gameOfTexts } from '../../rules/index.ts';
import type { RulesTexts, ZrfGame } from '../../rules/index.ts';
import type { SolvingRequest, SolvingTask } from '../search/solving.ts';
import { GameSolver } from './game-solver.ts';

/** A request with its rules. */
interface RequestWithRules extends SolvingRequest {
  readonly game: string;
  readonly source?: RulesTexts;
}

/** Starts answers to requests and caches data about the last puzzle. */
export class SolverService {
  readonly #clock: (() => number) | undefined;
  #last: { readonly key: string; readonly solver: GameSolver } | undefined;

  /** `clock` times the moves of rules, in milliseconds. */
  constructor(clock?: () => number) {
    this.#clock = clock;
  }

  /** Throws a RangeError if the request has no rules or does not fit them. */
  begin({ game, source, ...request }: RequestWithRules): SolvingTask {
    const key = JSON.stringify([game, source]);
    if (this.#last?.key !== key) {
      const opened: ZrfGame | undefined = source && gameOfTexts(source, game, this.#clock);
      if (opened === undefined) throw new RangeError(`there are no rules for "${game}"`);
      this.#last = { key, solver: new GameSolver(opened) };
    }
    return this.#last.solver.begin(request);
  }
}
