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

/** The solver broke down. */
interface Broken {
  readonly kind: 'broken';
}

/** A move that leads to the goal, in the position after `at` entries. */
export interface SolverHint {
  readonly at: number;
  readonly move: SolvedMove;
}

/** What came of a question. */
type Outcome = SolvingAnswer | Broken;

interface SolverModelOptions {
  readonly model: PuzzlePlayModel;
  readonly solver: PuzzleSolver;
  readonly settings: () => PuzzleSettings;
  /** Told of a solution from the start of the puzzle, which is as short as can be. */
  readonly onFewest: (metric: PuzzleMetric, fewest: number) => void;
}

/** The texts of rules are read once. */
const sources = new WeakMap<OpenedFile, GameSource>();

function textsOf(file: OpenedFile): GameSource {
  const known = sources.get(file) ?? sourceOf(file);
  sources.set(file, known);
  return known;
}

/** What the question about a position is, for the solver. */
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

/** Asks the solver about the position in play, one thing at a time, and keeps what it said. */
export class SolverModel {
  readonly #options: SolverModelOptions;
  readonly #solver: SolverClient;
  /** What the solver is at. */
  readonly task = signal<Busy | undefined>(undefined);
  readonly distance = signal<GoalDistance | undefined>(undefined);
  readonly hint = signal<SolverHint | undefined>(undefined);
  readonly verdict = signal<Verdict | Broken | undefined>(undefined);
  /** The solution that is shown instead of the game. */
  readonly solution = signal<Solution | undefined>(undefined);
  /** Ways of counting for which distances are known not to be kept. */
  readonly #large = new Set<PuzzleMetric>();
  readonly #stops: (() => void)[];
  /** What is asked about: the position after this many entries, and how moves are counted. */
  #at = 0;
  #metric: PuzzleMetric = 'moves';

  constructor(options: SolverModelOptions) {
    this.#options = options;
    this.#solver = new SolverClient(options.solver, () => (this.task.value = this.#solver.busy));
    const { model, settings } = options;
    const metric = computed(() => settings().metric);
    this.#stops = [
      effect(() => {
        // What was said belongs to one position, and to one way of counting.
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

  /** Shows a move that leads to the goal; asked again, plays it. */
  askHint(): void {
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

  /** Shows the whole solution from here. */
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

  /** Whether a hint or a solution is looked for. */
  get isBusy(): boolean {
    const want = this.task.peek()?.want;
    return want !== undefined && want !== 'distance';
  }

  /** Drops what is being looked for. */
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

  /** Asks about the position in play; `use` also hears how many positions were seen. */
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
        // A solver that breaks down over distances is not asked for them again and again.
        this.distance.value ??= { kind: 'large' };
      });
    } else this.verdict.value = verdictOf(answer, positions) ?? this.verdict.value;
  }
}
