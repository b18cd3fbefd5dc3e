import type { Block, Condition, Statement } from '../model/index.ts';
import { assertDefined } from '#core';

type Nested = 'and' | 'or' | 'not';
/** A condition without nested conditions. */
export type Test = Exclude<Condition, { readonly kind: Nested }>;

type Structured = 'verify' | 'if' | 'while';
/** A statement without nested statements or conditions. */
export type Act = Exclude<Statement, { readonly kind: Structured }>;

/** Special branch target that ends the run. Other targets are tape indexes. */
export const END = -1;

export type Instruction =
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'branch'; readonly test: Test; yes: number; no: number }
  | { readonly kind: 'jump'; to: number };

/**
 * A block with its nesting compiled to jumps. An instruction index determines the rest of the run.
 */
export type Tape = readonly Instruction[];

/** Patches the target of a jump once it is determined. */
type Pending = (to: number) => void;

class Assembler {
  readonly tape: Instruction[] = [];

  statements(statements: readonly Statement[]): void {
    for (const statement of statements) this.#statement(statement);
  }

  #statement(statement: Statement): void {
    if (statement.kind === 'verify') {
      const { yes, no } = this.#condition(statement.condition);
      for (const pending of no) pending(END);
      this.#arrive(yes);
    } else if (statement.kind === 'if') this.#if(statement);
    else if (statement.kind === 'while') this.#while(statement);
    else this.tape.push({ kind: 'act', act: statement });
  }

  #if({ condition, then, otherwise }: Extract<Statement, { kind: 'if' }>): void {
    const { yes, no } = this.#condition(condition);
    this.#arrive(yes);
    this.statements(then);
    if (otherwise.length === 0) {
      this.#arrive(no);
      return;
    }
    const leave = this.#jump();
    this.#arrive(no);
    this.statements(otherwise);
    this.#arrive([leave]);
  }

  #while({ condition, body }: Extract<Statement, { kind: 'while' }>): void {
    const top = this.tape.length;
    const { yes, no } = this.#condition(condition);
    this.#arrive(yes);
    this.statements(body);
    this.#jump()(top);
    this.#arrive(no);
  }

  #jump(): Pending {
    const jump = { kind: 'jump' as const, to: END };
    this.tape.push(jump);
    return (to) => {
      jump.to = to;
    };
  }

  #arrive(pendings: readonly Pending[]): void {
    for (const pending of pendings) pending(this.tape.length);
  }

  /** Writes a condition. The caller patches both of its branches. */
  #condition(condition: Condition): { readonly yes: Pending[]; readonly no: Pending[] } {
    if (condition.kind === 'not') {
      const { yes, no } = this.#condition(condition.part);
      return { yes: no, no: yes };
    }
    if (condition.kind === 'and' || condition.kind === 'or') return this.#several(condition);
    const branch = { kind: 'branch' as const, test: condition, yes: END, no: END };
    this.tape.push(branch);
    return {
      yes: [
        (to) => {
          branch.yes = to;
        },
      ],
      no: [
        (to) => {
          branch.no = to;
        },
      ],
    };
  }

  /** Writes operands from left to right with short-circuit evaluation. */
  #several({ kind, parts }: Extract<Condition, { kind: 'and' | 'or' }>): {
    readonly yes: Pending[];
    readonly no: Pending[];
  } {
    const constant: Condition = { kind: 'constant', value: kind === 'and' };
    if (parts.length === 0) return this.#condition(constant);
    const settled: Pending[] = [];
    for (const part of parts.slice(0, -1)) {
      const { yes, no } = this.#condition(part);
      for (const pending of kind === 'and' ? no : yes) settled.push(pending);
      this.#arrive(kind === 'and' ? yes : no);
    }
    const { yes, no } = this.#condition(assertDefined(parts.at(-1)));
    return kind === 'and' ? { yes, no: [...settled, ...no] } : { yes: [...settled, ...yes], no };
  }
}

export function makeTape({ statements }: Block): Tape {
  const assembler = new Assembler();
  assembler.statements(statements);
  return assembler.tape;
}
