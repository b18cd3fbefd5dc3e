import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type {
  PuzzleSolver,
  SolvedMove,
  SolvingAnswer,
  SolvingQuestion,
  SolvingWant,
} from '../../../../puzzles/index.ts';
import type { GameSource } from '../../../../play/index.ts';
import type { PuzzleMetric, PuzzleSettings } from '../../../storage/puzzle-settings.ts';
import { sourceOf } from '../../../rules/files/opened-file.ts';
import type { Book } from '../../../rules/files/opened-file.ts';
import { Solution } from './solution.ts';
import type { PuzzleTable } from '../game/table.ts';

/** What the solver is at work on. */
export interface Task {
  readonly want: SolvingWant;
  readonly positions: number;
  readonly depth: number;
}

/** How far it is to the goal, as far as that can be told. */
export type Far =
  | { readonly kind: 'moves'; readonly count: number }
  | { readonly kind: 'never' }
  /** There are more positions than are kept in a table. */
  | { readonly kind: 'large' };

/** Why there is no hint and no solution. */
export type Verdict =
  | { readonly kind: 'unsolvable'; readonly positions: number; readonly isParity: boolean }
  | { readonly kind: 'unknown'; readonly positions: number }
  | { readonly kind: 'broken' };

/** A move that leads to the goal, in the position after `at` entries. */
export interface Hint {
  readonly at: number;
  readonly move: SolvedMove;
}

/** What came of a question; undefined where it was dropped. */
type Told = SolvingAnswer | { readonly kind: 'broken' } | undefined;

interface AdviceOptions {
  readonly table: PuzzleTable;
  readonly solver: PuzzleSolver;
  readonly settings: () => PuzzleSettings;
  /** Told of a solution from the start of the puzzle, which is as short as can be. */
  readonly onFewest: (metric: PuzzleMetric, fewest: number) => void;
}

/** The texts of rules are read once. */
const sources = new WeakMap<Book, GameSource>();

function textsOf(book: Book): GameSource {
  const known = sources.get(book) ?? sourceOf(book);
  sources.set(book, known);
  return known;
}

/** What the question about a position is, for the solver. */
export function questionOf(
  { book, match, origin }: PuzzleTable,
  want: SolvingWant,
  metric: PuzzleMetric,
): SolvingQuestion {
  const { game } = book;
  return {
    game: book.id,
    source: textsOf(book),
    want,
    state: game.makeState(match.state),
    start: game.makeState(origin),
    metric,
  };
}

/** Asks the solver about the position on the table, one thing at a time, and keeps what it said. */
export class Advice {
  readonly #options: AdviceOptions;
  readonly task = signal<Task | undefined>(undefined);
  readonly far = signal<Far | undefined>(undefined);
  readonly hint = signal<Hint | undefined>(undefined);
  readonly verdict = signal<Verdict | undefined>(undefined);
  /** The solution that is shown instead of the game. */
  readonly solution = signal<Solution | undefined>(undefined);
  /** Ways of counting for which distances are known not to be kept. */
  readonly #large = new Set<PuzzleMetric>();
  readonly #stops: (() => void)[];
  /** What is asked about: the position after this many entries, and how moves are counted. */
  #at = 0;
  #metric: PuzzleMetric = 'moves';

  constructor(options: AdviceOptions) {
    this.#options = options;
    const { table, settings } = options;
    const metric = computed(() => settings().metric);
    this.#stops = [
      effect(() => {
        // What was said belongs to one position, and to one way of counting.
        [this.#at, this.#metric] = [table.present.value.cursor, metric.value];
        untracked(() => this.#forget());
      }),
      effect(() => {
        const { distance } = settings();
        const isOpen = table.isOpen.value && this.solution.value === undefined;
        const isFree = this.task.value === undefined && this.far.value === undefined;
        if (distance && isOpen && isFree) untracked(() => void this.#tellDistance());
      }),
    ];
  }

  /** Shows a move that leads to the goal; asked again, plays it. */
  async askHint(): Promise<void> {
    const { table } = this.#options;
    const hint = this.hint.value;
    if (hint?.at === this.#at) {
      table.playText(...hint.move.steps);
      return;
    }
    if (!table.isOpen.value || this.isBusy) return;
    const answer = await this.#ask('hint');
    if (answer?.kind === 'distance') {
      if (answer.move !== undefined) this.hint.value = { at: this.#at, move: answer.move };
      else if (answer.distance < 0) await this.solve();
    } else this.#judge(answer);
  }

  /** Shows the whole solution from here. */
  async solve(): Promise<void> {
    const { table, settings, onFewest } = this.#options;
    if (!table.isOpen.value || this.isBusy) return;
    const metric = this.#metric;
    const answer = await this.#ask('solution');
    if (answer?.kind !== 'solution') {
      this.#judge(answer);
      return;
    }
    const { match, book } = table;
    if (match.cursor === 0) onFewest(metric, answer.optimum);
    this.closeSolution();
    this.hint.value = undefined;
    this.solution.value = new Solution(book.game, match.state, answer.moves, () => settings().pace);
  }

  /** Whether a hint or a solution is looked for. */
  get isBusy(): boolean {
    const want = this.task.peek()?.want;
    return want !== undefined && want !== 'distance';
  }

  /** Drops what is being looked for. */
  cancel(): void {
    this.#options.solver.stop();
    this.task.value = undefined;
  }

  closeSolution(): void {
    this.solution.peek()?.close();
    this.solution.value = undefined;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.closeSolution();
    this.#options.solver.close();
  }

  #forget(): void {
    batch(() => {
      if (untracked(() => this.task.value) !== undefined) this.cancel();
      this.far.value = undefined;
      this.hint.value = undefined;
      this.verdict.value = undefined;
      untracked(() => this.closeSolution());
    });
  }

  async #tellDistance(): Promise<void> {
    const metric = this.#metric;
    if (this.#large.has(metric)) {
      this.far.value = { kind: 'large' };
      return;
    }
    const answer = await this.#ask('distance');
    if (answer?.kind === 'unknown') {
      this.#large.add(metric);
      this.far.value = { kind: 'large' };
    } else if (answer?.kind === 'distance') {
      const { distance } = answer;
      this.far.value = distance < 0 ? { kind: 'never' } : { kind: 'moves', count: distance };
    } else this.#judge(answer);
  }

  /** The answer, unless it was dropped; what is at work is told meanwhile. */
  async #ask(want: SolvingWant): Promise<Told> {
    const { table, solver } = this.#options;
    const mine: { task: Task } = { task: { want, positions: 0, depth: 0 } };
    this.verdict.value = undefined;
    this.task.value = mine.task;
    const tell = ({ positions, depth }: { positions: number; depth: number }) => {
      if (this.task.peek() !== mine.task) return;
      mine.task = { want, positions, depth };
      this.task.value = mine.task;
    };
    try {
      const answer = await solver.ask(questionOf(table, want, this.#metric), tell);
      if (this.task.peek() !== mine.task) return undefined;
      this.task.value = undefined;
      return answer;
    } catch {
      if (this.task.peek() === mine.task) this.task.value = undefined;
      return { kind: 'broken' };
    }
  }

  #judge(answer: Told): void {
    if (answer?.kind === 'broken') {
      batch(() => {
        this.verdict.value = answer;
        // A solver that breaks down over distances is not asked for them again and again.
        this.far.value ??= { kind: 'large' };
      });
    } else if (answer?.kind === 'unsolvable') {
      const isParity = answer.reason === 'parity';
      this.verdict.value = { kind: 'unsolvable', positions: answer.positions, isParity };
    } else if (answer?.kind === 'unknown') {
      this.verdict.value = { kind: 'unknown', positions: answer.positions };
    }
  }
}
