import { problemsOf, SolverClient, writeRules } from '../../puzzles/index.ts';
import { gameOfTexts } from '../../rules/index.ts';
import type { Draft, PuzzleSolver, SolvingAnswer } from '../../puzzles/index.ts';
import { defaultOptions } from '#core';

const ID = 'draft';
const MAIN = 'draft.zrf';

/** Checks a drawing after every change: is it solvable, and how difficult is it? */
export class DifficultyCheck {
  readonly #client: SolverClient | undefined;
  #draft: Draft | undefined;
  #answer: SolvingAnswer | undefined;

  constructor(solver: PuzzleSolver | undefined, changed: () => void) {
    this.#client = solver && new SolverClient(solver, changed);
  }

  /** Result of the check; undefined while it is running or if there is no solver. */
  get answer(): SolvingAnswer | undefined {
    return this.#answer;
  }

  /** Number of positions searched so far; undefined if no check is running. */
  get positions(): number | undefined {
    return this.#client?.busy?.positions;
  }

  /** Checks a drawing and cancels the previous check. */
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
