import { sure } from '../../../core/index.ts';
import { OP } from '../compile/code.ts';
import { keyOf } from '../compile/control.ts';
import type { Control } from '../compile/control.ts';
import { decide } from '../compile/decide.ts';
import { afterListing, beginBlock, perform } from '../compile/perform.ts';
import type { Deed } from '../compile/perform.ts';
import type { RecordParts } from '../compile/record.ts';
import type { Run } from '../compile/run.ts';
import { END } from '../compile/tape.ts';
import type { Test } from '../compile/tape.ts';
import type { Situation } from './situation.ts';

/** The most acts of one run: beyond them it is taken to go on for ever. */
const ACTS_MOST = 1_000_000;

/** What a walk needs from whoever walks. */
export interface Walker {
  readonly situation: Situation;
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
  if (op === OP.cell) return run.classes.table[a + sure(situation.board.cell[b])] === 1;
  if (op === OP.attribute) return ((sure(situation.board.attributes[b]) >> a) & 1) === 1;
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
  if (deed.kind === 'go') return deed.control;
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

/** One block; true where the walk is to end. */
function walkBlock(run: Run, block: number, walker: Walker): boolean {
  const tape = sure(run.tapes[block]);
  const passed = new Set<string>();
  let control: Control | undefined = beginBlock(run, block, []);
  for (let acts = 0; control !== undefined; acts += 1) {
    const instruction: (typeof tape)[number] | undefined = tape[control.at];
    if (control.at === END || instruction === undefined) return false;
    if (instruction.kind === 'jump') {
      // The board stands still: who comes by with nothing changed comes by for ever.
      const key = keyOf({ ...control, effects: [] });
      if (passed.has(key) || acts > ACTS_MOST) {
        walker.fail(run.type);
        return false;
      }
      passed.add(key);
      control = { ...control, at: instruction.to };
      continue;
    }
    if (instruction.kind === 'branch') {
      const at: number = holds(instruction.test, control, run, walker)
        ? instruction.yes
        : instruction.no;
      control = { ...control, at };
      continue;
    }
    const deed = perform(instruction.act, control, run);
    if (deed.kind === 'list') {
      const effects = control.effects ?? [];
      if (deed.steps.some((step) => walker.take({ ...step, effects }))) return true;
    }
    control = follow(deed, control, run, walker);
  }
  return false;
}
