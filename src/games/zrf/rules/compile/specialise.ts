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
import type { ActResult } from './perform.ts';
import { EFFECT_WORDS, makeRecord } from './record.ts';
import type { Run } from './run.ts';
import { END } from './tape.ts';
import type { Instruction } from './tape.ts';

/*
 * Runs are specialised before any board is seen. The piece's position is fixed, so all geometry,
 * flags and marks can be evaluated. The result is a graph of board tests with steps to list along
 * its paths. Runs in equal states continue identically and share a node. A loop along a line
 * therefore costs one node per position.
 *
 * While the graph has few paths, queued effects are part of the state, and steps are complete
 * before play. When paths multiply, as with eight directions of pieces to flip, effects are queued
 * during play instead.
 */

/**
 * Takes the place of an instruction index: clears effects queued during play before a block begins.
 */
const FORGET = -2;

/** True if a run carries too much state to be worth specialising. */
function isHeavy({ effects, movers, positionFlags }: Control): boolean {
  const { load } = PLAY_LIMITS;
  if (effects !== undefined && effects.length > PLAY_LIMITS.effects * EFFECT_WORDS) return true;
  return movers.length > load * 2 || positionFlags.length > load;
}

/** A node representing a control. */
interface ControlNode {
  readonly index: number;
  readonly control: Control;
  /** Next node whose control has the same hash. */
  readonly rival: ControlNode | undefined;
}

class Specialisation {
  readonly nodes: NodeWords[] = [[OP.end]];
  /** Index of the node that begins the run. */
  first = LAST;
  readonly #run: Run;
  readonly #queuesInPlay: boolean;
  /** Nodes by the hash of their control. */
  readonly #known = new Map<number, ControlNode>();
  /** Nodes still to be written. */
  readonly #open: ControlNode[] = [];

  readonly #maxNodes: number;
  /** Number of acts allowed, and the number remaining. */
  readonly #maxActs: number;
  #acts: number;

  /** Limits the specialisation to `most` nodes. */
  constructor(run: Run, queuesInPlay: boolean, maxNodes: number) {
    this.#run = run;
    this.#queuesInPlay = queuesInPlay;
    this.#maxNodes = maxNodes;
    this.#maxActs = PLAY_LIMITS.acts + maxNodes * PLAY_LIMITS.actsPerNode;
    this.#acts = this.#maxActs;
  }

  /** Number of acts performed, including the cost of nodes. */
  get acts(): number {
    return this.#maxActs - this.#acts + this.nodes.length * PLAY_LIMITS.actsPerNode;
  }

  /** Writes all nodes; false if a limit on nodes or acts is exceeded. */
  specialise(): boolean {
    this.first = this.#nodeOf(this.#begin(0));
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) {
      this.nodes[next.index] = this.#write(next.control);
      if (this.nodes.length > this.#maxNodes) return false;
    }
    return this.#acts > 0;
  }

  #begin(block: number): Control | undefined {
    if (block >= this.#run.tapes.length) return undefined;
    return beginBlock(this.#run, block, this.#queuesInPlay ? undefined : []);
  }

  /** Node where a run next tests the board or lists a step. Consumes the control. */
  #nodeOf(begin: Control | undefined): number {
    let control = begin;
    for (; this.#acts > 0; this.#acts -= 1) {
      if (control === undefined) return LAST;
      if (control.at === FORGET) return this.#indexOf(control);
      const instruction = assertDefined(this.#run.tapes[control.block])[control.at];
      const progress = this.#advance(control, instruction);
      if (progress === 'ask') return this.#indexOf(control);
      if (progress === 'end') control = this.#finish(control);
      else if (isHeavy(control)) this.#acts = 0;
    }
    return LAST;
  }

  /**
   * Executes one act that needs no board. Returns 'ask' if the board is needed, 'end' if the run is
   * over.
   */
  #advance(control: Control, instruction: Instruction | undefined): 'go' | 'ask' | 'end' {
    if (control.at === END || instruction === undefined) return 'end';
    if (instruction.kind === 'jump') control.at = instruction.to;
    else if (instruction.kind === 'branch') {
      const decision = decide(instruction.test, control, this.#run);
      if (typeof decision !== 'boolean') return 'ask';
      control.at = decision ? instruction.yes : instruction.no;
    } else return this.#afterAct(perform(instruction.act, control, this.#run), control);
    return 'go';
  }

  #afterAct(result: ActResult, control: Control): 'go' | 'ask' | 'end' {
    if (result.kind === 'go' || result.kind === 'end') return result.kind;
    if (result.kind !== 'effect' || control.effects === undefined) return 'ask';
    control.effects = [...control.effects, ...result.effect];
    control.at += 1;
    return 'go';
  }

  /** Moves on to the next block. */
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
      const boardTests = decide(instruction.test, control, this.#run);
      if (typeof boardTests === 'boolean') throw new RangeError('a settled test');
      const yes = this.#nodeOf(fork(control, instruction.yes));
      const no = this.#nodeOf(fork(control, instruction.no));
      return this.#anyOf(boardTests, yes, no);
    }
    if (instruction.kind === 'jump') throw new RangeError('a jump does not test the board');
    return this.#writeResult(perform(instruction.act, control, this.#run), control);
  }

  /** Chains tests until the first that succeeds. */
  #anyOf(boardTests: readonly NodeWords[], yes: number, no: number): NodeWords {
    const [first, ...others] = boardTests;
    if (first === undefined) return [OP.jump, no];
    const otherwise = others.reduceRight((next, words) => this.#add([...words, yes, next]), no);
    return [...first, yes, otherwise];
  }

  #writeResult(result: ActResult, control: Control): NodeWords {
    if (result.kind === 'effect') {
      return [OP.queue, ...result.effect, this.#nodeOf(fork(control, control.at + 1))];
    }
    if (result.kind === 'list') return this.#list(result.steps, control);
    if (result.kind === 'seek') return this.#seek(result.landmark, control);
    throw new RangeError('this act does not need the board');
  }

  #list(steps: Extract<ActResult, { kind: 'list' }>['steps'], control: Control): NodeWords {
    const { effects } = control;
    const op = effects === undefined ? OP.emitQueued : OP.emit;
    const records = steps.map((step) =>
      this.#run.records.intern(makeRecord({ ...step, effects: effects ?? [] }), 0),
    );
    const onward = this.#nodeOf(afterListing(control, this.#run));
    const after = effects === undefined ? this.#add([OP.clear, onward]) : onward;
    const lifted = effects?.length === 0 ? liftedElsewhere(control, this.#run) : [];
    const listed = records.reduceRight((later, record) => this.#add([op, record, later]), after);
    // If all squares that the step moves from are empty, the step does nothing.
    const empty = this.#run.classes.empty();
    const begin = lifted.reduceRight(
      (none, from) => this.#add([OP.cell, empty, from, none, listed]),
      lifted.length === 0 ? listed : after,
    );
    return [OP.jump, begin];
  }

  /** Tests each position in order until it finds the landmark. */
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

/** Specialisation strategy for a list of blocks. Results for one position apply to all others. */
export interface SpecialiseOptions {
  queuesInPlay: boolean;
  isWalked: boolean;
}

/**
 * Specialises the blocks of a piece or drop for one position and returns their code offset. Returns
 * undefined if the graph has a cycle or exceeds its limits: the blocks must then be walked. Reports
 * the acts performed to `spend`.
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
