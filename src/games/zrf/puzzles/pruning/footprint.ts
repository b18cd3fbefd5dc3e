import { assertDefined } from '#core';
import type { Block, Condition, Rules, Statement, Where } from '../../rules/index.ts';

type Squares = ReadonlySet<number>;

/** Where a block may stand and what it may have marked, whichever way it went. */
interface Stand {
  readonly now: Squares;
  readonly mark: Squares;
  readonly from: Squares;
  readonly to: Squares;
}

/** Conditions that look farther than to one square, or back. */
const FAR: readonly Condition['kind'][] = [
  'last-from',
  'last-to',
  'adjacent-to-enemy',
  'goal-position',
  'attribute',
  'attacked',
  'defended',
];

/** Statements whose effects are not all on the board, or that leave the turn unfinished. */
const BEYOND: readonly Statement['kind'][] = ['add-partial', 'add-copy-partial', 'set-attribute'];

function union(...sets: readonly Squares[]): Squares {
  return new Set(sets.flatMap((set) => [...set]));
}

function isSame(one: Stand, other: Stand): boolean {
  return (['now', 'mark', 'from', 'to'] as const).every((key) => one[key].size === other[key].size);
}

function merge(one: Stand, other: Stand): Stand {
  return {
    now: union(one.now, other.now),
    mark: union(one.mark, other.mark),
    from: union(one.from, other.from),
    to: union(one.to, other.to),
  };
}

/** Follows a block through all its branches at once, and notes every square that it may touch. */
class Walk {
  readonly touched = new Set<number>();
  isLocal = true;
  readonly #rules: Rules;
  readonly #as: number;

  constructor(rules: Rules, as: number) {
    this.#rules = rules;
    this.#as = as;
  }

  through(statements: readonly Statement[], stand: Stand): Stand {
    return statements.reduce((now, statement) => this.#follow(statement, now), stand);
  }

  #follow(statement: Statement, stand: Stand): Stand {
    if (BEYOND.includes(statement.kind)) this.isLocal = false;
    if ('where' in statement) this.#look(statement.where, stand);
    switch (statement.kind) {
      case 'step':
        return { ...stand, now: this.#look(statement.to, stand) };
      case 'mark':
        return { ...stand, mark: this.#look(statement.where, stand) };
      case 'from':
        return { ...stand, from: stand.now };
      case 'to':
        return { ...stand, to: stand.now };
      case 'go':
        return { ...stand, now: this.#landmark(statement.to, stand) };
      case 'verify':
        this.#ask(statement.condition, stand);
        return stand;
      case 'if':
        this.#ask(statement.condition, stand);
        return merge(this.through(statement.then, stand), this.through(statement.otherwise, stand));
      case 'while':
        return this.#loop(statement, stand);
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
        return stand;
    }
  }

  #loop(statement: Extract<Statement, { readonly kind: 'while' }>, stand: Stand): Stand {
    let now = stand;
    for (;;) {
      this.#ask(statement.condition, now);
      const next = merge(now, this.through(statement.body, now));
      if (isSame(now, next)) return next;
      now = next;
    }
  }

  #landmark(to: Extract<Statement, { readonly kind: 'go' }>['to'], stand: Stand): Squares {
    if (to === 'from' || to === 'to' || to === 'mark') return stand[to];
    this.isLocal = false;
    return stand.now;
  }

  #ask(condition: Condition, stand: Stand): void {
    if (FAR.includes(condition.kind)) this.isLocal = false;
    if (condition.kind === 'and' || condition.kind === 'or') {
      for (const part of condition.parts) this.#ask(part, stand);
    } else if (condition.kind === 'not') this.#ask(condition.part, stand);
    else if ('where' in condition) this.#look(condition.where, stand);
  }

  /** The squares that are meant, which are touched. */
  #look(where: Where, { now }: Stand): Squares {
    const found = new Set([...now].flatMap((square) => this.#seenFrom(where, square)));
    for (const square of found) this.touched.add(square);
    return found;
  }

  #seenFrom(where: Where, square: number): readonly number[] {
    if (where.kind === 'here') return [square];
    if (where.kind === 'position') return [where.position];
    const { links, symmetry } = this.#rules.board;
    const meant = assertDefined(assertDefined(symmetry[this.#as])[where.direction]);
    const way = assertDefined(links[meant]);
    if (where.kind === 'opposite') {
      return [...way.keys()].filter((other) => way[other] === square);
    }
    const next = assertDefined(way[square]);
    return next < 0 ? [] : [next];
  }
}

/**
 * Every square that a block may look at or change from where its piece stands, which comes first;
 * undefined where what it does depends on more than these.
 */
export function footprintOf(
  rules: Rules,
  { statements }: Block,
  square: number,
  as: number,
): readonly number[] | undefined {
  const here: Squares = new Set([square]);
  const walk = new Walk(rules, as);
  walk.through(statements, { now: here, mark: here, from: here, to: here });
  if (!walk.isLocal) return undefined;
  walk.touched.delete(square);
  return [square, ...walk.touched];
}
