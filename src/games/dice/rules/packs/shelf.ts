import type { Problem } from '#core';
import type { Pack } from './names.ts';
import { packProblem } from './source.ts';

/** A pack, and where it was found. */
export interface Found {
  readonly pack: Pack;
  readonly where: string;
}

/** By the three numbers: positive where `a` is the higher one. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const differences = left?.map((part, i) => part - (right?.[i] ?? 0)) ?? [];
  return differences.find((difference) => difference !== 0) ?? 0;
}

export interface Shelf {
  readonly packs: readonly Found[];
  readonly warnings: readonly Problem[];
}

/** One pack of every id: the higher version, and of equal ones the first that was found. */
export function chooseVersions(found: readonly Found[]): Shelf {
  const chosen = new Map<string, Found>();
  const warnings: Problem[] = [];
  for (const one of found) {
    const { id, version } = one.pack;
    const other = chosen.get(id);
    if (other === undefined) {
      chosen.set(id, one);
      continue;
    }
    const isHigher = compareVersions(version, other.pack.version) > 0;
    const [taken, passed] = isHigher ? [one, other] : [other, one];
    chosen.set(id, taken);
    const args = { id, other: taken.where, version: taken.pack.version };
    warnings.push(packProblem('warn-duplicate', args, passed.where));
  }
  return { packs: [...chosen.values()], warnings };
}
