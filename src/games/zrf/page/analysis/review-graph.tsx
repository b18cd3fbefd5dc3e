import { say } from '#web/language/language.ts';
import type { AnalysisModel } from './analysis-model.ts';

const WIDTH = 300;
const HEIGHT = 64;

/** Consecutive known values, as points of the graph. */
function runsOf(values: readonly (number | undefined)[]): (readonly [number, number])[][] {
  const runs: (readonly [number, number])[][] = [[]];
  const step = WIDTH / Math.max(1, values.length - 1);
  for (const [at, value] of values.entries()) {
    if (value === undefined) runs.push([]);
    else runs.at(-1)?.push([at * step, HEIGHT * (1 - value)]);
  }
  return runs.filter((run) => run.length > 0);
}

function areaOf(run: readonly (readonly [number, number])[]): string {
  const [first, last] = [run[0]?.[0] ?? 0, run.at(-1)?.[0] ?? 0];
  const top = run.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `M${first.toFixed(1)} ${HEIGHT}${top}L${last.toFixed(1)} ${HEIGHT}Z`;
}

/** Expected score of the first player by position. A click shows the position. */
export function ReviewGraph({ analysis }: { readonly analysis: AnalysisModel }) {
  const { review, tree, page } = analysis;
  const values = review.graph.value;
  const step = WIDTH / Math.max(1, values.length - 1);
  const path = tree.path.value;
  const here = path.every((index) => index === 0) ? path.length : undefined;
  const grave = review.review.value.turns.filter(
    ({ judgement, isTurningPoint }) => isTurningPoint || judgement === 'blunder',
  );
  return (
    <svg
      class="analysis-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={say('analysis-graph', { player: page.nameOf(0) })}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const count = Math.round(((event.clientX - left) / width) * (values.length - 1));
        tree.go(review.pathTo(Math.max(0, Math.min(values.length - 1, count))));
      }}
    >
      {runsOf(values).map((run, index) => (
        <path key={index} class="analysis-graph-area" d={areaOf(run)} />
      ))}
      <path class="analysis-graph-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {grave.map(({ at, after, judgement }) => (
        <path
          key={at}
          class="analysis-graph-mark"
          data-judgement={judgement}
          d={`M${((at + 1) * step).toFixed(1)} ${(HEIGHT * (1 - after)).toFixed(1)}h0.01`}
        />
      ))}
      {here === undefined ? null : (
        <path class="analysis-graph-here" d={`M${(here * step).toFixed(1)} 0V${HEIGHT}`} />
      )}
    </svg>
  );
}
