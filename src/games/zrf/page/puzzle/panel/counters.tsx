import { say } from '#web/language/language.ts';
import { PUZZLE_METRICS, recordOf } from '#web/storage/puzzle-records.ts';
import type { PuzzleMetric } from '#web/storage/puzzle-records.ts';
import { keyAt } from '../model/records.ts';
import type { Optimum } from '../model/optimum.ts';
import type { PuzzlePageModel } from '../model/puzzle-page-model.ts';
import { puzzleSettings } from '../../settings/sections.ts';

/** Metrics from moves to steps. */
const ROWS = [...PUZZLE_METRICS].reverse();

/** Moves so far, your best and the minimum, in each metric. */
export function Counters({ puzzle }: { readonly puzzle: PuzzlePageModel }) {
  const { model, isHelped } = puzzle;
  const counts = model.counts.value;
  const { best } = recordOf(keyAt(model));
  const { metric } = puzzleSettings.value;
  return (
    <div class="counters">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say('puzzle-counted')}</span>
            </th>
            <th scope="col">{say('player-you')}</th>
            <th scope="col">{say('puzzle-best')}</th>
            <th scope="col">{say('puzzle-fewest')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} data-metric={row} class={row === metric ? 'counter-chosen' : ''}>
              <th scope="row">
                <button
                  type="button"
                  class="quiet counter"
                  aria-pressed={row === metric}
                  onClick={() => puzzleSettings.change({ metric: row })}
                >
                  <i class="counter-mark" />
                  {say(`puzzle-metric-${row}`)}
                </button>
              </th>
              <td class="count-yours">{counts[row]}</td>
              <td class="count-best">{best[row] ?? '–'}</td>
              <td class="count-fewest">
                <Fewest puzzle={puzzle} metric={row} isChosen={row === metric} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isHelped.value ? <p class="about counters-helped">{say('puzzle-helped')}</p> : null}
    </div>
  );
}

interface FewestProps {
  readonly puzzle: PuzzlePageModel;
  readonly metric: PuzzleMetric;
  readonly isChosen: boolean;
}

/** Only the chosen metric is searched; the others show known values. */
function Fewest({ puzzle, metric, isChosen }: FewestProps) {
  const optimum = puzzle.seeker.optimum(metric);
  if (optimum.kind === 'known') return <>{optimum.fewest}</>;
  if (!isChosen && optimum.kind === 'sought') return <>–</>;
  return (
    <span title={describeOptimum(optimum)}>
      <span aria-hidden="true">{optimum.kind === 'sought' ? '…' : '?'}</span>
      <span class="unseen">{describeOptimum(optimum)}</span>
    </span>
  );
}

function describeOptimum(optimum: Optimum): string {
  if (optimum.kind === 'known') return String(optimum.fewest);
  return say(`puzzle-optimum-${optimum.kind}`);
}
