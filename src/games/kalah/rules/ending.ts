import type { Outcome } from '#core';
import { housesOf, otherPlayer, pitOf, seedsInHouses, seedsOnBoard, storeOf } from './pits.ts';
import type { Pits, Player } from './pits.ts';
import type { KalahEvent, Reason, Rules } from './model.ts';

/** The seeds in the store of each player. */
export function storesOf(pits: Pits): [number, number] {
  const houses = housesOf(pits);
  return [pits[storeOf(houses, 0)] as number, pits[storeOf(houses, 1)] as number];
}

/** More seeds in the store wins; equal stores draw. */
export function outcomeOf(pits: Pits, reason: Reason): Outcome {
  const [one, two] = storesOf(pits);
  const winners = one === two ? [] : [one > two ? 0 : 1];
  return { scores: [one, two], winners, reason };
}

/** The reason the game is over with this player to move, or undefined if it continues. */
export function endReason(pits: Pits, rules: Rules, next: Player): Reason | undefined {
  if (rules.ends === 'side') {
    if (seedsInHouses(pits, 0) === 0 || seedsInHouses(pits, 1) === 0) return 'side-empty';
  } else if (seedsInHouses(pits, next) === 0) return 'no-move';
  return rules.majorityStop && hasMajority(pits) ? 'majority' : undefined;
}

/** Ends the game if a sowing completes it, and distributes the remaining seeds. */
export function endGame(
  pits: number[],
  rules: Rules,
  next: Player,
  events: KalahEvent[],
): Reason | undefined {
  const reason = endReason(pits, rules, next);
  if (reason === undefined) return undefined;
  if (reason !== 'majority') sweep(pits, rules, events);
  events.push({ kind: 'over', outcome: outcomeOf(pits, reason) });
  return reason;
}

function sweep(pits: number[], rules: Rules, events: KalahEvent[]): void {
  const houses = housesOf(pits);
  const left = [seedsInHouses(pits, 0), seedsInHouses(pits, 1)] as const;
  for (const side of [0, 1] as const) {
    const seeds = left[side];
    if (seeds === 0) continue;
    const taker = { owner: side, emptier: otherPlayer(side), nobody: undefined }[rules.remaining];
    events.push({ kind: 'sweep', side, taker, seeds });
    if (taker === undefined) continue;
    pits.fill(0, pitOf(houses, side, 1), pitOf(houses, side, houses) + 1);
    const store = storeOf(houses, taker);
    pits[store] = (pits[store] as number) + seeds;
  }
}

function hasMajority(pits: Pits): boolean {
  const houses = housesOf(pits);
  const half = seedsOnBoard(pits) / 2;
  return (pits[storeOf(houses, 0)] as number) > half || (pits[storeOf(houses, 1)] as number) > half;
}
