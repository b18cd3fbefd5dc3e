import { fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';
import type { MacroCall, SourcePlace } from '../syntax/node.ts';
import { MEANING_MESSAGES } from './meaning.ts';
import { PLAYING_MESSAGES } from './playing.ts';
import { READING_MESSAGES } from './reading.ts';

/** Every sentence that is said of rules, by code; shells may have others under `problem-<code>`. */
export const ZRF_MESSAGES = { ...READING_MESSAGES, ...MEANING_MESSAGES, ...PLAYING_MESSAGES };
export type ZrfCode = keyof typeof ZRF_MESSAGES;

export const SEVERITIES = ['error', 'warning'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What is wrong, or doubtful, in a rules file. */
export interface Diagnosis extends Problem {
  readonly severity: Severity;
  /** The calls of macros that brought the text here, innermost first. */
  readonly trail: readonly MacroCall[];
}

function sentence(code: ZrfCode, args: ProblemArgs): string {
  return fillIn(ZRF_MESSAGES[code], args);
}

function trailOf(at: SourcePlace): MacroCall[] {
  const trail: MacroCall[] = [];
  for (let call = at.call; call !== undefined; call = call.at.call) trail.push(call);
  return trail;
}

function diagnose(
  severity: Severity,
  at: SourcePlace,
  code: ZrfCode,
  args: ProblemArgs,
): Diagnosis {
  const { file, line, column } = at;
  return {
    severity,
    code,
    message: sentence(code, args),
    args,
    file,
    line,
    column,
    trail: trailOf(at),
  };
}

export function errorAt(at: SourcePlace, code: ZrfCode, args: ProblemArgs = {}): Diagnosis {
  return diagnose('error', at, code, args);
}

export function warningAt(at: SourcePlace, code: ZrfCode, args: ProblemArgs = {}): Diagnosis {
  return diagnose('warning', at, code, args);
}

/** A problem of a file as a whole, or of what was given instead. */
export function rulesProblem(code: ZrfCode, args: ProblemArgs = {}, file?: string): Problem {
  const problem = { code, message: sentence(code, args), args };
  return file === undefined ? problem : { ...problem, file };
}
