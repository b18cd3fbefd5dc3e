import { fillIn, own } from '#core';
import type { Problem, ProblemArgs } from '#core';
import type { MacroCall, SourcePlace } from '../syntax/node.ts';
import { MEANING_MESSAGES, WHAT_WORDS } from './meaning.ts';
import { READING_MESSAGES } from './reading.ts';
import { TUNING_MESSAGES } from './tuning.ts';

/** Messages for faults found during play, one sentence per code. */
export const PLAYING_MESSAGES = {
  'zrf-fault-endless': 'The moves of {piece} never end or take too long: they are cut short.',
  'zrf-fault-steps': 'A position has more than {most} moves: the rest are ignored.',
  'zrf-fault-chain': 'A turn has more than {most} steps: it ends there.',
  'zrf-fault-lookahead':
    'The search for the turn that captures the most pieces stopped after {most} steps: all turns are allowed.',
  'zrf-fault-safety':
    'There are too many royal pieces to check for attacks: moves that expose them are allowed.',
  'zrf-fault-cost':
    'Computing a move takes over {most} seconds, partly because of {piece}, so the game ends here. Simplify its moves, or use fewer pieces or a smaller board.',
  'zrf-fault-cost-goals':
    'Computing a move takes over {most} seconds, partly because of this goal, so the game ends here. Use fewer or shorter goals, fewer pieces or a smaller board.',
  'zrf-slow':
    'Play is slow: computing a move takes up to {count} steps, partly because of {piece}. Simplify its moves, or use fewer pieces or a smaller board.',
  'zrf-slow-goals':
    'Play is slow: computing a move takes up to {count} steps, partly because of this goal. Use fewer or shorter goals, fewer pieces or a smaller board.',
} as const;

/** All messages about rules, by code. Shells can override them as `problem-<code>`. */
export const ZRF_MESSAGES = {
  ...READING_MESSAGES,
  ...MEANING_MESSAGES,
  ...PLAYING_MESSAGES,
  ...TUNING_MESSAGES,
};
export type ZrfCode = keyof typeof ZRF_MESSAGES;

export const SEVERITIES = ['error', 'warning'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An error or warning about a rules file. */
export interface Diagnosis extends Problem {
  readonly severity: Severity;
  /** Macro calls that produced the text, innermost first. */
  readonly trail: readonly MacroCall[];
}

function sentence(code: ZrfCode, args: ProblemArgs): string {
  const { what } = args;
  const words = what === undefined ? {} : { what: own(WHAT_WORDS, String(what)) ?? what };
  return fillIn(ZRF_MESSAGES[code], { ...args, ...words });
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

/** Problem with a file as a whole, or with a path that is not a rules file. */
export function rulesProblem(code: ZrfCode, args: ProblemArgs = {}, file?: string): Problem {
  const problem = { code, message: sentence(code, args), args };
  return file === undefined ? problem : { ...problem, file };
}
