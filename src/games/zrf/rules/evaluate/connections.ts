import { below, makeStream } from '#core';
import { EMPTY, ownerOf } from '../compile/cell.ts';
import type { GoalTest, Rules } from '../model/index.ts';
import type { Machine } from '../run/machine.ts';
import type { Play } from '../run/play.ts';
import { Components } from './components.ts';
import { edgesOf, waysOf } from './edges.ts';

/**
 * ZRF has no word for a chain between two sides: files mark stones, flood the board or count
 * reached positions. Connection goals are therefore detected by experiment. Random games are played
 * to the end, and each hypothesis (neighbours and edges) is tested against all recorded positions.
 * The chain must exist where a player has won, and be absent in earlier positions.
 */

/**
 * A player for whom a chain between all these edges is decisive: `sign` is 1 if it wins, -1 if it
 * loses.
 */
export interface ConnectionAim {
  readonly player: number;
  readonly sign: number;
  /** Lists of positions. */
  readonly edges: readonly (readonly number[])[];
  /** For each position, the positions that a chain can continue to. */
  readonly neighbours: readonly (readonly number[])[];
}

/** Number of games played, and positions recorded before the last of each. */
const GAMES = 16;
const RECORDED_BEFORE_END = 12;
/** Minimum number of games with a connection to count as evidence. */
const MIN_PROOFS = 3;
/** Maximum fraction of positions occupied at the start of a connection game. */
const MAX_OCCUPIED = 1 / 4;

/** A recorded position: the owner of each board position, -1 if empty. */
interface Observation {
  readonly owners: Int8Array;
  /** Players who have won and lost; both empty while the game continues. */
  readonly winners: readonly number[];
  readonly losers: readonly number[];
}

function isDecidedOtherwise(test: GoalTest): boolean {
  if (test.kind === 'and' || test.kind === 'or') return test.parts.every(isDecidedOtherwise);
  if (test.kind === 'not') return isDecidedOtherwise(test.part);
  return test.kind === 'relative' || test.kind === 'repetition';
}

/** True if pieces are dropped on a nearly empty board, and goals are not decided by lines alone. */
function mayConnect({ rules, seats, hasNoChance }: Play): boolean {
  const { pieces, setup, goals, board } = rules;
  if (seats.length !== 2 || !hasNoChance || goals.some(({ kind }) => kind === 'count'))
    return false;
  const placed = setup.pieces.filter(({ player }) => seats.includes(player));
  if (placed.length > MAX_OCCUPIED * board.positions.length) return false;
  if (!pieces.some(({ drops }) => drops.length > 0)) return false;
  const deciding = goals.filter(({ kind }) => kind === 'win' || kind === 'loss');
  return deciding.some(({ test }) => !isDecidedOtherwise(test));
}

function ownersIn({ board: { cell, cells } }: Machine): Int8Array {
  return Int8Array.from(cell, (piece) => (piece === EMPTY ? -1 : ownerOf(cells, piece)));
}

function endOf(play: Play, machine: Machine): Observation | undefined {
  const conclusion = machine.conclusion();
  if (conclusion === undefined) return undefined;
  const { winners } = play.endingOf(machine, conclusion);
  if (winners.length !== 1) return undefined;
  const [won, lost] = [true, false].map((wins) =>
    play.seats.filter((_, seat) => winners.includes(seat) === wins),
  );
  return { owners: ownersIn(machine), winners: won ?? [], losers: lost ?? [] };
}

/** Plays the same random games every time. Yields after each step. */
function* watchGames(play: Play): Generator<void, Observation[]> {
  const observations: Observation[] = [];
  const random = makeStream('zrf', 'connections');
  const machine = play.machineOf(play.start(''));
  const longest = 4 * play.program.positions;
  for (let game = 0; game < GAMES; game += 1) {
    machine.rewind(0);
    const before: Int8Array[] = [];
    while (machine.depth < longest && machine.conclusion() === undefined) {
      if (machine.chainAt < 0) before.push(ownersIn(machine));
      machine.make(machine.step(below(random, machine.count())));
      yield;
    }
    const end = endOf(play, machine);
    if (end === undefined) continue;
    observations.push(end);
    for (const owners of before.slice(-RECORDED_BEFORE_END)) {
      observations.push({ owners, winners: [], losers: [] });
    }
  }
  return observations;
}

/** Edges of a hypothetical connection goal, and the number of positions that contradict it. */
interface Hypothesis {
  readonly edges: readonly (readonly number[])[];
  readonly wrong: number;
}

/** Recorded positions of one player: with a required chain, and without one. */
class Evidence {
  readonly #rules: Rules;
  readonly #player: number;
  readonly #with: readonly Int8Array[];
  readonly #without: readonly Int8Array[];
  readonly #edges: readonly (readonly number[])[];

  constructor(rules: Rules, player: number, sign: number, observations: readonly Observation[]) {
    const isProof = ({ winners, losers }: Observation) =>
      (sign > 0 ? winners : losers).includes(player);
    this.#rules = rules;
    this.#player = player;
    this.#with = observations.filter(isProof).map(({ owners }) => owners);
    this.#without = observations.filter((one) => !isProof(one)).map(({ owners }) => owners);
    this.#edges = edgesOf(rules, player);
  }

  get isEnough(): boolean {
    return this.#with.length >= MIN_PROOFS;
  }

  /**
   * Edges that are connected in every proof and almost never elsewhere, for chains along these
   * ways; undefined if none qualify. `wrong` counts contradicting positions. Yields after each
   * position.
   */
  *judge(ways: readonly Int32Array[]): Generator<void, Hypothesis | undefined> {
    const components = new Components(this.#rules.board.positions.length, ways, this.#edges);
    const proofs = yield* this.#masksOf(components, this.#with);
    const others = yield* this.#masksOf(components, this.#without);
    const bits = [...this.#edges.keys()].map((index) => 1 << index);
    const isProven = (mask: number) => proofs.every((masks) => holds(masks, mask));
    const single = bits.filter(isProven);
    const pairs = extended(single, single).filter(isProven);
    const byPairs = yield* this.#bestHypothesis(pairs, others);
    if (byPairs === undefined || byPairs.wrong === 0) return byPairs;
    const byTriples = yield* this.#bestHypothesis(extended(pairs, single).filter(isProven), others);
    return byTriples !== undefined && byTriples.wrong < byPairs.wrong ? byTriples : byPairs;
  }

  *#masksOf(
    components: Components,
    observations: readonly Int8Array[],
  ): Generator<void, number[][]> {
    const masks: number[][] = [];
    for (const owners of observations) {
      masks.push(components.masks(owners, this.#player));
      yield;
    }
    return masks;
  }

  /**
   * Of several sets of edges, the one with the fewest contradictions, and among equals the
   * shortest. Yields after each set.
   */
  *#bestHypothesis(
    candidates: readonly number[],
    others: readonly (readonly number[])[],
  ): Generator<void, Hypothesis | undefined> {
    let best: (Hypothesis & { readonly size: number }) | undefined;
    for (const mask of candidates) {
      const wrong = others.filter((masks) => holds(masks, mask)).length;
      const edges = this.#edges.filter((_, index) => (mask & (1 << index)) !== 0);
      const size = edges.reduce((sum, { length }) => sum + length, 0);
      const isBetter =
        best === undefined || wrong < best.wrong || (wrong === best.wrong && size < best.size);
      if (isBetter) best = { edges, wrong, size };
      yield;
    }
    return best;
  }
}

function holds(masks: readonly number[], mask: number): boolean {
  return masks.some((one) => (one & mask) === mask);
}

/** Extends each bit set by one higher bit. */
function extended(masks: readonly number[], bits: readonly number[]): number[] {
  return masks.flatMap((mask) => bits.filter((bit) => bit > mask).map((bit) => mask | bit));
}

/** Removes ways one at a time until no position contradicts the rest. */
function* fitWays(evidence: Evidence, all: readonly Int32Array[]) {
  let ways = all;
  let found = yield* evidence.judge(ways);
  while (found?.wrong !== 0 && ways.length > 1) {
    let best: { readonly rest: readonly Int32Array[]; readonly one: Hypothesis } | undefined;
    for (const dropped of ways) {
      const rest = ways.filter((way) => way !== dropped);
      const one = yield* evidence.judge(rest);
      if (one !== undefined && one.wrong < (best?.one.wrong ?? Infinity)) best = { rest, one };
    }
    if (best === undefined) return undefined;
    ways = best.rest;
    found = best.one;
  }
  return found?.wrong === 0 ? { ways, edges: found.edges } : undefined;
}

function neighboursBy(ways: readonly Int32Array[], positions: number): number[][] {
  const neighbours = Array.from({ length: positions }, () => new Set<number>());
  for (const way of ways) {
    for (const [from, to] of way.entries()) {
      if (to < 0) continue;
      neighbours[from]?.add(to);
      neighbours[to]?.add(from);
    }
  }
  return neighbours.map((next) => [...next]);
}

/**
 * Detects decisive chains, their players and their edges. Yields after each step of the random
 * games.
 */
export function* learnConnections(play: Play): Generator<void, ConnectionAim[]> {
  if (!mayConnect(play)) return [];
  const { rules, seats } = play;
  const observations = yield* watchGames(play);
  const ways = waysOf(rules);
  const aims: ConnectionAim[] = [];
  for (const player of seats) {
    for (const sign of [1, -1]) {
      const evidence = new Evidence(rules, player, sign, observations);
      const found = evidence.isEnough ? yield* fitWays(evidence, ways) : undefined;
      if (found === undefined) continue;
      const neighbours = neighboursBy(found.ways, rules.board.positions.length);
      aims.push({ player, sign, edges: found.edges, neighbours });
    }
  }
  return aims;
}
