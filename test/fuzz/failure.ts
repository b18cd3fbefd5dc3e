import type { Outcome } from './measure.ts';

/** What reading an input may cost at most. */
const LIMITS = { ms: 2000, mb: 256 } as const;

/** Why an input fails: two inputs that fail alike have one key. */
export interface Failure {
  readonly key: string;
  readonly what: string;
}

/** The message, and where it was thrown first in our own sources. */
function keyOf(error: string): string {
  const [message = ''] = error.split('\n');
  const where = /(?:src|test)\/[\w./-]+/.exec(error.slice(message.length))?.[0] ?? '';
  return `${message.replaceAll(/\d+/g, '0').slice(0, 60)} ${where}`;
}

/** Why an outcome is a failure; undefined where it is none. */
export function failureOf(outcome: Outcome | 'hang' | 'crash'): Failure | undefined {
  if (outcome === 'hang') return { key: 'time', what: 'does not end' };
  if (outcome === 'crash') return { key: 'memory', what: 'ends the process, as without memory' };
  const { ms, mb, error } = outcome;
  if (error !== undefined) return { key: keyOf(error), what: error };
  if (ms > LIMITS.ms) return { key: 'time', what: `${Math.round(ms)} ms` };
  return mb > LIMITS.mb ? { key: 'memory', what: `${Math.round(mb)} MB` } : undefined;
}
