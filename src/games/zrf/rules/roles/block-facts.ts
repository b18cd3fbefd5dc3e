import type { Block, Condition, Rules, Statement, Where } from '../model/index.ts';

/** Facts about a block that are independent of the path taken through it. */
export interface BlockFacts {
  /** True if it lists any step. */
  readonly adds: boolean;
  /** Types that the moving pieces can become. */
  readonly becomes: ReadonlySet<number>;
  /** Types that other pieces can become. */
  readonly changes: ReadonlySet<number>;
  /** Created pieces; -1 for the moving player or the moving type. */
  readonly creates: readonly { readonly player: number; readonly type: number }[];
  /** True if pieces change owners. */
  readonly turns: boolean;
  /** True if it can remove a piece from the board, other than the moving one. */
  readonly takes: boolean;
  /** Move types of possible next partial moves; -1 for any. */
  readonly next: ReadonlySet<number>;
  /** Positions named as a target of steps or effects. */
  readonly positions: ReadonlySet<number>;
  /** Types and zones tested by conditions, and directions of steps. */
  readonly testedTypes: ReadonlySet<number>;
  readonly zones: ReadonlySet<number>;
  readonly directions: ReadonlySet<number>;
}

/** True for a condition that implies an empty current square. */
function impliesEmpty(condition: Condition): boolean {
  if (condition.kind === 'and') return condition.parts.some(impliesEmpty);
  if (condition.kind === 'or') return condition.parts.every(impliesEmpty);
  return condition.kind === 'empty' && condition.where.kind === 'here';
}

/** Analyses the statements of a block, reading each list once. */
class Reader {
  adds = false;
  takes = false;
  turns = false;
  readonly becomes = new Set<number>();
  readonly changes = new Set<number>();
  readonly creates: { readonly player: number; readonly type: number }[] = [];
  readonly next = new Set<number>();
  readonly positions = new Set<number>();
  readonly testedTypes = new Set<number>();
  readonly zones = new Set<number>();
  readonly directions = new Set<number>();
  /** True if the destination is empty; undefined until a destination is set. */
  #isLandingFree: boolean | undefined;
  /** True once a second piece moves: it may enter a square that the first one has left. */
  #hasSecondMover = false;
  /** True if the starting square contains only the block's own piece. */
  readonly #isStartFree: boolean;
  /** True for positions off the visible board, where captures do not count. */
  readonly #isOffBoard: (position: number) => boolean;
  readonly #read = { free: new Map<object, boolean>(), taken: new Map<object, boolean>() };

  constructor(isStartFree: boolean, isOffBoard: (position: number) => boolean) {
    this.#isStartFree = isStartFree;
    this.#isOffBoard = isOffBoard;
  }

  /**
   * Reads statements starting on a square that is free, or possibly occupied; returns true if the
   * final square is free.
   */
  list(statements: readonly Statement[], isFree: boolean): boolean {
    const read = isFree ? this.#read.free : this.#read.taken;
    const cached = read.get(statements);
    if (cached !== undefined) return cached;
    const result = statements.reduce((free, statement) => this.#statement(statement, free), isFree);
    read.set(statements, result);
    return result;
  }

  #statement(statement: Statement, isFree: boolean): boolean {
    const { kind } = statement;
    if (kind === 'step') {
      this.#where(statement.to);
      return this.#isFree(statement.to, isFree);
    }
    if (kind === 'go') return statement.to === 'from' && this.#isStartFree;
    if (kind === 'cascade') this.#hasSecondMover = true;
    if (kind === 'to' && !this.#hasSecondMover) this.#isLandingFree = isFree;
    if (kind !== 'verify' && kind !== 'if' && kind !== 'while') {
      this.#act(statement, isFree);
      return isFree;
    }
    this.#condition(statement.condition);
    const isEmpty = impliesEmpty(statement.condition);
    if (kind === 'verify') return isFree || isEmpty;
    if (kind === 'while') {
      this.list(statement.body, isEmpty);
      return false;
    }
    const then = this.list(statement.then, isFree || isEmpty);
    return this.list(statement.otherwise, isFree) && then;
  }

  /** True if no piece that counts can be on the square. */
  #isFree(where: Where, isFree: boolean): boolean {
    if (where.kind === 'here') return isFree;
    return where.kind === 'position' && this.#isOffBoard(where.position);
  }

  #act(statement: Statement, isFree: boolean): void {
    if ('where' in statement) this.#where(statement.where);
    if ('types' in statement) {
      this.adds = true;
      this.takes ||= !(this.#isLandingFree ?? isFree);
      for (const type of statement.types) this.becomes.add(type);
      if ('next' in statement) this.next.add(statement.next);
    }
    const { kind } = statement;
    if (kind === 'capture') this.takes ||= !this.#isFree(statement.where, isFree);
    else if (kind === 'create') this.creates.push(statement);
    else if (kind === 'change-type') this.changes.add(statement.type);
    else if (kind === 'change-owner' || kind === 'flip') this.turns = true;
  }

  #where(where: Where): void {
    if (where.kind === 'position') this.positions.add(where.position);
    else if (where.kind !== 'here') this.directions.add(where.direction);
  }

  #condition(condition: Condition): void {
    if (condition.kind === 'and' || condition.kind === 'or') {
      for (const part of condition.parts) this.#condition(part);
    } else if (condition.kind === 'not') this.#condition(condition.part);
    else if (condition.kind === 'piece') this.testedTypes.add(condition.type);
    else if (condition.kind === 'zone') this.zones.add(condition.zone);
  }
}

/** Analyses a block. Drops can start on any position, other blocks start on their own piece. */
export function factsOf({ board }: Rules, block: Block, isDrop: boolean): BlockFacts {
  const isOffBoard = (position: number) => board.positions[position]?.isDummy === true;
  const reader = new Reader(!isDrop, isOffBoard);
  reader.list(block.statements, !isDrop);
  return reader;
}
