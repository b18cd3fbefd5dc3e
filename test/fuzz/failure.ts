import type { Outcome } from './measure.ts';

/** Maximum cost of reading one input. */
const LIMITS = { ms: 2000, mb: 256 } as const;

/** Reason an input fails. Inputs that fail for the same reason have the same key. */
export interface Failure {
  readonly key: string;
  readonly what: string;
}

/** Error message, with the first stack frame in our own sources. */
function keyOf(error: string): string {
  const [message = ''] = error.split('\n');
  const where = /(?:src|test)\/[\w./-]+/.exec(error.slice(message.length))?.[0] ?? '';
  return `${message.replaceAll(/\d+/g, '0').slice(0, 60)} ${where}`;
}

/** Failure of an outcome, or undefined if it succeeded. */
export function failureOf(outcome: Outcome | 'hang' | 'crash'): Failure | undefined {
  if (outcome === 'hang') return { key: 'time', what: 'does not end' };
  if (outcome === 'crash')
    return { key: 'memory', what: 'crashes the process, probably out of memory' };
  const { ms, mb, error } = outcome;
  if (error !== undefined) return { key: keyOf(error), what: error };
  if (ms > LIMITS.ms) return { key: 'time', what: `${Math.round(ms)} ms` };
  return mb > LIMITS.mb ? { key: 'memory', what: `${Math.round(mb)} MB` } : undefined;
}
