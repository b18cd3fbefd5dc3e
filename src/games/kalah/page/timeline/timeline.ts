import { elementAt } from '#core';
import { storeOf } from '../../rules/index.ts';
import type { KalahEvent, Player } from '../../rules/index.ts';
import { moveSeeds, transfersOf } from './seeds.ts';
import type { Seeds, Transfer } from './seeds.ts';

/** State of a seed at a moment: resting in a pit, or held in a bunch above one. */
export type SeedSpot =
  | { readonly kind: 'slot'; readonly pit: number; readonly index: number }
  | { readonly kind: 'hand'; readonly pit: number; readonly index: number; readonly of: number };

export interface Key {
  /** Milliseconds since the start of the timeline. */
  readonly at: number;
  readonly spot: SeedSpot;
}

export const CUES = ['capture', 'again', 'sweep', 'swap'] as const;

/** A badge shown at a pit for a while. */
export interface Cue {
  readonly kind: (typeof CUES)[number];
  readonly pit: number;
  readonly seeds: number;
  readonly player: Player;
  readonly at: number;
  readonly until: number;
}

/** Animation of events: paths of moving seeds, and badges. Independent of pixels. */
export interface Timeline {
  readonly before: Seeds;
  readonly after: Seeds;
  readonly tracks: ReadonlyMap<number, readonly Key[]>;
  readonly cues: readonly Cue[];
  /** Times when the last seed rests and when the last badge disappears. */
  readonly still: number;
  readonly length: number;
}

export const PACES = ['off', 'slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];
export type MovingPace = Exclude<Pace, 'off'>;

const STEP: Record<MovingPace, number> = { slow: 430, normal: 215, fast: 100 };
const MAX_SOWING = 14;

export function makeTimeline(
  before: Seeds,
  events: readonly KalahEvent[],
  pace: MovingPace,
): Timeline {
  return new Director(before, STEP[pace]).run(events);
}

class Director {
  readonly #before: Seeds;
  readonly #step: number;
  readonly #tracks = new Map<number, Key[]>();
  readonly #cues: Cue[] = [];
  #seeds: Seeds;
  #time = 0;

  constructor(before: Seeds, step: number) {
    this.#before = before;
    this.#seeds = before;
    this.#step = step;
  }

  run(events: readonly KalahEvent[]): Timeline {
    for (const event of events) this.#show(event);
    const still = this.#time;
    const length = this.#cues.reduce((end, { until }) => Math.max(end, until), still);
    return {
      before: this.#before,
      after: this.#seeds,
      tracks: this.#tracks,
      cues: this.#cues,
      still,
      length,
    };
  }

  #show(event: KalahEvent): void {
    const transfers = transfersOf(this.#seeds, event);
    const after = moveSeeds(this.#seeds, transfers);
    switch (event.kind) {
      case 'sow':
        this.#sow(transfers, after);
        break;
      case 'capture':
        this.#cue('capture', event.pit, event.player, event.seeds);
        this.#fly(transfers, after, this.#step * 0.12);
        break;
      case 'sweep':
        this.#time += this.#step;
        this.#cue('sweep', sweepPit(event, this.#seeds.length), event.side, event.seeds);
        this.#fly(transfers, after, this.#step * 0.25);
        break;
      case 'again':
        this.#cue('again', storeOf(this.#seeds.length / 2 - 1, event.player), event.player, 0);
        break;
      case 'swap':
        this.#cue('swap', storeOf(this.#seeds.length / 2 - 1, event.player), event.player, 0);
        this.#fly(transfers, after, 0);
        break;
      case 'over':
        break;
    }
    this.#seeds = after;
  }

  /** Lifts the seeds, carries them from pit to pit and drops one in each. */
  #sow(transfers: readonly Transfer[], after: Seeds): void {
    const of = transfers.length;
    const step = Math.min(this.#step, (this.#step * MAX_SOWING) / of);
    const lifted = this.#time + this.#step * 0.9;
    for (const [index, { seed, from }] of transfers.entries()) {
      this.#rest(seed, from, this.#seeds, this.#time);
      this.#key(seed, lifted, { kind: 'hand', pit: from, index, of });
      for (let i = 0; i <= index; i++) {
        const pit = elementAt(transfers, i).to;
        this.#key(seed, lifted + (i + 1) * step, {
          kind: 'hand',
          pit,
          index: index - i,
          of: of - i,
        });
      }
      const { to } = elementAt(transfers, index);
      this.#rest(seed, to, after, lifted + (index + 1) * step + this.#step * 0.55);
    }
    this.#time = lifted + of * step + this.#step * 0.6;
  }

  /** Flies seeds straight to their targets in quick succession. */
  #fly(transfers: readonly Transfer[], after: Seeds, maxGap: number): void {
    const gap = Math.min(maxGap, (this.#step * 5) / Math.max(1, transfers.length));
    const start = this.#time + this.#step * 0.9;
    const flight = this.#step * 2.4;
    for (const [index, { seed, from, to }] of transfers.entries()) {
      this.#rest(seed, from, this.#seeds, start + index * gap);
      this.#rest(seed, to, after, start + index * gap + flight);
    }
    this.#time = start + transfers.length * gap + flight;
  }

  #cue(kind: Cue['kind'], pit: number, player: Player, seeds: number): void {
    const hold = this.#step * (kind === 'again' ? 4.5 : 6);
    this.#cues.push({ kind, pit, player, seeds, at: this.#time, until: this.#time + hold });
  }

  #rest(seed: number, pit: number, seeds: Seeds, at: number): void {
    const index = (seeds[pit] ?? []).indexOf(seed);
    this.#key(seed, at, { kind: 'slot', pit, index: Math.max(0, index) });
  }

  #key(seed: number, at: number, spot: SeedSpot): void {
    const keys = this.#tracks.get(seed);
    if (keys === undefined) this.#tracks.set(seed, [{ at, spot }]);
    else keys.push({ at, spot });
  }
}

function sweepPit(event: Extract<KalahEvent, { kind: 'sweep' }>, pits: number): number {
  return storeOf(pits / 2 - 1, event.taker ?? event.side);
}

/** Position of a seed between two keyframes; `part` runs from 0 to 1. */
export interface Passage {
  readonly from: SeedSpot;
  readonly to: SeedSpot;
  readonly part: number;
}

export function passageAt(keys: readonly Key[], time: number): Passage {
  let index = keys.findIndex(({ at }) => at > time);
  if (index < 0) index = keys.length;
  const from = elementAt(keys, Math.max(0, index - 1));
  const to = elementAt(keys, Math.min(index, keys.length - 1));
  const span = to.at - from.at;
  const part = span > 0 ? Math.max(0, Math.min(1, (time - from.at) / span)) : 0;
  return { from: from.spot, to: to.spot, part };
}

/** True if the seed rests in a pit. */
export function isResting({ from, to, part }: Passage): boolean {
  if (part === 0) return from.kind === 'slot';
  return (
    from.kind === 'slot' && to.kind === 'slot' && from.pit === to.pit && from.index === to.index
  );
}
