import type { Problem } from '#core';
import type { Say } from '#i18n/say.ts';

/** Problem in the current language if its code has a message, otherwise its English message. */
export function describeProblem({ code, message, args }: Problem, say: Say): string {
  const id = `problem-${code}`;
  const text = say(id, args);
  return text === id ? message : text;
}

/**
 * Location of a problem as `file:line:column`, or the empty string. A file without a line is left
 * out if the text of the problem already names it.
 */
export function locationOf({ file, line, column, args = {} }: Problem): string {
  if (file !== undefined && line === undefined && Object.values(args).includes(file)) return '';
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** Problem with its location in front, as `file:line:column`, if it has one. */
export function describeWithLocation(problem: Problem, say: Say): string {
  const place = locationOf(problem);
  const described = describeProblem(problem, say);
  return place === '' ? described : `${place}: ${described}`;
}
