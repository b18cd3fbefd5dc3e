import { elementAt } from '#core';
import { housesOf, pitOf, sowingPath, storeOf } from '../../rules/index.ts';
import type { KalahEvent, Pits } from '../../rules/index.ts';
import type { KalahMatch } from './match.ts';

/** Seed numbers in each pit, in order of arrival. */
export type Seeds = readonly (readonly number[])[];

/** Move of a seed from one pit to another. */
export interface Transfer {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

export function layOut(pits: Pits): Seeds {
  let next = 0;
  return pits.map((count) => Array.from({ length: count }, () => next++));
}

export function countsOf(seeds: Seeds): number[] {
  return seeds.map((pit) => pit.length);
}

/** Seeds moved by an event, in order. */
export function transfersOf(seeds: Seeds, event: KalahEvent): Transfer[] {
  const houses = housesOf(countsOf(seeds));
  const all = (from: number, to: number) => (seeds[from] ?? []).map((seed) => ({ seed, from, to }));
  switch (event.kind) {
    case 'sow': {
      const hand = seeds[event.from] ?? [];
      const path = sowingPath(houses, event.player, event.from, hand.length);
      return hand.map((seed, i) => ({ seed, from: event.from, to: elementAt(path, i) }));
    }
    case 'capture': {
      const store = storeOf(houses, event.player);
      return [...all(event.pit, store), ...all(event.opposite, store)];
    }
    case 'sweep': {
      if (event.taker === undefined) return [];
      const store = storeOf(houses, event.taker);
      const first = pitOf(houses, event.side, 1);
      return Array.from({ length: houses }, (_, i) => all(first + i, store)).flat();
    }
    case 'swap': {
      const half = houses + 1;
      return seeds.flatMap((_, pit) => all(pit, (pit + half) % (2 * half)));
    }
    case 'again':
    case 'over':
      return [];
  }
}

export function moveSeeds(seeds: Seeds, transfers: readonly Transfer[]): Seeds {
  const moving = new Set(transfers.map(({ seed }) => seed));
  const next = seeds.map((pit) => pit.filter((seed) => !moving.has(seed)));
  for (const { seed, to } of transfers) next[to]?.push(seed);
  return next;
}

/** The seeds after events; each keeps its number. */
export function followSeeds(seeds: Seeds, events: readonly KalahEvent[]): Seeds {
  return events.reduce((now, event) => moveSeeds(now, transfersOf(now, event)), seeds);
}

/** The seeds after the first `count` entries of a match. */
export function seedsAt(match: KalahMatch, count: number): Seeds {
  let state = match.stateAt(0);
  let seeds = layOut(state.pits);
  for (const { action } of match.log.slice(0, count)) {
    const step = match.game.apply(state, action);
    seeds = followSeeds(seeds, step.events);
    state = step.state;
  }
  return seeds;
}
