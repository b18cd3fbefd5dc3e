import { problemsOf, SolverClient, writeRules } from '../../puzzles/index.ts';
import { gameOfTexts } from '../../rules/index.ts';
import type { Draft, PuzzleSolver, SolvingAnswer } from '../../puzzles/index.ts';
import { defaultOptions } from '#core';

const ID = 'draft';
const MAIN = 'draft.zrf';

/** Checks a drawing as it is drawn: whether it can be solved, and how hard it is. */
export class DifficultyCheck {
  readonly #client: SolverClient | undefined;
  #draft: Draft | undefined;
  #answer: SolvingAnswer | undefined;

  constructor(solver: PuzzleSolver | undefined, changed: () => void) {
    this.#client = solver && new SolverClient(solver, changed);
  }

  /** What was found out; undefined while it is worked out, or where nobody does. */
  get answer(): SolvingAnswer | undefined {
    return this.#answer;
  }

  /** How many positions were looked at so far; undefined while nothing is worked out. */
  get positions(): number | undefined {
    return this.#client?.busy?.positions;
  }

  /** Checks a drawing, and drops the check before. */
  look(draft: Draft): void {
    if (draft === this.#draft) return;
    this.stop();
    this.#draft = draft;
    this.#answer = undefined;
    if (problemsOf(draft).length > 0) return;
    const source = { main: MAIN, files: [[MAIN, writeRules(draft)]] as const };
    const game = gameOfTexts(source, ID);
    if (game === undefined) return;
    const start = game.makeState(game.start(defaultOptions(game.options), ID));
    this.#client?.ask(
      { game: ID, source, state: start, start, want: 'solution', metric: 'moves' },
      (answer) => (this.#answer = answer),
      () => undefined,
    );
  }

  stop(): void {
    this.#client?.stop();
    this.#draft = undefined;
  }
}
