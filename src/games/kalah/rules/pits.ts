/**
 * The board as a ring of pits in sowing order: houses 1..m of `ONE` at indices 0..m-1, the store of `ONE` at
 * m, TWO's houses 1..m at m+1..2m, TWO's store at 2m+1.
 */
export type Pits = readonly number[];

/** ONE is 0 and moves first; TWO is 1. */
export type Player = 0 | 1;

/** Counted from 1, starting furthest from its owner's store. */
export type House = number;

export const MAX_HOUSES = 12;
export const MAX_SEEDS = 24;

export function makePits(houses: number, seeds: number): Pits {
  const side = Array.from({ length: houses }, () => seeds);
  return [...side, 0, ...side, 0];
}

/** Houses per side. */
export function housesOf(pits: Pits): number {
  return (pits.length - 2) / 2;
}

export function otherPlayer(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** The index of a player's store. */
export function storeOf(houses: number, player: Player): number {
  return player === 0 ? houses : 2 * houses + 1;
}

/** The index of a player's house. */
export function pitOf(houses: number, player: Player, house: House): number {
  return player === 0 ? house - 1 : houses + house;
}

/** The owner of a house or store, by index. */
export function ownerOf(houses: number, pit: number): Player {
  return pit <= houses ? 0 : 1;
}

/** The house number of a pit index; m + 1 for the store. */
export function houseOf(houses: number, pit: number): House {
  return pit <= houses ? pit + 1 : pit - houses;
}

/** The index of the house across the board. */
export function oppositeOf(houses: number, pit: number): number {
  return 2 * houses - pit;
}

/** The next pit in the player's sowing: around the ring, skipping the opponent's store. */
export function nextPit(houses: number, player: Player, pit: number): number {
  const last = 2 * houses + 1;
  if (player === 0) return pit === last - 1 ? 0 : pit + 1;
  if (pit === houses - 1) return houses + 1;
  return pit === last ? 0 : pit + 1;
}

/** The destination of each seed lifted from a pit, in order. */
export function sowingPath(houses: number, player: Player, from: number, seeds: number): number[] {
  const path: number[] = [];
  let pit = from;
  for (let i = 0; i < seeds; i++) {
    pit = nextPit(houses, player, pit);
    path.push(pit);
  }
  return path;
}

export function seedsInHouses(pits: Pits, player: Player): number {
  const houses = housesOf(pits);
  const first = pitOf(houses, player, 1);
  let sum = 0;
  for (let pit = first; pit < first + houses; pit++) sum += pits[pit] as number;
  return sum;
}

export function seedsOnBoard(pits: Pits): number {
  let sum = 0;
  for (const seeds of pits) sum += seeds;
  return sum;
}

/** The house of a pit index and its owner, for describing events. */
export function namePit(pits: Pits, pit: number): { player: Player; house: House } {
  const houses = housesOf(pits);
  return { player: ownerOf(houses, pit), house: houseOf(houses, pit) };
}
