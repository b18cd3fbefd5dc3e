import { assertDefined } from '../../../core/index.ts';
import { EMPTY } from '../compile/cell.ts';
import { OP } from '../compile/code.ts';
import type { Control } from '../compile/control.ts';
import { decide } from '../compile/decide.ts';
import { afterListing, effectOf, liftedElsewhere, perform } from '../compile/perform.ts';
import { EFFECT_WORDS } from '../compile/record.ts';
import type { RecordParts } from '../compile/record.ts';
import type { Run } from '../compile/run.ts';
import { END } from '../compile/tape.ts';
import type { Act, Tape, Test } from '../compile/tape.ts';
import type { Where } from '../rules/index.ts';
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
  /** The run goes on forever. */
  fail(type: number): void;
}

/** What a test asks of the board. */
function isTrue(words: readonly number[], run: Run, walker: Walker): boolean {
  const { situation } = walker;
  const [op, a, b] = [words[0], words[1] as number, words[2] as number];
  if (op === OP.cell) return run.classes.table[a + (situation.board.cell[b] as number)] === 1;
  if (op === OP.attribute) return (((situation.board.attributes[b] as number) >> a) & 1) === 1;
  if (op === OP.lastFrom) return situation.lastFrom === a;
  if (op === OP.lastTo) return situation.lastTo === a;
  return walker.answer(a);
}

/** Where a walk was, to be told again if it comes by with nothing changed. */
interface Landmark {
  readonly at: number;
  readonly here: number;
  readonly mark: number;
  readonly from: number;
  readonly to: number;
  readonly movers: readonly number[];
  readonly flags: ReadonlySet<number>;
  readonly positionFlags: ReadonlySet<number>;
}

function areSameSets(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  if (a.size !== b.size) return false;
  for (const one of a) if (!b.has(one)) return false;
  return true;
}

/**
 * One run through blocks with the board at hand, act by act. Where it stands and what it carries is
 * changed in place: rules that are walked may go through many thousand acts for one position.
 */
class Walk {
  readonly #run: Run;
  readonly #walker: Walker;
  readonly #tape: Tape;
  readonly #block: number;
  #at = 0;
  #here: number;
  #mark: number;
  #from: number;
  #to = -1;
  readonly #movers: number[] = [];
  readonly #flags = new Set<number>();
  readonly #positionFlags = new Set<number>();
  #effects: number[] = [];
  #acts = 0;
  #jumps = 0;
  /** Where the walk was after 1, 2, 4, 8 ... jumps: if it goes round, it comes by there. */
  #landmark: Landmark | undefined;
  #nextLandmark = 1;

  constructor(run: Run, block: number, walker: Walker) {
    this.#run = run;
    this.#walker = walker;
    this.#block = block;
    this.#tape = assertDefined(run.tapes[block]);
    this.#here = run.start;
    this.#mark = run.start;
    this.#from = run.isDrop ? -1 : run.start;
  }

  /** Goes to the end of the block; true where the walk is to end. */
  go(): boolean {
    const { patience } = this.#walker;
    for (;;) {
      this.#acts += 1;
      patience.left -= 1;
      const instruction = this.#at === END ? undefined : this.#tape[this.#at];
      if (instruction === undefined) return false;
      if (instruction.kind === 'branch') {
        this.#at = this.#holds(instruction.test) ? instruction.yes : instruction.no;
      } else if (instruction.kind === 'act') {
        const outcome = this.#act(instruction.act);
        if (outcome !== 'go') return outcome === 'taken';
      } else {
        if (this.#isLost()) {
          this.#walker.fail(this.#run.type);
          return false;
        }
        this.#at = instruction.to;
      }
    }
  }

  /** Whether the walk goes round in a circle from here, or has gone too far. */
  #isLost(): boolean {
    if (this.#isOverloaded()) return true;
    if (this.#acts > PLAY_LIMITS.walk || this.#walker.patience.left < 0) return true;
    // The board stands still: who comes by with nothing changed comes by forever.
    if (this.#landmark !== undefined && this.#isAt(this.#landmark)) return true;
    this.#jumps += 1;
    if (this.#jumps < this.#nextLandmark) return false;
    this.#landmark = {
      at: this.#at,
      here: this.#here,
      mark: this.#mark,
      from: this.#from,
      to: this.#to,
      movers: [...this.#movers],
      flags: new Set(this.#flags),
      positionFlags: new Set(this.#positionFlags),
    };
    this.#nextLandmark *= 2;
    return false;
  }

  #isAt(landmark: Landmark): boolean {
    if (landmark.at !== this.#at || landmark.here !== this.#here) return false;
    if (landmark.mark !== this.#mark || landmark.from !== this.#from) return false;
    if (landmark.to !== this.#to || landmark.movers.length !== this.#movers.length) return false;
    if (landmark.movers.some((mover, index) => mover !== this.#movers[index])) return false;
    return (
      areSameSets(landmark.flags, this.#flags) &&
      areSameSets(landmark.positionFlags, this.#positionFlags)
    );
  }

  #isOverloaded(): boolean {
    const { walkedLoad } = PLAY_LIMITS;
    const queued = this.#effects.length / EFFECT_WORDS;
    return Math.max(queued, this.#movers.length / 2, this.#positionFlags.size) > walkedLoad;
  }

  #lead(where: Where): number {
    return where.kind === 'here' ? this.#here : this.#run.ways.lead(where, this.#here);
  }

  #isOf(row: number, where: Where): boolean {
    const position = this.#lead(where);
    if (position < 0) return false;
    const { cell } = this.#walker.situation.board;
    return this.#run.classes.table[row + (cell[position] as number)] === 1;
  }

  /** The tests that loops are made of; `decide` knows all. */
  #holds(test: Test): boolean {
    const { classes, player, rules } = this.#run;
    switch (test.kind) {
      case 'constant':
        return test.value;
      case 'empty':
        return this.#isOf(classes.empty(), test.where);
      case 'friend':
        return this.#isOf(classes.friend(player), test.where);
      case 'enemy':
        return this.#isOf(classes.enemy(player), test.where);
      case 'piece':
        return this.#isOf(classes.type(test.type), test.where);
      case 'on-board':
        return this.#lead(test.where) >= 0;
      case 'position':
        return this.#lead(test.where) === test.position;
      case 'flag':
        return this.#flags.has(test.flag);
      case 'position-flag': {
        const position = this.#lead(test.where);
        const index = test.flag * rules.board.positions.length + position;
        return position >= 0 && this.#positionFlags.has(index);
      }
      case 'attribute': {
        const position = this.#lead(test.where);
        const { attributes } = this.#walker.situation.board;
        return position >= 0 && (((attributes[position] as number) >> test.attribute) & 1) === 1;
      }
      case 'neutral':
      case 'zone':
      case 'marked':
      case 'last-from':
      case 'last-to':
      case 'attacked':
      case 'defended':
      case 'goal-position':
      case 'adjacent-to-enemy':
        return this.#decides(test);
    }
  }

  #decides(test: Test): boolean {
    const decision = decide(test, this.#control(), this.#run);
    if (typeof decision === 'boolean') return decision;
    return decision.some((words) => isTrue(words, this.#run, this.#walker));
  }

  #control(): Control {
    return {
      block: this.#block,
      at: this.#at,
      here: this.#here,
      mark: this.#mark,
      from: this.#from,
      to: this.#to,
      movers: [...this.#movers],
      flags: [...this.#flags],
      positionFlags: [...this.#positionFlags],
      effects: this.#effects,
    };
  }

  /** Does an act. `end`: the block is over; `taken`: somebody took a step and wants no more. */
  #act(act: Act): 'go' | 'end' | 'taken' {
    switch (act.kind) {
      case 'step':
        return this.#goTo(this.#lead(act.to));
      case 'go':
        return this.#goTo(this.#landmarkAt(act.to));
      case 'mark': {
        const mark = this.#lead(act.where);
        if (mark < 0) return 'end';
        this.#mark = mark;
        break;
      }
      case 'from':
        this.#from = this.#here;
        break;
      case 'to':
        this.#to = this.#here;
        break;
      case 'cascade':
        this.#movers.push(this.#from, this.#to < 0 ? this.#here : this.#to);
        this.#from = this.#here;
        this.#to = -1;
        break;
      case 'set-flag':
        toggle(this.#flags, act.flag, act.value);
        break;
      case 'set-position-flag': {
        const position = this.#lead(act.where);
        const index = act.flag * this.#run.rules.board.positions.length + position;
        if (position >= 0) toggle(this.#positionFlags, index, act.value);
        break;
      }
      case 'add':
      case 'add-copy':
      case 'add-partial':
      case 'add-copy-partial':
        return this.#list(act);
      case 'capture':
      case 'create':
      case 'change-type':
      case 'change-owner':
      case 'flip':
      case 'set-attribute': {
        const effect = effectOf(act, this.#here, this.#run);
        if (effect !== undefined) this.#effects.push(...effect);
      }
    }
    this.#at += 1;
    return 'go';
  }

  #list(act: Act): 'go' | 'taken' {
    const control = this.#control();
    const deed = perform(act, control, this.#run);
    const steps = deed.kind === 'list' ? deed.steps : [];
    const effects = this.#effects;
    const isIdle = effects.length === 0 && this.#liftsNothing(control);
    if (!isIdle && steps.some((step) => this.#walker.take({ ...step, effects }))) return 'taken';
    const after = afterListing(control, this.#run);
    this.#at = after.at;
    this.#from = after.from;
    this.#to = after.to;
    this.#movers.length = after.movers.length;
    this.#effects = [];
    return 'go';
  }

  /** Whether a step picks up pieces where none stand. */
  #liftsNothing(control: Control): boolean {
    const { cell } = this.#walker.situation.board;
    const lifted = liftedElsewhere(control, this.#run);
    return lifted.length > 0 && lifted.every((from) => cell[from] === EMPTY);
  }

  #goTo(position: number): 'go' | 'end' {
    if (position < 0) return 'end';
    this.#here = position;
    this.#at += 1;
    return 'go';
  }

  #landmarkAt(landmark: Extract<Act, { kind: 'go' }>['to']): number {
    const { situation } = this.#walker;
    switch (landmark) {
      case 'from':
        return this.#from;
      case 'to':
        return this.#to < 0 ? this.#here : this.#to;
      case 'mark':
        return this.#mark;
      case 'last-from':
        return situation.lastFrom;
      case 'last-to':
        return situation.lastTo;
    }
  }
}

function toggle(flags: Set<number>, flag: number, value: boolean): void {
  if (value) flags.add(flag);
  else flags.delete(flag);
}

/** Runs blocks with the board at hand: those that go round in circles or cannot be specialised. */
export function walk(run: Run, walker: Walker): void {
  for (const block of run.tapes.keys()) {
    if (new Walk(run, block, walker).go()) return;
  }
}
