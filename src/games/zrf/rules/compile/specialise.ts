import { assertDefined } from '#core';
import { PLAY_LIMITS } from '../problems/limits.ts';
import { OP } from './code.ts';
import type { Code } from './code.ts';
import { areEqual, fork, hashOf } from './control.ts';
import type { Control } from './control.ts';
import { decide } from './decide.ts';
import { hasCycle, LAST, link } from './link.ts';
import type { NodeWords } from './link.ts';
import { afterListing, beginBlock, liftedElsewhere, perform } from './perform.ts';
import type { Deed } from './perform.ts';
import { EFFECT_WORDS, makeRecord } from './record.ts';
import type { Run } from './run.ts';
import { END } from './tape.ts';
import type { Instruction } from './tape.ts';

/*
 * A run is specialised before any board is seen. The position a piece stands on is known, and with it
 * all geometry, flags and marks; what is left is a graph of questions to the board, with steps to
 * list on its ways. Runs that stand at the same place with the same load go on in the same way: they
 * share a node, so that loops over a line cost a node for each of its positions.
 *
 * Effects that blocks queue are a part of the load while few ways lead through the graph: steps are
 * then complete before play. Where ways multiply, as with eight directions of pieces to turn over,
 * effects are left to be queued in play.
 */

/** In place of an instruction: what was queued in play is to be forgotten before a block begins. */
const FORGET = -2;

/** Whether a run carries so much that to work it out ahead would cost more than it is worth. */
function isHeavy({ effects, movers, positionFlags }: Control): boolean {
  const { load } = PLAY_LIMITS;
  if (effects !== undefined && effects.length > PLAY_LIMITS.effects * EFFECT_WORDS) return true;
  return movers.length > load * 2 || positionFlags.length > load;
}

/** A node that stands for a control. */
interface Known {
  readonly index: number;
  readonly control: Control;
  /** Another node, whose control has the same hash. */
  readonly rival: Known | undefined;
}

class Specialisation {
  readonly nodes: NodeWords[] = [[OP.end]];
  /** Index of the node where the run begins. */
  first = LAST;
  readonly #run: Run;
  readonly #queuesInPlay: boolean;
  /** Nodes that stand for a control, by its hash. */
  readonly #known = new Map<number, Known>();
  /** Those of them that are still to be written. */
  readonly #open: Known[] = [];

  readonly #most: number;
  /** Acts that may be done, and those that are left. */
  readonly #actsMost: number;
  #acts: number;

  /** A specialisation of at most this many nodes. */
  constructor(run: Run, queuesInPlay: boolean, most: number) {
    this.#run = run;
    this.#queuesInPlay = queuesInPlay;
    this.#most = most;
    this.#actsMost = PLAY_LIMITS.acts + most * PLAY_LIMITS.actsPerNode;
    this.#acts = this.#actsMost;
  }

  /** Acts that were done, nodes among them. */
  get acts(): number {
    return this.#actsMost - this.#acts + this.nodes.length * PLAY_LIMITS.actsPerNode;
  }

  /** Writes all nodes; false where there are too many, or too much has to be done for them. */
  specialise(): boolean {
    this.first = this.#nodeOf(this.#begin(0));
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) {
      this.nodes[next.index] = this.#write(next.control);
      if (this.nodes.length > this.#most) return false;
    }
    return this.#acts > 0;
  }

  #begin(block: number): Control | undefined {
    if (block >= this.#run.tapes.length) return undefined;
    return beginBlock(this.#run, block, this.#queuesInPlay ? undefined : []);
  }

  /** The node where a run asks the board next, or lists a step. The control is used up by it. */
  #nodeOf(begin: Control | undefined): number {
    let control = begin;
    for (; this.#acts > 0; this.#acts -= 1) {
      if (control === undefined) return LAST;
      if (control.at === FORGET) return this.#indexOf(control);
      const instruction = assertDefined(this.#run.tapes[control.block])[control.at];
      const progress = this.#goOn(control, instruction);
      if (progress === 'ask') return this.#indexOf(control);
      if (progress === 'end') control = this.#finish(control);
      else if (isHeavy(control)) this.#acts = 0;
    }
    return LAST;
  }

  /** One act that needs no board: whether the run goes on, asks the board or is over. */
  #goOn(control: Control, instruction: Instruction | undefined): 'go' | 'ask' | 'end' {
    if (control.at === END || instruction === undefined) return 'end';
    if (instruction.kind === 'jump') control.at = instruction.to;
    else if (instruction.kind === 'branch') {
      const decision = decide(instruction.test, control, this.#run);
      if (typeof decision !== 'boolean') return 'ask';
      control.at = decision ? instruction.yes : instruction.no;
    } else return this.#afterDeed(perform(instruction.act, control, this.#run), control);
    return 'go';
  }

  #afterDeed(deed: Deed, control: Control): 'go' | 'ask' | 'end' {
    if (deed.kind === 'go' || deed.kind === 'end') return deed.kind;
    if (deed.kind !== 'effect' || control.effects === undefined) return 'ask';
    control.effects = [...control.effects, ...deed.effect];
    control.at += 1;
    return 'go';
  }

  /** The next block begins. */
  #finish(control: Control): Control | undefined {
    const next = this.#begin(control.block + 1);
    return this.#queuesInPlay && next !== undefined ? { ...next, at: FORGET } : next;
  }

  #indexOf(control: Control): number {
    const hash = hashOf(control);
    const rival = this.#known.get(hash);
    for (let known = rival; known !== undefined; known = known.rival) {
      if (areEqual(known.control, control)) return known.index;
    }
    const added = { index: this.#add([]), control, rival };
    this.#known.set(hash, added);
    this.#open.push(added);
    return added.index;
  }

  #add(words: NodeWords): number {
    this.nodes.push(words);
    return this.nodes.length - 1;
  }

  #write(control: Control): NodeWords {
    if (control.at === FORGET) return [OP.clear, this.#nodeOf(fork(control, 0))];
    const instruction = assertDefined(assertDefined(this.#run.tapes[control.block])[control.at]);
    if (instruction.kind === 'branch') {
      const asked = decide(instruction.test, control, this.#run);
      if (typeof asked === 'boolean') throw new RangeError('a settled test');
      const yes = this.#nodeOf(fork(control, instruction.yes));
      const no = this.#nodeOf(fork(control, instruction.no));
      return this.#anyOf(asked, yes, no);
    }
    if (instruction.kind === 'jump') throw new RangeError('a jump asks nothing');
    return this.#writeDeed(perform(instruction.act, control, this.#run), control);
  }

  /** Asks one question after the other until one is answered with yes. */
  #anyOf(asked: readonly NodeWords[], yes: number, no: number): NodeWords {
    const [first, ...others] = asked;
    if (first === undefined) return [OP.jump, no];
    const otherwise = others.reduceRight((next, words) => this.#add([...words, yes, next]), no);
    return [...first, yes, otherwise];
  }

  #writeDeed(deed: Deed, control: Control): NodeWords {
    if (deed.kind === 'effect') {
      return [OP.queue, ...deed.effect, this.#nodeOf(fork(control, control.at + 1))];
    }
    if (deed.kind === 'list') return this.#list(deed.steps, control);
    if (deed.kind === 'seek') return this.#seek(deed.landmark, control);
    throw new RangeError('an act without the board');
  }

  #list(steps: Extract<Deed, { kind: 'list' }>['steps'], control: Control): NodeWords {
    const { effects } = control;
    const op = effects === undefined ? OP.emitQueued : OP.emit;
    const records = steps.map((step) =>
      this.#run.records.intern(makeRecord({ ...step, effects: effects ?? [] }), 0),
    );
    const onward = this.#nodeOf(afterListing(control, this.#run));
    const after = effects === undefined ? this.#add([OP.clear, onward]) : onward;
    const lifted = effects?.length === 0 ? liftedElsewhere(control, this.#run) : [];
    const listed = records.reduceRight((later, record) => this.#add([op, record, later]), after);
    // Where nothing stands on any of the squares that the step moves from, it comes to nothing.
    const empty = this.#run.classes.empty();
    const begin = lifted.reduceRight(
      (none, from) => this.#add([OP.cell, empty, from, none, listed]),
      lifted.length === 0 ? listed : after,
    );
    return [OP.jump, begin];
  }

  /** Asks of one position after the other whether it is the one that is sought. */
  #seek(landmark: 'last-from' | 'last-to', control: Control): NodeWords {
    const op = landmark === 'last-from' ? OP.lastFrom : OP.lastTo;
    const fail = this.#nodeOf(this.#finish(control));
    const positions = this.#run.rules.board.positions.keys();
    const next = [...positions].reduceRight((later, here) => {
      const found = this.#nodeOf({ ...fork(control, control.at + 1), here });
      return this.#add([op, here, found, later]);
    }, fail);
    return [OP.jump, next];
  }
}

/** How a list of blocks is specialised; what is found for one position holds for the others. */
export interface SpecialiseOptions {
  queuesInPlay: boolean;
  isWalked: boolean;
}

/**
 * Unfolds the blocks of a piece, or of a drop, from one position; returns where they begin in the
 * code. Where a way leads round in circles, or there are too many, undefined: they must be walked.
 * Tells how many acts that took.
 */
export function specialise(
  run: Run,
  code: Code,
  manner: SpecialiseOptions,
  spend: (acts: number) => void,
): number | undefined {
  if (!manner.queuesInPlay) {
    const inRecords = new Specialisation(run, false, PLAY_LIMITS.nodesWithEffects);
    const isDone = inRecords.specialise();
    spend(inRecords.acts);
    if (isDone) return finish(inRecords, code);
    manner.queuesInPlay = true;
  }
  const inPlay = new Specialisation(run, true, PLAY_LIMITS.nodes);
  const isDone = inPlay.specialise();
  spend(inPlay.acts);
  if (isDone) return finish(inPlay, code);
  manner.isWalked = true;
  return undefined;
}

function finish({ nodes, first }: Specialisation, code: Code): number | undefined {
  return hasCycle(nodes, first) ? undefined : link(nodes, first, code);
}
