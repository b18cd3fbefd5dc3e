import { assertDefined } from '../../../core/index.ts';
import { EMPTY } from '../compile/cell.ts';
import { OP } from '../compile/code.ts';
import { fork, goOnAlike } from '../compile/control.ts';
import type { Control } from '../compile/control.ts';
import { decide } from '../compile/decide.ts';
import { afterListing, beginBlock, liftedElsewhere, perform } from '../compile/perform.ts';
import type { Deed } from '../compile/perform.ts';
import { EFFECT_WORDS } from '../compile/record.ts';
import type { RecordParts } from '../compile/record.ts';
import type { Run } from '../compile/run.ts';
import { END } from '../compile/tape.ts';
import type { Test } from '../compile/tape.ts';
import { PLAY_LIMITS } from '../problems/limits.ts';
import type { Situation } from './situation.ts';

/** How many acts may still be walked; shared by all walks that list the steps of a position. */
export class Patience {
  left: number = PLAY_LIMITS.walks;

  renew(): void {
    this.left = PLAY_LIMITS.walks;
  }
}

/** What a walk needs from whoever walks. */
export interface Walker {
  readonly situation: Situation;
  readonly patience: Patience;
  /** Answers one of the attack questions. */
  answer(question: number): boolean;
  /** Takes a step that was found; true ends the walk. */
  take(parts: RecordParts): boolean;
  /** The run goes on for ever. */
  fail(type: number): void;
}

function isTrue(words: readonly number[], run: Run, walker: Walker): boolean {
  const { situation } = walker;
  const [op, a, b] = [words[0], words[1] as number, words[2] as number];
  if (op === OP.cell) return run.classes.table[a + assertDefined(situation.board.cell[b])] === 1;
  if (op === OP.attribute) return ((assertDefined(situation.board.attributes[b]) >> a) & 1) === 1;
  if (op === OP.lastFrom) return situation.lastFrom === a;
  if (op === OP.lastTo) return situation.lastTo === a;
  return walker.answer(a);
}

function holds(test: Test, control: Control, run: Run, walker: Walker): boolean {
  const decision = decide(test, control, run);
  if (typeof decision === 'boolean') return decision;
  return decision.some((words) => isTrue(words, run, walker));
}

/** Where a run goes on after a deed; undefined where its block is over. */
function follow(
  deed: Deed,
  control: Control,
  run: Run,
  { situation }: Walker,
): Control | undefined {
  if (deed.kind === 'go') return control;
  if (deed.kind === 'end') return undefined;
  if (deed.kind === 'list') return afterListing(control, run);
  if (deed.kind === 'effect') {
    const effects = [...(control.effects ?? []), ...deed.effect];
    return { ...control, effects, at: control.at + 1 };
  }
  const here = deed.landmark === 'last-from' ? situation.lastFrom : situation.lastTo;
  return here < 0 ? undefined : { ...control, here, at: control.at + 1 };
}

/**
 * Runs blocks with the board at hand, act by act: for those that go round in circles or have too
 * many ways to be unfolded. Slow, and for rare blocks only.
 */
export function walk(run: Run, walker: Walker): void {
  for (const block of run.tapes.keys()) {
    if (walkBlock(run, block, walker)) return;
  }
}

/** How far a walk has gone, and whether it goes round in a circle. */
class Trail {
  readonly #patience: Patience;
  #acts = 0;
  #jumps = 0;
  /** Where the walk was after 1, 2, 4, 8 ... jumps: if it goes round, it comes by there. */
  #landmark: Control | undefined;
  #nextLandmark = 1;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** One act more. */
  go(): void {
    this.#acts += 1;
    this.#patience.left -= 1;
  }

  /** Whether the walk goes round in a circle from here, or has gone too far. */
  isLost(control: Control): boolean {
    if (isOverloaded(control)) return true;
    if (this.#acts > PLAY_LIMITS.walk || this.#patience.left < 0) return true;
    // The board stands still: who comes by with nothing changed comes by for ever.
    if (this.#landmark !== undefined && goOnAlike(this.#landmark, control)) return true;
    this.#jumps += 1;
    if (this.#jumps < this.#nextLandmark) return false;
    this.#landmark = fork(control, control.at);
    this.#nextLandmark *= 2;
    return false;
  }
}

function isOverloaded({ effects, movers, positionFlags }: Control): boolean {
  const { walkedLoad } = PLAY_LIMITS;
  const queued = (effects?.length ?? 0) / EFFECT_WORDS;
  return Math.max(queued, movers.length / 2, positionFlags.length) > walkedLoad;
}

/** Whether a step picks up pieces where none stand. */
function liftsNothing(control: Control, run: Run, { situation }: Walker): boolean {
  const lifted = liftedElsewhere(control, run);
  return lifted.length > 0 && lifted.every((from) => situation.board.cell[from] === EMPTY);
}

/** One block; true where the walk is to end. */
function walkBlock(run: Run, block: number, walker: Walker): boolean {
  const tape = assertDefined(run.tapes[block]);
  const trail = new Trail(walker.patience);
  let control: Control | undefined = beginBlock(run, block, []);
  while (control !== undefined) {
    trail.go();
    const instruction: (typeof tape)[number] | undefined = tape[control.at];
    if (control.at === END || instruction === undefined) return false;
    if (instruction.kind === 'jump') {
      if (trail.isLost(control)) {
        walker.fail(run.type);
        return false;
      }
      control.at = instruction.to;
      continue;
    }
    if (instruction.kind === 'branch') {
      const decision = holds(instruction.test, control, run, walker);
      control.at = decision ? instruction.yes : instruction.no;
      continue;
    }
    const deed = perform(instruction.act, control, run);
    if (deed.kind === 'list') {
      const effects = control.effects ?? [];
      const isIdle = effects.length === 0 && liftsNothing(control, run, walker);
      if (!isIdle && deed.steps.some((step) => walker.take({ ...step, effects }))) return true;
    }
    control = follow(deed, control, run, walker);
  }
  return false;
}
