import { housesOf, nextPit, oppositeOf, ownerOf, storeOf } from './pits.ts';
import type { Player } from './pits.ts';
import type { KalahEvent, Rules } from './model.ts';

/** Sows from a pit, and again from every occupied house that relay sowing ends in. */
export function sowFrom(
  pits: number[],
  rules: Rules,
  player: Player,
  start: number,
  events: KalahEvent[],
): number {
  const houses = housesOf(pits);
  const store = storeOf(houses, player);
  let from = start;
  for (;;) {
    const last = sow(pits, houses, player, from, events);
    if (!rules.relay || last === store || (pits[last] as number) === 1) return last;
    from = last;
  }
}

function sow(
  pits: number[],
  houses: number,
  player: Player,
  from: number,
  events: KalahEvent[],
): number {
  const seeds = pits[from] as number;
  pits[from] = 0;
  let pit = from;
  for (let i = 0; i < seeds; i++) {
    pit = nextPit(houses, player, pit);
    pits[pit] = (pits[pit] as number) + 1;
  }
  events.push({ kind: 'sow', player, from, last: pit, seeds });
  return pit;
}

/** Captures a last seed in an own empty house, together with the seeds opposite. */
export function capture(
  pits: number[],
  rules: Rules,
  player: Player,
  pit: number,
  events: KalahEvent[],
): void {
  const houses = housesOf(pits);
  if (rules.capture === 'none' || pits[pit] !== 1 || ownerOf(houses, pit) !== player) return;
  const opposite = oppositeOf(houses, pit);
  const captured = pits[opposite] as number;
  if (captured === 0 && rules.capture === 'standard') return;
  const store = storeOf(houses, player);
  pits[store] = (pits[store] as number) + captured + 1;
  pits[pit] = 0;
  pits[opposite] = 0;
  events.push({ kind: 'capture', player, pit, opposite, seeds: captured + 1 });
}
