import { below, makeStream } from '#core';
import { EMPTY, ownerOf } from '../compile/cell.ts';
import type { GoalTest, Rules } from '../model/index.ts';
import type { Machine } from '../run/machine.ts';
import type { Play } from '../run/play.ts';
import { Components } from './components.ts';
import { edgesOf, waysOf } from './edges.ts';

/**
 * The language has no word for a chain from one side to another: files mark stones, flood the board or
 * count what they reached. So it is found out by experiment whether that is what decides: games are
 * played at random to the end, and each supposition (these neighbours, these edges) has to hold in all
 * the positions that were seen: there is such a chain where somebody has won, and there is none before.
 */

/** A player whose chain between all these edges decides: `sign` is 1 where it wins, -1 where it loses. */
export interface ConnectionAim {
  readonly player: number;
  readonly sign: number;
  /** Lists of positions. */
  readonly edges: readonly (readonly number[])[];
  /** For each position those that a chain can go on to. */
  readonly neighbours: readonly (readonly number[])[];
}

/** Games that are looked at, and positions of each before its last one. */
const GAMES = 16;
const SEEN_BEFORE_END = 12;
/** Games in which a player connects, or they prove too little. */
const MIN_PROOFS = 3;
/** Boards of which more is taken at first are no boards for chains. */
const MAX_TAKEN = 1 / 4;

/** A position of a game: for each position on the board who holds it, -1 for nobody. */
interface Seen {
  readonly owners: Int8Array;
  /** Who won there and who lost: lists of players, empty while the game went on. */
  readonly winners: readonly number[];
  readonly losers: readonly number[];
}

function isDecidedOtherwise(test: GoalTest): boolean {
  if (test.kind === 'and' || test.kind === 'or') return test.parts.every(isDecidedOtherwise);
  if (test.kind === 'not') return isDecidedOtherwise(test.part);
  return test.kind === 'relative' || test.kind === 'repetition';
}

/** Whether pieces come by drops on a board that is all but empty, and more than lines can decide. */
function mayConnect({ rules, seats, hasNoChance }: Play): boolean {
  const { pieces, setup, goals, board } = rules;
  if (seats.length !== 2 || !hasNoChance || goals.some(({ kind }) => kind === 'count'))
    return false;
  const placed = setup.pieces.filter(({ player }) => seats.includes(player));
  if (placed.length > MAX_TAKEN * board.positions.length) return false;
  if (!pieces.some(({ drops }) => drops.length > 0)) return false;
  const deciding = goals.filter(({ kind }) => kind === 'win' || kind === 'loss');
  return deciding.some(({ test }) => !isDecidedOtherwise(test));
}

function ownersIn({ board: { cell, cells } }: Machine): Int8Array {
  return Int8Array.from(cell, (piece) => (piece === EMPTY ? -1 : ownerOf(cells, piece)));
}

function endOf(play: Play, machine: Machine): Seen | undefined {
  const conclusion = machine.conclusion();
  if (conclusion === undefined) return undefined;
  const { winners } = play.endingOf(machine, conclusion);
  if (winners.length !== 1) return undefined;
  const [won, lost] = [true, false].map((wins) =>
    play.seats.filter((_, seat) => winners.includes(seat) === wins),
  );
  return { owners: ownersIn(machine), winners: won ?? [], losers: lost ?? [] };
}

/** Plays games at random to the end, the same ones every time. Yields after each step. */
function* watchGames(play: Play): Generator<void, Seen[]> {
  const seen: Seen[] = [];
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
    seen.push(end);
    for (const owners of before.slice(-SEEN_BEFORE_END)) {
      seen.push({ owners, winners: [], losers: [] });
    }
  }
  return seen;
}

/** Edges that may have to be joined, and how many positions speak against that. */
interface Supposition {
  readonly edges: readonly (readonly number[])[];
  readonly wrong: number;
}

/** What is seen of one player: where a chain must be, and where there must be none. */
class Evidence {
  readonly #rules: Rules;
  readonly #player: number;
  readonly #with: readonly Int8Array[];
  readonly #without: readonly Int8Array[];
  readonly #edges: readonly (readonly number[])[];

  constructor(rules: Rules, player: number, sign: number, seen: readonly Seen[]) {
    const isProof = ({ winners, losers }: Seen) => (sign > 0 ? winners : losers).includes(player);
    this.#rules = rules;
    this.#player = player;
    this.#with = seen.filter(isProof).map(({ owners }) => owners);
    this.#without = seen.filter((one) => !isProof(one)).map(({ owners }) => owners);
    this.#edges = edgesOf(rules, player);
  }

  get isEnough(): boolean {
    return this.#with.length >= MIN_PROOFS;
  }

  /**
   * The edges that are joined wherever they must be, and almost nowhere else, when chains go along
   * these ways; undefined where there are none such. `wrong` counts the positions that speak against
   * them. Yields after each position.
   */
  *judge(ways: readonly Int32Array[]): Generator<void, Supposition | undefined> {
    const components = new Components(this.#rules.board.positions.length, ways, this.#edges);
    const proofs = yield* this.#masksOf(components, this.#with);
    const others = yield* this.#masksOf(components, this.#without);
    const bits = [...this.#edges.keys()].map((index) => 1 << index);
    const isProven = (mask: number) => proofs.every((masks) => holds(masks, mask));
    const single = bits.filter(isProven);
    const pairs = extended(single, single).filter(isProven);
    const byPairs = yield* this.#leastWrong(pairs, others);
    if (byPairs === undefined || byPairs.wrong === 0) return byPairs;
    const byTriples = yield* this.#leastWrong(extended(pairs, single).filter(isProven), others);
    return byTriples !== undefined && byTriples.wrong < byPairs.wrong ? byTriples : byPairs;
  }

  *#masksOf(components: Components, seen: readonly Int8Array[]): Generator<void, number[][]> {
    const masks: number[][] = [];
    for (const owners of seen) {
      masks.push(components.masks(owners, this.#player));
      yield;
    }
    return masks;
  }

  /**
   * Of several sets of edges the one that least speaks against; among equals the shortest edges. Yields
   * after each of them.
   */
  *#leastWrong(
    candidates: readonly number[],
    others: readonly (readonly number[])[],
  ): Generator<void, Supposition | undefined> {
    let best: (Supposition & { readonly size: number }) | undefined;
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

/** Each set of bits with one more, which is higher than all of them. */
function extended(masks: readonly number[], bits: readonly number[]): number[] {
  return masks.flatMap((mask) => bits.filter((bit) => bit > mask).map((bit) => mask | bit));
}

/** Leaves out ways, one after the other, until nothing speaks against the rest of them. */
function* supposeWays(evidence: Evidence, all: readonly Int32Array[]) {
  let ways = all;
  let found = yield* evidence.judge(ways);
  while (found?.wrong !== 0 && ways.length > 1) {
    let best: { readonly rest: readonly Int32Array[]; readonly one: Supposition } | undefined;
    for (const left of ways) {
      const rest = ways.filter((way) => way !== left);
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

/** Finds out whose chains between which edges decide. Yields after each step of the games it watches. */
export function* learnConnections(play: Play): Generator<void, ConnectionAim[]> {
  if (!mayConnect(play)) return [];
  const { rules, seats } = play;
  const seen = yield* watchGames(play);
  const ways = waysOf(rules);
  const aims: ConnectionAim[] = [];
  for (const player of seats) {
    for (const sign of [1, -1]) {
      const evidence = new Evidence(rules, player, sign, seen);
      const found = evidence.isEnough ? yield* supposeWays(evidence, ways) : undefined;
      if (found === undefined) continue;
      const neighbours = neighboursBy(found.ways, rules.board.positions.length);
      aims.push({ player, sign, edges: found.edges, neighbours });
    }
  }
  return aims;
}
