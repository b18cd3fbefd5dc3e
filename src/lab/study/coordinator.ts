import { assertDefined } from '#core';
import { nextBoundary } from '../statistics/stop.ts';
import { nameOfChunk } from './chunk.ts';
import type { Chunk, ChunkResult, FailedUnit } from './chunk.ts';
import type { AnyStudy, Results } from './kind.ts';

/** Duration of a chunk to aim for, in milliseconds. */
const TARGET_MS = 200;
/** Maximum factor between the sizes of a cell's chunks while its speed is still uncertain. */
const GROWTH = 4;
/** Results held back until an earlier chunk returns. */
const MAX_HELD = 4096;
const MAX_CHUNK = 1_000_000;
/** Failures of a cell kept with their messages; more are only counted. */
const MAX_FAILURES = 10;

interface Cell {
  /** Units merged into the tally, and units issued. */
  merged: number;
  issued: number;
  tally: unknown;
  /** Failed units, and the first of them. */
  failed: number;
  failures: FailedUnit[];
  /** Largest chunk returned so far; total time and units, for the size of the next one. */
  largest: number;
  ms: number;
  returned: number;
}

/** Merged results of a study, as plain JSON, to continue from. */
export interface SavedProgress {
  readonly cells: readonly {
    readonly merged: number;
    readonly tally: unknown;
    readonly failed: number;
    readonly failures: readonly FailedUnit[];
    readonly largest: number;
    readonly ms: number;
    readonly returned: number;
  }[];
  readonly boundary: number;
  readonly isAnswered: boolean;
}

export interface CoordinatorSettings {
  /** Number of units of each chunk; by default as many as take about 200 ms. */
  readonly chunk?: number;
  readonly saved?: SavedProgress;
}

/**
 * Divides a study into chunks and merges their results in the order of issue. It waits for nothing
 * and knows no clock, worker or queue.
 */
export class Coordinator {
  readonly study: AnyStudy;
  readonly #cells: Cell[];
  readonly #limits: readonly number[];
  /** Units of all cells, and those merged so far. */
  readonly #all: number;
  #merged: number;
  readonly #size: number | undefined;
  /** Chunks in the order of issue, and the results not merged yet. */
  readonly #order: { readonly chunk: Chunk; readonly boundary: number }[] = [];
  readonly #pending = new Set<string>();
  readonly #held = new Map<string, ChunkResult>();
  #boundary: number;
  #issuedBoundary: number;
  #turn = 0;
  #chunks = 0;
  #isAnswered: boolean;

  constructor(study: AnyStudy, { chunk, saved }: CoordinatorSettings = {}) {
    const { plan } = study;
    const { stop } = plan;
    this.study = study;
    this.#size = chunk;
    this.#limits = plan.cells.map((_, cell) =>
      Math.min(study.units(cell), stop.kind === 'units' ? stop.units : stop.most),
    );
    this.#all = this.#limits.reduce((sum, limit) => sum + limit, 0);
    this.#cells = plan.cells.map((_, index) => {
      const cell = saved?.cells[index];
      const merged = cell?.merged ?? 0;
      const { tally = study.emptyTally(index), failed = 0, failures = [] } = cell ?? {};
      const { largest = 0, ms = 0, returned = 0 } = cell ?? {};
      const counts = { merged, issued: merged, failed, largest, ms, returned };
      return { ...counts, tally, failures: [...failures] };
    });
    this.#merged = this.#cells.reduce((sum, { merged }) => sum + merged, 0);
    this.#isAnswered = saved?.isAnswered ?? false;
    const first = stop.kind === 'units' ? Infinity : nextBoundary(0);
    this.#boundary = saved?.boundary ?? first;
    this.#issuedBoundary = this.#boundary;
  }

  /** True if the study has its answer, or nothing is left to play. */
  get isOver(): boolean {
    return this.#isAnswered || this.#merged >= this.#all;
  }

  /** Number of chunks issued and not returned. */
  get pending(): number {
    return this.#pending.size;
  }

  /** Number of chunks issued so far. */
  get chunks(): number {
    return this.#chunks;
  }

  /** Chunks issued and not returned, in order. */
  get pendingChunks(): readonly Chunk[] {
    return this.#order
      .map(({ chunk }) => chunk)
      .filter((chunk) => this.#pending.has(nameOfChunk(chunk)));
  }

  /** Time spent on playing, in seconds, summed over all workers. */
  get work(): number {
    return this.#cells.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  }

  /** Units merged so far, and all units; Infinity for the latter if a stopping rule decides. */
  get progress(): { readonly units: number; readonly all: number } {
    return { units: this.#merged, all: this.#all };
  }

  get results(): Results<unknown> {
    return {
      cells: this.#cells.map(({ merged, tally, failed, failures }) => {
        return { units: merged, tally, failed, failures };
      }),
      isComplete: this.isOver,
    };
  }

  /** Issues the next chunk; undefined if there is none, or too many results wait for an earlier one. */
  take(): Chunk | undefined {
    if (this.isOver || this.#order.length >= MAX_HELD) return undefined;
    const { length } = this.#cells;
    for (const next of this.#cells.keys()) {
      const at = (this.#turn + next) % length;
      const chunk = this.#cut(at);
      if (chunk === undefined) continue;
      this.#turn = this.study.isSequential === true ? at : (at + 1) % length;
      return chunk;
    }
    if (!this.#cells.some(({ issued }, at) => issued < this.#limit(at))) return undefined;
    this.#issuedBoundary = nextBoundary(this.#issuedBoundary);
    return this.take();
  }

  /** Accepts the result of a chunk. Results delivered twice or after the end are ignored. */
  accept(chunk: Chunk, result: ChunkResult): void {
    const name = nameOfChunk(chunk);
    if (!this.#pending.delete(name) || this.#isAnswered) return;
    this.#held.set(name, result);
    const cell = assertDefined(this.#cells[chunk.cell]);
    cell.largest = Math.max(cell.largest, chunk.count);
    cell.ms += result.ms;
    cell.returned += chunk.count;
    this.#mergeReady();
  }

  save(): SavedProgress {
    return {
      cells: this.#cells.map(({ issued: _, ...cell }) => cell),
      boundary: this.#boundary,
      isAnswered: this.#isAnswered,
    };
  }

  #limit(cell: number): number {
    return assertDefined(this.#limits[cell]);
  }

  #cut(at: number): Chunk | undefined {
    const cell = assertDefined(this.#cells[at]);
    const end = Math.min(this.#limit(at), this.#issuedBoundary);
    const count = Math.min(this.#sizeFor(cell), end - cell.issued);
    if (count <= 0) return undefined;
    const chunk = { cell: at, from: cell.issued, count };
    cell.issued += count;
    this.#chunks += 1;
    this.#order.push({ chunk, boundary: this.#issuedBoundary });
    this.#pending.add(nameOfChunk(chunk));
    return chunk;
  }

  #sizeFor({ largest, ms, returned }: Cell): number {
    if (this.#size !== undefined) return this.#size;
    const fitting = ms > 0 ? Math.floor((TARGET_MS * returned) / ms) : Infinity;
    return Math.max(1, Math.min(fitting, Math.max(1, largest) * GROWTH, MAX_CHUNK));
  }

  #mergeReady(): void {
    let ready = 0;
    for (const { chunk, boundary } of this.#order) {
      const result = this.#held.get(nameOfChunk(chunk));
      if (result === undefined) break;
      if (boundary > this.#boundary) {
        if (this.#applyRule()) return;
        this.#boundary = boundary;
      }
      this.#held.delete(nameOfChunk(chunk));
      this.#merge(chunk, result);
      ready += 1;
    }
    this.#order.splice(0, ready);
    if (this.study.plan.stop.kind === 'units' || this.#order.length > 0) return;
    if (this.#isAtBoundary()) this.#applyRule();
  }

  #merge({ cell: at, count }: Chunk, { tally, failures }: ChunkResult): void {
    const cell = assertDefined(this.#cells[at]);
    this.study.merge(cell.tally, tally);
    cell.merged += count;
    this.#merged += count;
    cell.failed += failures.length;
    for (const failure of failures) {
      if (cell.failures.length < MAX_FAILURES) cell.failures.push(failure);
    }
  }

  #isAtBoundary(): boolean {
    return this.#cells.every(({ merged }, at) => {
      return merged === Math.min(this.#limit(at), this.#boundary);
    });
  }

  /** Applies the stopping rule; returns true if the study has its answer. */
  #applyRule(): boolean {
    if (this.study.plan.stop.kind === 'units') return false;
    if (!this.study.isAnswered(this.results.cells)) return false;
    this.#isAnswered = true;
    this.#order.length = 0;
    this.#pending.clear();
    this.#held.clear();
    return true;
  }
}
