import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { SolverClient } from '#games/zrf/puzzles/index.ts';
import type {
  Busy,
  PuzzleSolver,
  SolvedMove,
  SolvingAnswer,
  SolvingQuestion,
  SolvingWant,
} from '#games/zrf/puzzles/index.ts';
import { distanceOf, verdictOf } from '#games/zrf/voice/describe-puzzle.ts';
import type { GoalDistance, Verdict } from '#games/zrf/voice/describe-puzzle.ts';
import type { GameSource } from '#play';
import type { PuzzleMetric } from '#web/storage/puzzle-records.ts';
import type { PuzzleSettings } from '../../settings/puzzle-settings.ts';
import { sourceOf } from '../../files/opened-file.ts';
import type { OpenedFile } from '../../files/opened-file.ts';
import { Solution } from './solution.ts';
import type { PuzzlePlayModel } from '../game/puzzle-play-model.ts';

/** The solver crashed. */
interface Broken {
  readonly kind: 'broken';
}

/** A move towards the goal, for the position after `at` entries. */
export interface SolverHint {
  readonly at: number;
  readonly move: SolvedMove;
}

/** Result of a solver request. */
type Outcome = SolvingAnswer | Broken;

interface SolverModelOptions {
  readonly model: PuzzlePlayModel;
  readonly solver: PuzzleSolver;
  readonly settings: () => PuzzleSettings;
  /** Called with the length of an optimal solution from the start of the puzzle. */
  readonly onFewest: (metric: PuzzleMetric, fewest: number) => void;
}

/** Source texts are read once per file. */
const sources = new WeakMap<OpenedFile, GameSource>();

function textsOf(file: OpenedFile): GameSource {
  const source = sources.get(file) ?? sourceOf(file);
  sources.set(file, source);
  return source;
}

/** Solver request for a position. */
export function questionOf(
  { file, match, origin }: PuzzlePlayModel,
  want: SolvingWant,
  metric: PuzzleMetric,
): SolvingQuestion {
  const { game } = file;
  return {
    game: file.id,
    source: textsOf(file),
    want,
    state: game.makeState(match.state),
    start: game.makeState(origin),
    metric,
  };
}

/** Sends one request at a time to the solver for the current position, and stores its answers. */
export class SolverModel {
  readonly #options: SolverModelOptions;
  readonly #solver: SolverClient;
  /** Current request of the solver. */
  readonly task = signal<Busy | undefined>(undefined);
  readonly distance = signal<GoalDistance | undefined>(undefined);
  readonly hint = signal<SolverHint | undefined>(undefined);
  readonly verdict = signal<Verdict | Broken | undefined>(undefined);
  /** Solution shown in place of the game. */
  readonly solution = signal<Solution | undefined>(undefined);
  /** Metrics for which the puzzle is too large to compute distances. */
  readonly #large = new Set<PuzzleMetric>();
  readonly #stops: (() => void)[];
  /** Position of the request, as a number of entries, and its metric. */
  #at = 0;
  #metric: PuzzleMetric = 'moves';

  constructor(options: SolverModelOptions) {
    this.#options = options;
    this.#solver = new SolverClient(options.solver, () => (this.task.value = this.#solver.busy));
    const { model, settings } = options;
    const metric = computed(() => settings().metric);
    this.#stops = [
      effect(() => {
        // Answers are valid for one position and one metric.
        [this.#at, this.#metric] = [model.present.value.cursor, metric.value];
        untracked(() => this.#forget());
      }),
      effect(() => {
        const { distance } = settings();
        const isOpen = model.isOpen.value && this.solution.value === undefined;
        const isFree = this.task.value === undefined && this.distance.value === undefined;
        if (distance && isOpen && isFree) untracked(() => this.#measure());
      }),
    ];
  }

  /** Shows a move towards the goal; a second call plays it. */
  requestHint(): void {
    const { model } = this.#options;
    const hint = this.hint.value;
    if (hint?.at === this.#at) {
      model.playText(hint.move.steps);
      return;
    }
    if (!model.isOpen.value || this.isBusy) return;
    this.#ask('hint', (answer, positions) => {
      if (answer.kind !== 'distance') this.#judge(answer, positions);
      else if (answer.move !== undefined) this.hint.value = { at: this.#at, move: answer.move };
      else if (answer.distance < 0) this.solve();
    });
  }

  /** Shows a complete solution from the current position. */
  solve(): void {
    const { model, settings, onFewest } = this.#options;
    if (!model.isOpen.value || this.isBusy) return;
    const metric = this.#metric;
    this.#ask('solution', (answer, positions) => {
      if (answer.kind !== 'solution') {
        this.#judge(answer, positions);
        return;
      }
      const { match, file } = model;
      if (match.cursor === 0) onFewest(metric, answer.optimum);
      this.closeSolution();
      this.hint.value = undefined;
      this.solution.value = new Solution(
        file.game,
        match.state,
        answer.moves,
        () => settings().pace,
      );
    });
  }

  /** True while a hint or a solution is being computed. */
  get isBusy(): boolean {
    const want = this.task.peek()?.want;
    return want !== undefined && want !== 'distance';
  }

  /** Cancels the current request. */
  cancel(): void {
    this.#solver.stop();
    this.task.value = undefined;
  }

  closeSolution(): void {
    this.solution.peek()?.close();
    this.solution.value = undefined;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.closeSolution();
    this.#solver.close();
  }

  #forget(): void {
    batch(() => {
      if (untracked(() => this.task.value) !== undefined) this.cancel();
      this.distance.value = undefined;
      this.hint.value = undefined;
      this.verdict.value = undefined;
      untracked(() => this.closeSolution());
    });
  }

  #measure(): void {
    const metric = this.#metric;
    if (this.#large.has(metric)) {
      this.distance.value = { kind: 'large' };
      return;
    }
    this.#ask('distance', (answer, positions) => {
      if (answer.kind === 'unknown') {
        this.#large.add(metric);
        this.distance.value = { kind: 'large' };
        return;
      }
      const distance = answer.kind === 'broken' ? undefined : distanceOf(answer, metric, positions);
      if (distance === undefined) this.#judge(answer, positions);
      else this.distance.value = distance;
    });
  }

  /**
   * Sends a request for the current position; `use` also receives the number of positions searched.
   */
  #ask(want: SolvingWant, use: (answer: Outcome, positions: number) => void): void {
    this.verdict.value = undefined;
    const question = questionOf(this.#options.model, want, this.#metric);
    this.#solver.ask(
      question,
      (answer, { positions }) => batch(() => use(answer, positions)),
      () => batch(() => use({ kind: 'broken' }, 0)),
    );
    this.task.value = this.#solver.busy;
  }

  #judge(answer: Outcome, positions: number): void {
    if (answer.kind === 'broken') {
      batch(() => {
        this.verdict.value = answer;
        // Avoids repeated distance requests after a crash.
        this.distance.value ??= { kind: 'large' };
      });
    } else this.verdict.value = verdictOf(answer, positions) ?? this.verdict.value;
  }
}
