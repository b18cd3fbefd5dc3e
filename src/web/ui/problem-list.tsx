import type { Problem } from '../../core/index.ts';
import { say, sayProblem } from '../language/language.ts';

/** What is wrong with a text from outside, each with its line where that is known. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <ul class="problems">
        {problems.slice(0, 12).map((problem, index) => (
          <li key={index}>
            {problem.line === undefined ? null : (
              <b>{say('web-problem-line', { line: problem.line })} </b>
            )}
            {sayProblem(problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}
