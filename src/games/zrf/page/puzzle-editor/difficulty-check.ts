import { signal } from '@preact/signals';
import { must } from '#core';
import type { Problem } from '#core';
import { problemsOf, readDraft, writeRules } from '../../puzzles/index.ts';
import { LatestOnly } from '#kit/latest-only.ts';
import type { ZrfGame } from '../../rules/index.ts';
import { folderOf, openRules } from '../../rules/index.ts';
import type {
  Draft,
  Metric,
  PuzzleSolver,
  SolvingAnswer,
  SolvingWant,
} from '../../puzzles/index.ts';

/** What is known of a drawing. Moves are told first; other ways of counting follow. */
export type Verdict =
  | { readonly kind: 'faulty'; readonly problems: readonly Problem[] }
  | { readonly kind: 'searching'; readonly positions: number; readonly depth: number }
  | {
      readonly kind: 'solved';
      readonly moves: number;
      readonly positions: number;
      readonly steps?: number;
      readonly straight?: number;
    }
  | { readonly kind: 'unsolvable'; readonly positions: number; readonly isParity: boolean }
  | { readonly kind: 'unknown'; readonly positions: number }
  | { readonly kind: 'broken'; readonly message: string };

/** Milliseconds without a change before a drawing is checked. */
const CALM = 350;

/** Positions that are looked at: some seconds, and some hundred megabytes at most. */
const MOST = 4_000_000;
/** Single tiles are searched without keeping positions. */
const MOST_OF_TILES = 60_000_000;

const FILE = 'drawn.zrf';

/** A drawing without problems as a game: what the solver is asked about. */
interface Posed {
  readonly game: ZrfGame;
  readonly text: string;
  readonly state: string;
}

function pose(draft: Draft): Posed {
  const text = writeRules(draft);
  const folder = folderOf(new Map([[FILE, new TextEncoder().encode(text)]]));
  const game = must(openRules(folder, FILE, 'drawn').game);
  const state = game.makeState(game.start({ variant: game.variants[0]?.key ?? '' }, 'drawn'));
  return { game, text, state };
}

/** Checks a drawing once it no longer changes: whether it can be solved, and how hard it is. */
export class DifficultyCheck {
  readonly verdict = signal<Verdict>({ kind: 'faulty', problems: [] });
  /** Whether the hardest start is looked for. */
  readonly isHardening = signal(false);
  readonly #solver: PuzzleSolver;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #latest = new LatestOnly();

  constructor(solver: PuzzleSolver) {
    this.#solver = solver;
  }

  /** Checks a drawing soon, and drops the check before. */
  look(draft: Draft): void {
    this.stop();
    const problems = problemsOf(draft);
    if (problems.length > 0) {
      this.verdict.value = { kind: 'faulty', problems };
      return;
    }
    this.verdict.value = { kind: 'searching', positions: 0, depth: 0 };
    this.#timer = setTimeout(() => void this.#check(draft), CALM);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#latest.drop();
    this.isHardening.value = false;
    this.#solver.stop();
  }

  /** Ends the worker, whose tables are large; the next question starts another. */
  close(): void {
    this.stop();
    this.#solver.close();
  }

  /**
   * The drawing with its blocks where the way to the goal is longest of all that they can come to;
   * undefined where there are too many positions, or something else was asked meanwhile.
   */
  async harden(draft: Draft): Promise<Draft | undefined> {
    this.stop();
    const isLatest = this.#latest.begin();
    this.isHardening.value = true;
    const posed = pose(draft);
    const answer = await this.#ask(isLatest, posed, 'hardest', 'moves', MOST).catch(
      () => undefined,
    );
    if (!isLatest()) return undefined;
    this.isHardening.value = false;
    if (answer?.kind !== 'hardest') return undefined;
    const state = must(posed.game.parseState(answer.state));
    const found = readDraft(posed.game.rulesOf(state), state.cells);
    if (!found.ok) return undefined;
    const { title, author, description } = draft;
    return { ...found.value, title, author, description };
  }

  async #check(draft: Draft): Promise<void> {
    const isLatest = this.#latest.begin();
    try {
      const posed = pose(draft);
      const first = await this.#ask(isLatest, posed, 'solution', 'moves', mostOf(draft));
      if (!isLatest() || first === undefined) return;
      this.verdict.value = verdictOf(first);
      if (first.kind !== 'solution') return;
      if (isOfTiles(draft)) {
        this.#count({ steps: first.optimum, straight: first.optimum });
        return;
      }
      for (const metric of ['steps', 'straight'] as const) {
        const answer = await this.#ask(isLatest, posed, 'solution', metric, mostOf(draft));
        if (!isLatest() || answer?.kind !== 'solution') return;
        this.#count({ [metric]: answer.optimum });
      }
    } catch (error) {
      if (!isLatest()) return;
      const message = error instanceof Error ? error.message : String(error);
      this.verdict.value = { kind: 'broken', message };
    }
  }

  #count(fewest: { readonly steps?: number; readonly straight?: number }): void {
    const { value } = this.verdict;
    if (value.kind === 'solved') this.verdict.value = { ...value, ...fewest };
  }

  #ask(
    isLatest: () => boolean,
    { text, state }: Posed,
    want: SolvingWant,
    metric: Metric,
    most: number,
  ): Promise<SolvingAnswer | undefined> {
    const source = { main: FILE, files: [[FILE, text]] as const };
    const question = { game: 'drawn', source, want, metric, most, state, start: state };
    return this.#solver.ask(question, ({ positions, depth }) => {
      if (!isLatest() || this.verdict.value.kind !== 'searching') return;
      this.verdict.value = { kind: 'searching', positions, depth };
    });
  }
}

/** Single tiles and one empty place at most: every step there is a move. */
function isOfTiles({ cells }: Draft): boolean {
  return new Set(cells).size === cells.length;
}

function mostOf(draft: Draft): number {
  return isOfTiles(draft) ? MOST_OF_TILES : MOST;
}

function verdictOf(answer: SolvingAnswer): Verdict {
  const { positions } = { positions: 0, ...answer };
  if (answer.kind === 'solution') return { kind: 'solved', moves: answer.optimum, positions };
  if (answer.kind === 'unsolvable') {
    return { kind: 'unsolvable', positions, isParity: answer.reason === 'parity' };
  }
  return { kind: 'unknown', positions };
}
