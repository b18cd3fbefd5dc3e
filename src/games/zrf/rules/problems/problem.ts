import { fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';
import type { MacroCall, SourcePlace } from '../syntax/node.ts';
import { MEANING_MESSAGES } from './meaning.ts';
import { READING_MESSAGES } from './reading.ts';

/** Faults that rules may show while they are played: one sentence per code. */
export const PLAYING_MESSAGES = {
  'zrf-fault-endless': 'The moves of {piece} go on forever, or for too long: they are cut off.',
  'zrf-fault-steps': 'There are more than {most} moves in a position: the others are left out.',
  'zrf-fault-chain': 'A turn has more than {most} steps: it ends there.',
  'zrf-fault-lookahead':
    'After {most} steps it is still not known which turn captures the most pieces: all of them are allowed.',
  'zrf-fault-safety':
    'There are too many royal pieces to check whether moves leave them under attack: no move is ruled out.',
  'zrf-fault-cost':
    'Working out a move takes more than {most} seconds, and the moves of {piece} are part of it, so the game ends here: simplify them, or use fewer pieces or a smaller board.',
  'zrf-fault-cost-goals':
    'Working out a move takes more than {most} seconds, and this goal is part of it, so the game ends here: write fewer or shorter goals, or use fewer pieces or a smaller board.',
  'zrf-slow':
    'Working out a move takes up to {count} units of work, and the moves of {piece} are part of it: play is slow. Simplify these moves, or use fewer pieces or a smaller board.',
  'zrf-slow-goals':
    'Working out a move takes up to {count} units of work, and this goal is part of it: play is slow. Write fewer or shorter goals, or use fewer pieces or a smaller board.',
} as const;

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
