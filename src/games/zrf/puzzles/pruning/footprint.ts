import { assertDefined } from '#core';
import type { Block, Condition, Rules, Statement, Where } from '../../rules/index.ts';

type Squares = ReadonlySet<number>;

/** Possible squares of a block's cursor and marks, over all branches. */
interface Reach {
  readonly now: Squares;
  readonly mark: Squares;
  readonly from: Squares;
  readonly to: Squares;
}

/** Conditions that depend on the last move or on more than one square. */
const NONLOCAL_CONDITIONS: readonly Condition['kind'][] = [
  'last-from',
  'last-to',
  'adjacent-to-enemy',
  'goal-position',
  'attribute',
  'attacked',
  'defended',
];

/** Statements with effects outside the board, or that leave the turn unfinished. */
const NONLOCAL_STATEMENTS: readonly Statement['kind'][] = [
  'add-partial',
  'add-copy-partial',
  'set-attribute',
];

function union(...sets: readonly Squares[]): Squares {
  return new Set(sets.flatMap((set) => [...set]));
}

function isSame(one: Reach, other: Reach): boolean {
  return (['now', 'mark', 'from', 'to'] as const).every((key) => one[key].size === other[key].size);
}

function merge(one: Reach, other: Reach): Reach {
  return {
    now: union(one.now, other.now),
    mark: union(one.mark, other.mark),
    from: union(one.from, other.from),
    to: union(one.to, other.to),
  };
}

/** Follows all branches of a block in parallel and records every square it may touch. */
class Walk {
  readonly touched = new Set<number>();
  isLocal = true;
  readonly #rules: Rules;
  readonly #as: number;

  constructor(rules: Rules, as: number) {
    this.#rules = rules;
    this.#as = as;
  }

  trace(statements: readonly Statement[], reach: Reach): Reach {
    return statements.reduce((now, statement) => this.#follow(statement, now), reach);
  }

  #follow(statement: Statement, reach: Reach): Reach {
    if (NONLOCAL_STATEMENTS.includes(statement.kind)) this.isLocal = false;
    if ('where' in statement) this.#look(statement.where, reach);
    switch (statement.kind) {
      case 'step':
        return { ...reach, now: this.#look(statement.to, reach) };
      case 'mark':
        return { ...reach, mark: this.#look(statement.where, reach) };
      case 'from':
        return { ...reach, from: reach.now };
      case 'to':
        return { ...reach, to: reach.now };
      case 'go':
        return { ...reach, now: this.#landmark(statement.to, reach) };
      case 'verify':
        this.#visitCondition(statement.condition, reach);
        return reach;
      case 'if':
        this.#visitCondition(statement.condition, reach);
        return merge(this.trace(statement.then, reach), this.trace(statement.otherwise, reach));
      case 'while':
        return this.#loop(statement, reach);
      case 'cascade':
      case 'add':
      case 'add-copy':
      case 'add-partial':
      case 'add-copy-partial':
      case 'capture':
      case 'create':
      case 'change-type':
      case 'change-owner':
      case 'flip':
      case 'set-attribute':
      case 'set-flag':
      case 'set-position-flag':
        return reach;
    }
  }

  #loop(statement: Extract<Statement, { readonly kind: 'while' }>, reach: Reach): Reach {
    let now = reach;
    for (;;) {
      this.#visitCondition(statement.condition, now);
      const next = merge(now, this.trace(statement.body, now));
      if (isSame(now, next)) return next;
      now = next;
    }
  }

  #landmark(to: Extract<Statement, { readonly kind: 'go' }>['to'], reach: Reach): Squares {
    if (to === 'from' || to === 'to' || to === 'mark') return reach[to];
    this.isLocal = false;
    return reach.now;
  }

  #visitCondition(condition: Condition, reach: Reach): void {
    if (NONLOCAL_CONDITIONS.includes(condition.kind)) this.isLocal = false;
    if (condition.kind === 'and' || condition.kind === 'or') {
      for (const part of condition.parts) this.#visitCondition(part, reach);
    } else if (condition.kind === 'not') this.#visitCondition(condition.part, reach);
    else if ('where' in condition) this.#look(condition.where, reach);
  }

  /** Squares that `where` can refer to; records them as touched. */
  #look(where: Where, { now }: Reach): Squares {
    const found = new Set([...now].flatMap((square) => this.#squaresFrom(where, square)));
    for (const square of found) this.touched.add(square);
    return found;
  }

  #squaresFrom(where: Where, square: number): readonly number[] {
    if (where.kind === 'here') return [square];
    if (where.kind === 'position') return [where.position];
    const { links, symmetry } = this.#rules.board;
    const direction = assertDefined(assertDefined(symmetry[this.#as])[where.direction]);
    const way = assertDefined(links[direction]);
    if (where.kind === 'opposite') {
      return [...way.keys()].filter((other) => way[other] === square);
    }
    const next = assertDefined(way[square]);
    return next < 0 ? [] : [next];
  }
}

/**
 * Every square a block may read or change from its piece's square, which comes first. Undefined if
 * its effect depends on anything else.
 */
export function footprintOf(
  rules: Rules,
  { statements }: Block,
  square: number,
  as: number,
): readonly number[] | undefined {
  const here: Squares = new Set([square]);
  const walk = new Walk(rules, as);
  walk.trace(statements, { now: here, mark: here, from: here, to: here });
  if (!walk.isLocal) return undefined;
  walk.touched.delete(square);
  return [square, ...walk.touched];
}
