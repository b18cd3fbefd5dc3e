import './solver-panel.css';
import { Icon } from '#web/ui/icon.tsx';
import { say } from '#web/language/language.ts';
import type { Busy } from '#games/zrf/puzzles/index.ts';
import {
  describeBusy,
  describeDistance,
  describeVerdict,
} from '#games/zrf/voice/describe-puzzle.ts';
import { SolutionPlayer } from './solution-player.tsx';
import { arrowsOf, describeMove } from '#games/zrf/voice/block-moves.ts';
import { hintedWay } from '../model/describe-block.ts';
import { takeHint } from '../model/puzzle-page-model.ts';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';
import { puzzleSettings } from '../../settings/sections.ts';

/** Results of the solver: distance to the goal, hint, solution, or proof that none exists. */
export function SolverPanel({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { solver, model } = puzzle;
  const solution = solver.solution.value;
  if (solution !== undefined) return <SolutionPlayer puzzle={puzzle} solution={solution} />;
  const task = solver.task.value;
  const isSearching = task !== undefined && task.want !== 'distance';
  return (
    <section class="solver" aria-label={say('puzzle-solver')}>
      <div class="solver-row">
        <button
          type="button"
          class="show-distance"
          aria-pressed={puzzleSettings.value.distance}
          aria-keyshortcuts="D"
          title={`${say('puzzle-distance')} (D)`}
          onClick={() => puzzleSettings.change({ distance: !puzzleSettings.value.distance })}
        >
          <Icon name="target" />
          {say('puzzle-distance-short')}
        </button>
        <button
          type="button"
          class="show-solution"
          aria-keyshortcuts="S"
          title={`${say('puzzle-solution')} (S)`}
          disabled={!model.isOpen.value || isSearching}
          onClick={() => solver.solve()}
        >
          <Icon name="play" />
          {say('puzzle-solution')}
        </button>
      </div>
      <div role="status" aria-live="polite">
        <Distance puzzle={puzzle} />
        <HintText puzzle={puzzle} />
        <VerdictText puzzle={puzzle} />
      </div>
      {task === undefined ? null : <Progress task={task} onCancel={() => stop(puzzle, task)} />}
    </section>
  );
}

function stop({ solver }: PuzzlePageModel, { want }: Busy): void {
  // A cancelled distance request is not repeated.
  if (want === 'distance') puzzleSettings.change({ distance: false });
  solver.cancel();
}

function Distance({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const distance = puzzle.solver.distance.value;
  if (distance === undefined || !puzzleSettings.value.distance) return null;
  return <p class="distance">{describeDistance(distance, say)}</p>;
}

function HintText({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const hinted = hintedWay(puzzle);
  if (hinted === undefined) return null;
  const { blocks } = puzzle;
  return (
    <div class="hint">
      <Icon name="hint" />
      <p>
        {describeMove(blocks, hinted, say)}{' '}
        <span aria-hidden="true">{arrowsOf(blocks, hinted.anchors)}</span>
      </p>
      <button type="button" class="quiet" onClick={() => takeHint(puzzle)}>
        {say('zrf-hint-play')}
      </button>
    </div>
  );
}

function VerdictText({ puzzle: { solver } }: { readonly puzzle: PuzzlePageModel }) {
  const verdict = solver.verdict.value;
  if (verdict === undefined) return null;
  const text = verdict.kind === 'broken' ? say('puzzle-broken') : describeVerdict(verdict, say);
  return <p class={`verdict verdict-${verdict.kind}`}>{text}</p>;
}

function Progress({ task, onCancel }: { readonly task: Busy; readonly onCancel: () => void }) {
  return (
    <div class="progress">
      <span class="progress-bar" aria-hidden="true" />
      <p>{describeBusy(task, say)}</p>
      <button type="button" class="quiet" onClick={onCancel}>
        {say('zrf-cancel')}
      </button>
    </div>
  );
}
