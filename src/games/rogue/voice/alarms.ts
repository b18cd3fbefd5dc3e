import { isThreat, mobsInSight } from '../rules/index.ts';
import type { Mob, RogueState } from '../rules/index.ts';

/** A mob out of sight for more turns than this interrupts automatic actions again. */
const FORGET_AFTER = 20;

interface Sighting {
  readonly turn: number;
  readonly isThreat: boolean;
}

/** Mobs that have interrupted automatic actions; each interrupts once, not every turn. */
export class Alarms {
  readonly #noted = new Map<number, Sighting>();
  #world = 0;

  /** A visible mob that has not interrupted yet; marks all visible mobs as known. */
  raise(state: RogueState): Mob | undefined {
    const { turns, course } = state;
    const world = course?.world ?? 0;
    // Ids of mobs are unique in their world only.
    if (world !== this.#world) this.#noted.clear();
    this.#world = world;
    let news: Mob | undefined;
    for (const mob of mobsInSight(state)) {
      const threatens = isThreat(state, mob);
      if (this.#isNews(mob, threatens, turns)) news ??= mob;
      this.#noted.set(mob.id, { turn: turns, isThreat: threatens });
    }
    return news;
  }

  /** A ghost at a distance is news only once, since ghosts come and go. */
  #isNews({ id }: Mob, threatens: boolean, turns: number): boolean {
    const noted = this.#noted.get(id);
    if (noted === undefined) return true;
    return threatens && (!noted.isThreat || turns - noted.turn > FORGET_AFTER);
  }
}
