import type { Problem } from '#core';
import { locationOf } from '#voice/problems.ts';
import { say, sayProblem } from '../language/language.ts';

/** Problems with external text, with file and line if available. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <ul class="problems">
        {problems.slice(0, 12).map((problem, index) => (
          <li key={index}>
            <Place problem={problem} /> {sayProblem(problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Location of a problem: its line, and the file if there are several. */
function Place({ problem }: { readonly problem: Problem }) {
  const place = locationOf(problem);
  if (place === '') return null;
  const { file, line = 1 } = problem;
  return <b>{file === undefined ? say('web-problem-line', { line }) : `${place}:`}</b>;
}
