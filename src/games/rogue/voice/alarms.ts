import { isThreat, mobsInSight } from '../rules/index.ts';
import type { Mob, RogueState } from '../rules/index.ts';

/** A mob that is out of sight for more turns than this stops errands anew. */
const FORGOTTEN = 20;

interface Noted {
  readonly turn: number;
  readonly isThreat: boolean;
}

/** The mobs that errands of a run have stopped for: each stops them once, not every turn. */
export class Alarms {
  readonly #noted = new Map<number, Noted>();

  /** A mob in sight that no errand has stopped for; from now on all in sight count as known. */
  raise(state: RogueState): Mob | undefined {
    const { turns } = state;
    let news: Mob | undefined;
    for (const mob of mobsInSight(state)) {
      const threatens = isThreat(state, mob);
      if (this.#isNews(mob, threatens, turns)) news ??= mob;
      this.#noted.set(mob.id, { turn: turns, isThreat: threatens });
    }
    return news;
  }

  /** Ghosts come and go: one that keeps its distance is news only once. */
  #isNews({ id }: Mob, threatens: boolean, turns: number): boolean {
    const noted = this.#noted.get(id);
    if (noted === undefined) return true;
    return threatens && (!noted.isThreat || turns - noted.turn > FORGOTTEN);
  }
}
