import { int32At, assertDefined, smallest } from '#core';
import { testOf } from '../model/formula.ts';
import type { Formula } from '../model/formula.ts';
import type { Numbering } from './numbering.ts';

/** Remaining placements of each slot. */
type Choices = readonly (readonly number[])[];

/** Equal blocks are in ascending order, so the first of two can never have the last placement. */
function allChoices({ puzzle, bases }: Numbering): Choices {
  return puzzle.shapes.flatMap(({ blocks, anchors }, shape) => {
    const placements = anchors.map((_, index) => assertDefined(bases[shape]) + index);
    const spare = anchors.length - blocks.length;
    return blocks.map((_, rank) => placements.slice(rank, rank + spare + 1));
  });
}

/**
 * Placements of each block allowed by part of a goal, considering only conditions on single blocks.
 */
function choicesIn(numbering: Numbering, part: Formula): Choices {
  const choices = [...allChoices(numbering)];
  for (const condition of part.kind === 'and' ? part.parts : [part]) {
    if (condition.kind !== 'at') continue;
    const slot = numbering.slotOf(condition.block);
    const allowed = new Set(
      condition.anchors.map((anchor) => numbering.placementOf(condition.block, anchor)),
    );
    choices[slot] = assertDefined(choices[slot]).filter((placement) => allowed.has(placement));
  }
  return choices;
}

/** Slots grouped by shape, most restricted first, as they restrict the others most. */
function orderOf({ puzzle, firsts }: Numbering, choices: Choices): number[] {
  const minChoices = ({ slots }: { slots: number[] }) =>
    smallest(slots.map((slot) => assertDefined(choices[slot]).length));
  return puzzle.shapes
    .map(({ blocks }, shape) => ({
      slots: blocks.map((_, rank) => assertDefined(firsts[shape]) + rank),
    }))
    .sort((a, b) => minChoices(a) - minChoices(b))
    .flatMap(({ slots }) => slots);
}

/** Enumerates all goal positions of a puzzle. */
class Setup {
  readonly #numbering: Numbering;
  readonly #isGoal: (places: Int32Array) => boolean;
  readonly #take: (places: Int32Array) => void;
  readonly #places: Int32Array;
  readonly #covered: Int32Array;
  #choices: Choices = [];
  #order: readonly number[] = [];
  /** Number of block placements still allowed. */
  #remaining: number;

  constructor(numbering: Numbering, limit: number, take: (places: Int32Array) => void) {
    this.#numbering = numbering;
    this.#isGoal = testOf(
      numbering.puzzle.goal,
      (block) => numbering.slotOf(block),
      (block, anchor) => numbering.placementOf(block, anchor),
    );
    this.#take = take;
    this.#remaining = limit;
    this.#places = new Int32Array(numbering.slots);
    this.#covered = new Int32Array(numbering.boardWords);
  }

  /** Returns true if all goal positions were found. */
  run(part: Formula): boolean {
    this.#choices = choicesIn(this.#numbering, part);
    this.#order = orderOf(this.#numbering, this.#choices);
    return this.#put(0, -1);
  }

  /** `before` is the place of the previous block. */
  #put(index: number, before: number): boolean {
    const places = this.#places;
    const slot = this.#order[index];
    if (slot === undefined) {
      if (this.#isGoal(places)) this.#take(places);
      return true;
    }
    // Slots of equal blocks are consecutive in the order.
    const isEqual = !this.#numbering.firsts.includes(slot);
    for (const place of assertDefined(this.#choices[slot])) {
      if ((isEqual && place <= before) || !this.#isFree(place)) continue;
      if (this.#remaining === 0) return false;
      this.#remaining -= 1;
      places[slot] = place;
      this.#toggle(place);
      const isDone = this.#put(index + 1, place);
      this.#toggle(place);
      if (!isDone) return false;
    }
    return true;
  }

  #isFree(place: number): boolean {
    const { covers, boardWords } = this.#numbering;
    for (let word = 0; word < boardWords; word += 1) {
      const cover = int32At(covers, place * boardWords + word);
      if ((cover & int32At(this.#covered, word)) !== 0) return false;
    }
    return true;
  }

  #toggle(place: number): void {
    const { covers, boardWords } = this.#numbering;
    for (let word = 0; word < boardWords; word += 1) {
      const cover = int32At(covers, place * boardWords + word);
      this.#covered[word] = int32At(this.#covered, word) ^ cover;
    }
  }
}

/**
 * Passes every goal position to `take`, as placements by slot, whether reachable or not; some may
 * occur twice. Returns false if more than `most` block placements are needed; not all positions
 * were passed then.
 */
export function eachGoal(
  numbering: Numbering,
  limit: number,
  take: (places: Int32Array) => void,
): boolean {
  const { goal } = numbering.puzzle;
  const setup = new Setup(numbering, limit, take);
  const parts = goal.kind === 'or' ? goal.parts : [goal];
  return parts.every((part) => setup.run(part));
}
