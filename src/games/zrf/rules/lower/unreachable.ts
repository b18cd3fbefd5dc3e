import { isFull, makeReport } from '../check/report.ts';
import type { Diagnosis } from '../problems/problem.ts';
import type { Condition } from '../model/index.ts';
import { FAULTY } from './conditions.ts';
import type { Scope } from './scope/scope.ts';

/** Constant value of a condition; undefined if it depends on the board or is invalid. */
export function constantOf(condition: Condition): boolean | undefined {
  if (condition === FAULTY) return undefined;
  if (condition.kind === 'constant') return condition.value;
  if (condition.kind === 'not') {
    const part = constantOf(condition.part);
    return part === undefined ? undefined : !part;
  }
  if (condition.kind !== 'and' && condition.kind !== 'or') return undefined;
  const parts = condition.parts.map(constantOf);
  const decisive = condition.kind === 'or';
  if (parts.includes(decisive)) return decisive;
  return parts.includes(undefined) ? undefined : !decisive;
}

const UNKNOWN: readonly Diagnosis['code'][] = [
  'zrf-keyword-unknown',
  'zrf-name-unknown',
  'zrf-name-among',
];

function isUndeclaredPiece({ code, args }: Diagnosis): boolean {
  const what = args?.['what'];
  return UNKNOWN.includes(code) && (what === 'piece' || what === 'piece-or-move-type');
}

/**
 * Checks unreachable code. Undeclared pieces are harmless there and only cause a warning. Results
 * are not cached, since the same nodes may be reachable elsewhere. Returns false if an undeclared
 * piece was found.
 */
export function checkUnreachable(scope: Scope, read: (scope: Scope) => void): boolean {
  const report = makeReport();
  read({ ...scope, report, statements: new Map(), conditions: new Map() });
  for (const diagnosis of report.diagnoses) {
    if (isFull(scope.report)) break;
    const isHarmless = isUndeclaredPiece(diagnosis);
    scope.report.diagnoses.push(isHarmless ? { ...diagnosis, severity: 'warning' } : diagnosis);
  }
  return !report.diagnoses.some(isUndeclaredPiece);
}
