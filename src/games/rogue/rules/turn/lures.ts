import { chunkOf } from '#kit/grid/cell-set.ts';
import { chunkIn } from '#kit/grid/chunk-map.ts';
import { ITEMS } from '../model/items.ts';
import type { ItemUse } from '../model/items.ts';
import type { Mob } from '../model/mobs.ts';
import { MOBS } from '../model/mobs.ts';
import type { LyingItem } from '../model/state.ts';
import { isSamePlace, squareBetween } from '../world/place.ts';
import { report } from './deed-report.ts';
import type { TurnDraft } from './draft.ts';
import { strike } from './striking.ts';

/** Distance at which mobs smell bait. */
const SMELL = 6;

/** Items of a use that the hero has laid around. */
function laidAround(draft: TurnDraft, use: ItemUse['use']): readonly LyingItem[] {
  const { x, y } = draft.hero.at;
  const reach = draft.before.options.reach + SMELL;
  const found: LyingItem[] = [];
  for (let cy = chunkOf(y - reach); cy <= chunkOf(y + reach); cy++) {
    for (let cx = chunkOf(x - reach); cx <= chunkOf(x + reach); cx++) {
      for (const item of chunkIn(draft.items, cx, cy) ?? [])
        if (item.isLeft === true && ITEMS[item.kind].use === use) found.push(item);
    }
  }
  return found;
}

/** Bait and traps around the hero, as far as mobs are concerned. */
export class Lures {
  #baits: readonly LyingItem[];
  #traps: readonly LyingItem[];
  readonly #draft: TurnDraft;

  constructor(draft: TurnDraft) {
    this.#draft = draft;
    this.#baits = laidAround(draft, 'bait');
    this.#traps = laidAround(draft, 'trap');
  }

  /** The nearest bait that a mob smells; mobs that never move or hunt do not care. */
  baitFor(mob: Mob): LyingItem | undefined {
    if (this.#baits.length === 0) return undefined;
    const { mind } = MOBS[mob.kind];
    if (mind.kind === 'passive' || mind.kind === 'mirroring' || mob.guise !== undefined)
      return undefined;
    const near = this.#baits.filter((one) => squareBetween(one, mob) <= SMELL * SMELL);
    return [...near].sort((one, other) => squareBetween(one, mob) - squareBetween(other, mob))[0];
  }

  /** A mob on its bait eats it. */
  eat(mob: Mob, bait: LyingItem): void {
    const row = ITEMS[bait.kind];
    const turns = row.use === 'bait' ? row.turns : 0;
    this.#draft.takeItem(bait);
    this.#baits = this.#baits.filter((one) => one !== bait);
    this.#draft.board.put({ ...mob, still: turns });
    report(this.#draft, mob, { deed: 'eat', turns });
  }

  /** A mob comes to a cell; a trap there hurts and stops it. */
  spring(id: number): void {
    if (this.#traps.length === 0) return;
    const draft = this.#draft;
    const mob = draft.board.get(id);
    const trap = mob && this.#traps.find((one) => isSamePlace(one, mob));
    const row = trap && ITEMS[trap.kind];
    if (mob === undefined || trap === undefined || row?.use !== 'trap') return;
    draft.takeItem(trap);
    this.#traps = this.#traps.filter((one) => one !== trap);
    draft.board.put({ ...mob, still: row.turns });
    strike(draft, { ...mob, still: row.turns }, row.damage, 'trap');
  }
}
