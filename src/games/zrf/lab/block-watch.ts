import { assertDefined, elementAt } from '#core';
import type { CoverageItem } from '#lab/study/coverage.ts';
import { EMPTY, ownerOf, Play, typeOf } from '../rules/index.ts';
import type { Block, Condition, Rules, Statement, ZrfAction, ZrfState } from '../rules/index.ts';
import { placeOf } from './places.ts';

/** A way to move or drop a piece, as written in the rules. */
export interface OwnBlock {
  readonly type: number;
  readonly part: 'moves' | 'drops';
  readonly block: Block;
  /** Number in its list, from 1. */
  readonly number: number;
}

/** Blocks beyond this number are not watched: each is listed alone in every position. */
const MAX_BLOCKS = 1000;

/** Conditions that ask for a move type, which cannot be answered for a block alone. */
function asksMoveType(condition: Condition): boolean {
  if (condition.kind === 'and' || condition.kind === 'or')
    return condition.parts.some(asksMoveType);
  if (condition.kind === 'not') return asksMoveType(condition.part);
  if (condition.kind !== 'attacked' && condition.kind !== 'defended') return false;
  return condition.moveType >= 0;
}

function isAlone(statement: Statement): boolean {
  if (statement.kind === 'verify') return !asksMoveType(statement.condition);
  if (statement.kind === 'if') {
    const parts = [...statement.then, ...statement.otherwise];
    return !asksMoveType(statement.condition) && parts.every(isAlone);
  }
  if (statement.kind !== 'while') return true;
  return !asksMoveType(statement.condition) && statement.body.every(isAlone);
}

/** Blocks of all pieces that can be watched. */
export function blocksOf({ pieces }: Rules): readonly OwnBlock[] {
  const blocks = pieces.flatMap((piece, type) =>
    (['moves', 'drops'] as const).flatMap((part) =>
      piece[part].map((block, at) => ({ type, part, block, number: at + 1 })),
    ),
  );
  const alone = blocks.filter(({ block }) => block.statements.every(isAlone));
  return alone.length > MAX_BLOCKS ? [] : alone;
}

/** Items of blocks. */
export function blockItems(rules: Rules, blocks: readonly OwnBlock[]): readonly CoverageItem[] {
  return blocks.map(({ type, part, block, number }): CoverageItem => {
    const { name } = assertDefined(rules.pieces[type]);
    const kind = part === 'moves' ? 'move' : 'drop';
    return {
      id: `${kind} ${name} ${number}`,
      kind,
      name,
      number,
      place: placeOf(block.at),
      within: `mover ${name}`,
    };
  });
}

/**
 * Rules in which every block has a move type of its own and every turn exists once for each. Their
 * lists are wider than those of the game, because other rules may forbid some of the steps.
 */
function separated(rules: Rules, blocks: readonly OwnBlock[]): Rules {
  const tags = new Map(blocks.map(({ block }, tag) => [block, tag]));
  const tagged = (list: readonly Block[]) =>
    list.flatMap((block) => {
      const moveType = tags.get(block);
      return moveType === undefined ? [] : [{ ...block, moveType }];
    });
  return {
    ...rules,
    moveTypes: blocks.map((_, tag) => String(tag)),
    priorities: [],
    pieces: rules.pieces.map((piece) => {
      return { ...piece, moves: tagged(piece.moves), drops: tagged(piece.drops) };
    }),
    turnOrder: {
      entries: rules.turnOrder.entries.flatMap((entry) =>
        blocks.map((_, moveType) => ({ ...entry, moveType })),
      ),
      resume: 0,
    },
    options: { ...rules.options, maximalCaptures: 'off', passTurn: 'never', passPartial: false },
  };
}

/** Finds the blocks by which the legal steps of a position are possible. */
export class BlockFinder {
  readonly #rules: Rules;
  readonly #blocks: readonly OwnBlock[];
  readonly #play: Play;

  constructor(rules: Rules, blocks: readonly OwnBlock[]) {
    this.#rules = rules;
    this.#blocks = blocks;
    this.#play = new Play(separated(rules, blocks));
  }

  /** Adds the blocks of the legal steps of a position to a set, except those in it. */
  find(state: ZrfState, actions: readonly ZrfAction[], into: Set<number>): void {
    const { as, moveType } = elementAt(this.#rules.turnOrder.entries, state.turn);
    const wanted = state.chainAt < 0 ? moveType : state.chainType;
    const types = this.#typesOf(state, as);
    const left = [...this.#blocks.keys()].filter((tag) => {
      const { part, type, block } = elementAt(this.#blocks, tag);
      const isWanted = wanted < 0 || wanted === block.moveType;
      return isWanted && !into.has(tag) && types[part].has(type);
    });
    if (left.length === 0) return;
    const legal = new Set(actions.map(({ record }) => record.join()));
    const machine = this.#play.load({ ...state, seen: undefined, turn: 0 });
    for (const tag of left) {
      machine.turn = state.turn * this.#blocks.length + tag;
      machine.chainType = tag;
      machine.settle({ ...state, seen: [] });
      const count = machine.count();
      for (let at = 0; at < count; at += 1) {
        if (!legal.has(machine.actionOf(machine.step(at)).record.join())) continue;
        into.add(tag);
        break;
      }
    }
  }

  /** Types on the board and in stock of a player. */
  #typesOf({ cells, stock }: ZrfState, player: number) {
    const numbering = this.#play.program.classes.cells;
    const own = cells.filter((cell) => cell !== EMPTY && ownerOf(numbering, cell) === player);
    const types = this.#rules.pieces.length;
    const waiting = this.#rules.pieces.flatMap((_, type) =>
      (stock[player * types + type] ?? 0) > 0 ? [type] : [],
    );
    return {
      moves: new Set(own.map((cell) => typeOf(numbering, cell))),
      drops: new Set(waiting),
    };
  }
}
