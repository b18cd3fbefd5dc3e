import { assertDefined, own, pick } from '#core';
import type { Random } from '#core';
import { kindsAt } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { LevelKind } from '../model/level-kinds.ts';

/** Draws the kinds of the levels, no kind twice where others are possible. */
export function drawKinds(random: Random, content: CavesContent, depth: number): readonly string[] {
  const drawn: string[] = [];
  for (let z = 0; z < depth; z++) {
    const possible = kindsAt(content, z);
    const fresh = possible.filter((kind) => !drawn.includes(kind));
    const choice = fresh.length > 0 ? fresh : possible;
    drawn.push(choice.length === 1 ? assertDefined(choice[0]) : pick(random, choice));
  }
  return drawn;
}

export function levelKind({ kinds }: CavesContent, kind: string): LevelKind {
  return assertDefined(own(kinds, kind));
}
