import { assertDefined } from '#core';
import { cellOf } from './cell.ts';
import type { Leads } from './leads.ts';
import { argumentOf } from './perform.ts';
import type { EffectAct } from './perform.ts';
import { COMPLETE } from './record.ts';
import type { Run } from './run.ts';
import { END } from './tape.ts';
import type { Act, Instruction, Tape, Test } from './tape.ts';

/*
 * Blocks compiled for walking during play. Unlike specialised blocks, they do not depend on the
 * position of the piece. Operands are table rows that give the destination of a way, or the result
 * of a test, for every position.
 */

/**
 * Each operation is a word followed by its operands. A way is a row of `Leads.leads`. Tests come
 * first and have five words: operation, way, argument, and the targets for yes and no.
 */
export const WALK = {
  /** argument: a class */
  cell: 0,
  /** argument: offset of the flag among the flags of all positions */
  positionFlag: 1,
  /** argument: the flag; no way */
  flag: 2,
  onBoard: 3,
  /** argument: a row of `Leads.sets` */
  set: 4,
  /** argument: the attribute */
  attribute: 5,
  marked: 6,
  lastFrom: 7,
  lastTo: 8,
  /** argument: a class that some neighbour belongs to */
  neighbour: 9,
  /** argument: one of `WalkCode.questions` */
  attack: 10,
  end: 11,
  /** to */
  jump: 12,
  /** way */
  step: 13,
  goFrom: 14,
  goTo: 15,
  goMark: 16,
  goLastFrom: 17,
  goLastTo: 18,
  /** way */
  mark: 19,
  from: 20,
  to: 21,
  cascade: 22,
  /** flag value */
  setFlag: 23,
  /** way flag value */
  setPositionFlag: 24,
  /** way effect argument */
  effect: 25,
  /** next copies count type ... */
  list: 26,
} as const;

/** Number of words of each operation. A list has one more for each type. */
export const WALK_WORDS: readonly number[] = [
  5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 1, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 4, 4, 4,
];

/** An `attacked?` or `defended?` test of any position. */
export type AttackTest = Extract<Test, { readonly kind: 'attacked' | 'defended' }>;

/** Blocks of one player's piece type, which can be walked from any position. */
export interface WalkCode {
  readonly words: Int32Array;
  /** Offset of each block. */
  readonly begins: readonly number[];
  readonly leads: Leads;
  readonly questions: readonly AttackTest[];
  readonly flags: number;
  readonly positionFlags: number;
  readonly player: number;
  readonly type: number;
  /** Cell of the dropped piece; 0 for a move. */
  readonly drop: number;
  /** Cell of a piece of this type and player. */
  readonly cell: number;
  readonly discards: boolean;
}

/** Numbers flags from 0 in order of appearance. */
class Numbers {
  readonly #numbers = new Map<number, number>();

  get count(): number {
    return this.#numbers.size;
  }

  of(flag: number): number {
    const assigned = this.#numbers.get(flag) ?? this.#numbers.size;
    this.#numbers.set(flag, assigned);
    return assigned;
  }
}

class Assembly {
  readonly words: number[] = [];
  readonly begins: number[] = [];
  readonly questions: AttackTest[] = [];
  readonly flags = new Numbers();
  readonly positionFlags = new Numbers();
  readonly #run: Run;
  readonly #leads: Leads;
  readonly #positions: number;

  constructor(run: Run, leads: Leads) {
    this.#run = run;
    this.#leads = leads;
    this.#positions = run.rules.board.positions.length;
  }

  block(tape: Tape): void {
    this.begins.push(this.words.length);
    const places: number[] = [];
    /** Words that contain tape indexes, replaced once all offsets are available. */
    const jumps: number[] = [];
    for (const instruction of tape) {
      places.push(this.words.length);
      this.#write(instruction, jumps);
    }
    const end = this.words.length;
    this.words.push(WALK.end);
    for (const jump of jumps) {
      const to = assertDefined(this.words[jump]);
      this.words[jump] = to === END ? end : (places[to] ?? end);
    }
  }

  #write(instruction: Instruction, jumps: number[]): void {
    if (instruction.kind === 'jump') {
      this.words.push(WALK.jump, instruction.to);
      jumps.push(this.words.length - 1);
    } else if (instruction.kind === 'branch') {
      this.#add(this.#test(instruction.test));
      this.words.push(instruction.yes, instruction.no);
      jumps.push(this.words.length - 2, this.words.length - 1);
    } else this.#add(this.#act(instruction.act));
  }

  #add(words: readonly number[]): void {
    for (const word of words) this.words.push(word);
  }

  #test(test: Test): readonly number[] {
    const { classes, player, rules, goalPositions } = this.#run;
    if (test.kind === 'flag') return [WALK.flag, 0, this.flags.of(test.flag)];
    if (test.kind === 'constant') {
      return [WALK.set, this.#here(), this.#leads.setRow(String(test.value), () => test.value)];
    }
    const way = this.#leads.leadRow(test.where);
    const among = (key: string, holds: (position: number) => boolean) => [
      WALK.set,
      way,
      this.#leads.setRow(key, holds),
    ];
    switch (test.kind) {
      case 'empty':
        return [WALK.cell, way, classes.empty()];
      case 'friend':
        return [WALK.cell, way, classes.friend(player)];
      case 'enemy':
        return [WALK.cell, way, classes.enemy(player)];
      case 'neutral':
        return [WALK.cell, way, classes.neutral(player)];
      case 'piece':
        return [WALK.cell, way, classes.type(test.type)];
      case 'attribute':
        return [WALK.attribute, way, test.attribute];
      case 'on-board':
        return [WALK.onBoard, way, 0];
      case 'marked':
        return [WALK.marked, way, 0];
      case 'last-from':
        return [WALK.lastFrom, way, 0];
      case 'last-to':
        return [WALK.lastTo, way, 0];
      case 'adjacent-to-enemy':
        return [WALK.neighbour, way, classes.enemy(player)];
      case 'position':
        return among(`position ${test.position}`, (position) => position === test.position);
      case 'zone': {
        const zone = new Set(rules.board.zones[test.zone]?.positions[player]);
        return among(`zone ${test.zone}`, (position) => zone.has(position));
      }
      case 'goal-position':
        return among('goals', (position) => goalPositions.has(position));
      case 'position-flag':
        return [WALK.positionFlag, way, this.positionFlags.of(test.flag) * this.#positions];
      case 'attacked':
      case 'defended':
        this.questions.push(test);
        return [WALK.attack, way, this.questions.length - 1];
    }
  }

  #here(): number {
    return this.#leads.leadRow({ kind: 'here' });
  }

  #act(act: Act): readonly number[] {
    switch (act.kind) {
      case 'step':
        return [WALK.step, this.#leads.leadRow(act.to)];
      case 'go':
        return [GO[act.to]];
      case 'mark':
        return [WALK.mark, this.#leads.leadRow(act.where)];
      case 'from':
      case 'to':
      case 'cascade':
        return [WALK[act.kind]];
      case 'set-flag':
        return [WALK.setFlag, this.flags.of(act.flag), act.value ? 1 : 0];
      case 'set-position-flag': {
        const flag = this.positionFlags.of(act.flag) * this.#positions;
        return [WALK.setPositionFlag, this.#leads.leadRow(act.where), flag, act.value ? 1 : 0];
      }
      case 'add':
      case 'add-copy':
        return list(COMPLETE, act.kind === 'add-copy', act.types);
      case 'add-partial':
      case 'add-copy-partial':
        return list(act.next, act.kind === 'add-copy-partial', act.types);
      case 'capture':
      case 'create':
      case 'change-type':
      case 'change-owner':
      case 'flip':
      case 'set-attribute':
        return this.#effect(act);
    }
  }

  #effect(act: EffectAct): readonly number[] {
    return [WALK.effect, this.#leads.leadRow(act.where), ...argumentOf(act, this.#run)];
  }
}

const GO = {
  from: WALK.goFrom,
  to: WALK.goTo,
  mark: WALK.goMark,
  'last-from': WALK.goLastFrom,
  'last-to': WALK.goLastTo,
} as const;

function list(next: number, copies: boolean, types: readonly number[]): readonly number[] {
  const becomes = types.length === 0 ? [-1] : types;
  return [WALK.list, next, copies ? 1 : 0, becomes.length, ...becomes];
}

/** Compiles a run's blocks for walking. The code works from every position. */
export function makeWalkCode(run: Run, leads: Leads): WalkCode {
  const assembly = new Assembly(run, leads);
  for (const tape of run.tapes) assembly.block(tape);
  const cell = cellOf(run.classes.cells, run.type, run.player);
  return {
    words: Int32Array.from(assembly.words),
    begins: assembly.begins,
    leads,
    questions: assembly.questions,
    flags: assembly.flags.count,
    positionFlags: assembly.positionFlags.count,
    player: run.player,
    type: run.type,
    drop: run.isDrop ? cell : 0,
    cell,
    discards: run.rules.options.discardCascades,
  };
}
