import type { Problem } from '#core';
import type { Pack } from './names.ts';
import { packProblem } from '#kit/packs/source.ts';

/** A pack and its location. */
export interface FoundPack {
  readonly pack: Pack;
  readonly where: string;
}

/** Compares the three version numbers; positive if `a` is higher. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const differences = left?.map((part, i) => part - (right?.[i] ?? 0)) ?? [];
  return differences.find((difference) => difference !== 0) ?? 0;
}

export interface Shelf<One extends FoundPack> {
  readonly packs: readonly One[];
  readonly warnings: readonly Problem[];
}

/**
 * One pack per id: the highest version, or the first found if tied. The first with a tutorial goes to
 * the front, because new players begin with the first adventure.
 */
export function chooseVersions<One extends FoundPack>(found: readonly One[]): Shelf<One> {
  const chosen = new Map<string, One>();
  const warnings: Problem[] = [];
  for (const one of found) {
    const { id, version } = one.pack;
    const other = chosen.get(id);
    if (other === undefined) {
      chosen.set(id, one);
      continue;
    }
    const isHigher = compareVersions(version, other.pack.version) > 0;
    const [winner, passed] = isHigher ? [one, other] : [other, one];
    chosen.set(id, winner);
    const args = { id, other: winner.where, version: winner.pack.version };
    warnings.push(packProblem('warn-duplicate', args, passed.where));
  }
  const packs = [...chosen.values()];
  const teaching = packs.find(({ pack }) => pack.tutorial !== undefined);
  if (teaching === undefined) return { packs, warnings };
  return { packs: [teaching, ...packs.filter((one) => one !== teaching)], warnings };
}
