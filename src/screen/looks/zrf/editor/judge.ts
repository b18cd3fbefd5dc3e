import { problemsOf, writeRules } from '../../../../puzzles/index.ts';
import { gameOfTexts } from '../../../../games/zrf/index.ts';
import type { Draft, PuzzleSolver, SolvingAnswer } from '../../../../puzzles/index.ts';
import { defaultOptions } from '../../../../core/index.ts';

const ID = 'draft';
const MAIN = 'draft.zrf';

/** Tells how hard the puzzle of a drawing is, as it is drawn. */
export class Judge {
  readonly #solver: PuzzleSolver | undefined;
  readonly #changed: () => void;
  #draft: Draft | undefined;
  #answer: SolvingAnswer | undefined;
  #positions: number | undefined;

  constructor(solver: PuzzleSolver | undefined, changed: () => void) {
    this.#solver = solver;
    this.#changed = changed;
  }

  /** What was found out; undefined while it is worked out, or where nobody does. */
  get answer(): SolvingAnswer | undefined {
    return this.#answer;
  }

  /** How many positions were looked at so far; undefined while nothing is worked out. */
  get positions(): number | undefined {
    return this.#positions;
  }

  /** Looks at a drawing, and no more at the one before. */
  look(draft: Draft): void {
    if (draft === this.#draft) return;
    this.stop();
    this.#draft = draft;
    this.#answer = undefined;
    if (this.#solver === undefined || problemsOf(draft).length > 0) return;
    const source = { main: MAIN, files: [[MAIN, writeRules(draft)]] as const };
    const game = gameOfTexts(source, ID);
    if (game === undefined) return;
    const start = game.makeState(game.start(defaultOptions(game.options), ID));
    this.#positions = 0;
    const about = { game: ID, source, state: start, start };
    this.#ask(this.#solver, draft, { ...about, want: 'solution', metric: 'moves' });
  }

  stop(): void {
    if (this.#positions !== undefined) this.#solver?.stop();
    this.#positions = undefined;
    this.#draft = undefined;
  }

  #ask(solver: PuzzleSolver, draft: Draft, question: Parameters<PuzzleSolver['ask']>[0]): void {
    const isAwaited = () => this.#draft === draft;
    const finish = (answer: SolvingAnswer | undefined) => {
      if (!isAwaited()) return;
      this.#answer = answer;
      this.#positions = undefined;
      this.#changed();
    };
    solver
      .ask(question, ({ positions }) => {
        if (!isAwaited()) return;
        this.#positions = positions;
        this.#changed();
      })
      .then(finish, () => finish(undefined));
  }
}
