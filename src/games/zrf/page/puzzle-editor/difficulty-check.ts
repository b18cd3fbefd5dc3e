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

/** Verdict on a drawing. The move count arrives first; other metrics follow. */
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

/** Milliseconds without changes before a drawing is checked. */
const CHECK_DELAY = 350;

/** Search limit in positions: a few seconds and a few hundred megabytes at most. */
const MAX_POSITIONS = 4_000_000;
/** Limit for single tiles, whose search stores no positions. */
const MAX_TILE_POSITIONS = 60_000_000;

const FILE = 'drawn.zrf';

/** A valid drawing as a game for the solver. */
interface PosedPuzzle {
  readonly game: ZrfGame;
  readonly text: string;
  readonly state: string;
}

function pose(draft: Draft): PosedPuzzle {
  const text = writeRules(draft);
  const folder = folderOf(new Map([[FILE, new TextEncoder().encode(text)]]));
  const game = must(openRules(folder, FILE, 'drawn').game);
  const state = game.makeState(game.start({ variant: game.variants[0]?.key ?? '' }, 'drawn'));
  return { game, text, state };
}

/** Checks a drawing once it stops changing: is it solvable, and how difficult is it? */
export class DifficultyCheck {
  readonly verdict = signal<Verdict>({ kind: 'faulty', problems: [] });
  /** True during a search for the hardest start. */
  readonly isHardening = signal(false);
  readonly #solver: PuzzleSolver;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #latest = new LatestOnly();

  constructor(solver: PuzzleSolver) {
    this.#solver = solver;
  }

  /** Schedules a check of a drawing and cancels the previous one. */
  look(draft: Draft): void {
    this.stop();
    const problems = problemsOf(draft);
    if (problems.length > 0) {
      this.verdict.value = { kind: 'faulty', problems };
      return;
    }
    this.verdict.value = { kind: 'searching', positions: 0, depth: 0 };
    this.#timer = setTimeout(() => void this.#check(draft), CHECK_DELAY);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#latest.drop();
    this.isHardening.value = false;
    this.#solver.stop();
  }

  /** Ends the worker to free its large tables; the next check starts another. */
  close(): void {
    this.stop();
    this.#solver.close();
  }

  /**
   * Moves the blocks to the reachable position farthest from the goal. Undefined if there are too
   * many positions or another request interrupts it.
   */
  async harden(draft: Draft): Promise<Draft | undefined> {
    this.stop();
    const isLatest = this.#latest.begin();
    this.isHardening.value = true;
    const posed = pose(draft);
    const answer = await this.#solve(isLatest, posed, 'hardest', 'moves', MAX_POSITIONS).catch(
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
      const first = await this.#solve(isLatest, posed, 'solution', 'moves', searchLimit(draft));
      if (!isLatest() || first === undefined) return;
      this.verdict.value = verdictOf(first);
      if (first.kind !== 'solution') return;
      if (isOfTiles(draft)) {
        this.#count({ steps: first.optimum, straight: first.optimum });
        return;
      }
      for (const metric of ['steps', 'straight'] as const) {
        const answer = await this.#solve(isLatest, posed, 'solution', metric, searchLimit(draft));
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

  #solve(
    isLatest: () => boolean,
    { text, state }: PosedPuzzle,
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

/** True for single tiles with at most one empty cell, where each step is a move. */
function isOfTiles({ cells }: Draft): boolean {
  return new Set(cells).size === cells.length;
}

function searchLimit(draft: Draft): number {
  return isOfTiles(draft) ? MAX_TILE_POSITIONS : MAX_POSITIONS;
}

function verdictOf(answer: SolvingAnswer): Verdict {
  const { positions } = { positions: 0, ...answer };
  if (answer.kind === 'solution') return { kind: 'solved', moves: answer.optimum, positions };
  if (answer.kind === 'unsolvable') {
    return { kind: 'unsolvable', positions, isParity: answer.reason === 'parity' };
  }
  return { kind: 'unknown', positions };
}
