import type { Problem } from '#core';
import { say, sayProblem } from '../language/language.ts';

/** What is wrong with a text from outside, each with its file and line where they are known. */
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

/** Where a mistake is: the file, where there are several, and the line. */
function Place({ problem: { file, line, column } }: { readonly problem: Problem }) {
  if (file === undefined && line === undefined) return null;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return <b>{file === undefined ? say('web-problem-line', { line: line ?? 1 }) : `${place}:`}</b>;
}
