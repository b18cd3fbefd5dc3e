import type { Block, Condition, Rules, Statement, Where } from '../model/index.ts';

/** What a block names, makes and looks for, whatever way it takes. */
export interface BlockFacts {
  /** Whether it lists any step. */
  readonly adds: boolean;
  /** Types that the pieces become which it moves. */
  readonly becomes: ReadonlySet<number>;
  /** Types that other pieces become. */
  readonly changes: ReadonlySet<number>;
  /** What it creates; -1: the player who moves, the type that moves. */
  readonly creates: readonly { readonly player: number; readonly type: number }[];
  /** Whether pieces change sides. */
  readonly turns: boolean;
  /** Whether it may take a piece that stood on the board, other than the one that it moves. */
  readonly takes: boolean;
  /** Move types with which the turn can go on; -1 for any. */
  readonly next: ReadonlySet<number>;
  /** Positions that are named where something goes or happens. */
  readonly positions: ReadonlySet<number>;
  /** Types, zones that conditions ask for, and directions of steps. */
  readonly asked: ReadonlySet<number>;
  readonly zones: ReadonlySet<number>;
  readonly directions: ReadonlySet<number>;
}

/** Whether a condition can only be true where nothing stands here. */
function meansEmpty(condition: Condition): boolean {
  if (condition.kind === 'and') return condition.parts.some(meansEmpty);
  if (condition.kind === 'or') return condition.parts.every(meansEmpty);
  return condition.kind === 'empty' && condition.where.kind === 'here';
}

/** Goes through the statements of a block, each list of them once. */
class Reader {
  adds = false;
  takes = false;
  turns = false;
  readonly becomes = new Set<number>();
  readonly changes = new Set<number>();
  readonly creates: { readonly player: number; readonly type: number }[] = [];
  readonly next = new Set<number>();
  readonly positions = new Set<number>();
  readonly asked = new Set<number>();
  readonly zones = new Set<number>();
  readonly directions = new Set<number>();
  /** Where something has been told to arrive, whether nothing stands there. */
  #isLandingFree: boolean | undefined;
  /** Whether it moves a second piece by now: such follow the first one to where that has made room. */
  #isFollowed = false;
  /** Whether nothing but its own piece stands where the block begins. */
  readonly #isHomeFree: boolean;
  /** Whether a position is none of the board, so that no piece is missed there. */
  readonly #isBeside: (position: number) => boolean;
  readonly #read = { free: new Map<object, boolean>(), taken: new Map<object, boolean>() };

  constructor(isHomeFree: boolean, isBeside: (position: number) => boolean) {
    this.#isHomeFree = isHomeFree;
    this.#isBeside = isBeside;
  }

  /**
   * Reads statements that begin where nothing else stands, or where something may; returns which
   * of it holds where they end.
   */
  list(statements: readonly Statement[], isFree: boolean): boolean {
    const read = isFree ? this.#read.free : this.#read.taken;
    const known = read.get(statements);
    if (known !== undefined) return known;
    const ends = statements.reduce((free, statement) => this.#statement(statement, free), isFree);
    read.set(statements, ends);
    return ends;
  }

  #statement(statement: Statement, isFree: boolean): boolean {
    const { kind } = statement;
    if (kind === 'step') {
      this.#where(statement.to);
      return this.#isFree(statement.to, isFree);
    }
    if (kind === 'go') return statement.to === 'from' && this.#isHomeFree;
    if (kind === 'cascade') this.#isFollowed = true;
    if (kind === 'to' && !this.#isFollowed) this.#isLandingFree = isFree;
    if (kind !== 'verify' && kind !== 'if' && kind !== 'while') {
      this.#act(statement, isFree);
      return isFree;
    }
    this.#condition(statement.condition);
    const isEmpty = meansEmpty(statement.condition);
    if (kind === 'verify') return isFree || isEmpty;
    if (kind === 'while') {
      this.list(statement.body, isEmpty);
      return false;
    }
    const then = this.list(statement.then, isFree || isEmpty);
    return this.list(statement.otherwise, isFree) && then;
  }

  /** Whether nothing else stands somewhere that would be missed. */
  #isFree(where: Where, isFree: boolean): boolean {
    if (where.kind === 'here') return isFree;
    return where.kind === 'position' && this.#isBeside(where.position);
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
    else if (condition.kind === 'piece') this.asked.add(condition.type);
    else if (condition.kind === 'zone') this.zones.add(condition.zone);
  }
}

/** `isDrop`: it begins on any position, not where its piece stands. */
export function factsOf({ board }: Rules, block: Block, isDrop: boolean): BlockFacts {
  const isBeside = (position: number) => board.positions[position]?.isDummy === true;
  const reader = new Reader(!isDrop, isBeside);
  reader.list(block.statements, !isDrop);
  return reader;
}
