import { timeFor, timeWithin } from '../search/limits.ts';
import type { SearchLimits } from '../search/limits.ts';

/** Words after `go`: numbers by name, and words that stand alone. */
export interface GoWords {
  readonly numbers: ReadonlyMap<string, number>;
  readonly flags: ReadonlySet<string>;
  /** Words that are not understood. */
  readonly unknown: readonly string[];
}

const NUMBERS: ReadonlySet<string> = new Set([
  ...['wtime', 'btime', 'winc', 'binc', 'movestogo', 'movetime', 'depth', 'nodes', 'mate'],
  ...['byoyomi', 'time', 'increment', 'opptime', 'oppmovestogo', 'oppincrement'],
]);
const FLAGS: ReadonlySet<string> = new Set(['infinite', 'ponder', 'draw']);

export function readGo(words: readonly string[]): GoWords {
  const numbers = new Map<string, number>();
  const flags = new Set<string>();
  const unknown: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const value = words[at + 1] ?? '';
    if (FLAGS.has(word)) flags.add(word);
    else if (word === 'depth' && value === 'infinite') flags.add(value);
    else if (NUMBERS.has(word) && /^-?\d{1,15}$/.test(value)) {
      numbers.set(word, Math.max(0, Number(value)));
    } else {
      unknown.push(word);
      continue;
    }
    if (!FLAGS.has(word)) at += 1;
  }
  return { numbers, flags, unknown };
}

/** Limits of a search; `prefix` and `unit` belong to the clock of the player to move. */
export function limitsOf({ numbers, flags }: GoWords, prefix: string, unit: number): SearchLimits {
  if (flags.has('infinite') || flags.has('ponder')) return { isInfinite: true };
  const mate = numbers.get('mate');
  const depth = numbers.get('depth') ?? (mate === undefined ? undefined : 2 * mate - 1);
  const nodes = numbers.get('nodes');
  const milliseconds = timeOf(numbers, prefix, unit);
  return {
    ...(depth === undefined ? {} : { depth: Math.max(1, depth) }),
    ...(nodes === undefined ? {} : { nodes: Math.max(1, nodes) }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
}

function timeOf(
  numbers: ReadonlyMap<string, number>,
  prefix: string,
  unit: number,
): number | undefined {
  const fixed = numbers.get('movetime');
  if (fixed !== undefined) return timeWithin(fixed);
  const remaining = numbers.get(`${prefix}time`);
  const byoyomi = numbers.get('byoyomi');
  if (remaining === undefined && byoyomi === undefined) return undefined;
  const increment = numbers.get(prefix === '' ? 'increment' : `${prefix}inc`) ?? 0;
  return timeFor({
    remaining: (remaining ?? 0) * unit,
    increment: increment * unit,
    movesToGo: numbers.get('movestogo') ?? 0,
    byoyomi: byoyomi ?? 0,
  });
}
