import type { Problem } from '#core';
import type { Say } from '#i18n/say.ts';

/** A problem in the language of the moment where its code has a message, else in its own words. */
export function describeProblem({ code, message, args }: Problem, say: Say): string {
  const id = `problem-${code}`;
  const text = say(id, args);
  return text === id ? message : text;
}

/** The same with its place before it, as `file:line:column`, where it has one. */
export function describePlaced({ file, line, column, ...rest }: Problem, say: Say): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const described = describeProblem(rest, say);
  return place === '' ? described : `${place}: ${described}`;
}
