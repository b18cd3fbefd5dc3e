import { sure } from '../../../core/index.ts';
import type { Block, GoalTest, Rules } from '../rules/index.ts';
import { Classes } from './classes.ts';
import { Code } from './code.ts';
import { Questions } from './questions.ts';
import { Records } from './record.ts';
import { makeTape } from './tape.ts';
import type { Tape } from './tape.ts';
import { makeWays } from './topology.ts';
import type { Ways } from './topology.ts';
import { unfold } from './unfold.ts';
import type { Manner } from './unfold.ts';

/** Not unfolded yet. */
const UNKNOWN = -1;

type Part = 'moves' | 'drops';

/** The blocks of a type of piece that a choice of move types takes. */
interface Selection {
  readonly tapes: readonly Tape[];
  /** For each player as whom to move and each position where the code begins, or UNKNOWN. */
  readonly entries: Int32Array;
  readonly manner: Manner;
}

function placesOf(test: GoalTest, rules: Rules, player: number): readonly number[] {
  if (test.kind === 'and' || test.kind === 'or') {
    return test.parts.flatMap((part) => placesOf(part, rules, player));
  }
  if (test.kind === 'not') return placesOf(test.part, rules, player);
  if (test.kind !== 'absolute') return [];
  return test.places.flatMap((place) =>
    place.kind === 'position'
      ? [place.position]
      : (sure(rules.board.zones[place.zone]).positions[player] ?? []),
  );
}

function goalPositions(rules: Rules, player: number): ReadonlySet<number> {
  const goals = rules.goals.filter(({ players }) => players.includes(player));
  return new Set(goals.flatMap(({ test }) => placesOf(test, rules, player)));
}

function becomes(tape: Tape): readonly number[] {
  return tape.flatMap((instruction) => {
    if (instruction.kind !== 'act') return [];
    const { act } = instruction;
    if (act.kind === 'change-type') return [act.type];
    const isAdd = act.kind === 'add' || act.kind === 'add-partial' || act.kind === 'add-copy';
    return isAdd ? act.types : [];
  });
}

function promotedTypes({ pieces }: Rules): ReadonlySet<number> {
  const types = pieces.flatMap(({ moves }, type) =>
    moves.flatMap((block) => becomes(makeTape(block))).filter((other) => other !== type),
  );
  return new Set(types);
}

/**
 * The moves of a game as code, each block unfolded for a position when it is first needed there.
 * Move types are chosen by a filter: the index of a type, `all`, or `unlisted` for those that have
 * no priority.
 */
export class Program {
  readonly rules: Rules;
  readonly code = new Code();
  readonly classes: Classes;
  readonly records = new Records();
  readonly questions = new Questions();
  readonly all: number;
  readonly unlisted: number;
  readonly positions: number;
  readonly #ways: readonly Ways[];
  readonly #goalPositions: readonly ReadonlySet<number>[];
  readonly #promoted: ReadonlySet<number>;
  readonly #moves: readonly (readonly Selection[])[];
  readonly #drops: readonly (readonly Selection[])[];

  constructor(rules: Rules) {
    this.rules = rules;
    this.classes = new Classes(rules);
    this.all = rules.moveTypes.length;
    this.unlisted = this.all + 1;
    this.positions = rules.board.positions.length;
    this.#ways = makeWays(rules);
    this.#goalPositions = rules.players.map((_, player) => goalPositions(rules, player));
    this.#promoted = promotedTypes(rules);
    this.#moves = this.#selections('moves');
    this.#drops = this.#selections('drops');
  }

  #selections(part: Part): Selection[][] {
    const { moveTypes, pieces, players } = this.rules;
    const filters = Array.from({ length: moveTypes.length + 2 }, (_, filter) => filter);
    const size = players.length * this.positions;
    return pieces.map((piece) => {
      const blocks = piece[part].map((block) => ({ block, tape: makeTape(block) }));
      return filters.map((filter) => {
        const chosen = blocks.filter(({ block }) => this.#takes(filter, block));
        const tapes = chosen.map(({ tape }) => tape);
        const entries = new Int32Array(tapes.length === 0 ? 0 : size).fill(UNKNOWN);
        return { tapes, entries, manner: { queuesInPlay: false } };
      });
    });
  }

  #takes(filter: number, { moveType }: Block): boolean {
    if (filter === this.all) return true;
    if (filter === this.unlisted) return !this.rules.priorities.includes(moveType);
    return filter === moveType;
  }

  /** Whether pieces of another type can become this one. */
  isPromoted(type: number): boolean {
    return this.#promoted.has(type);
  }

  hasDrops(type: number, filter: number): boolean {
    return sure(sure(this.#drops[type])[filter]).tapes.length > 0;
  }

  /** Where the moves of a piece begin in the code: 0 where there are none. */
  moves(player: number, type: number, filter: number, position: number): number {
    const selection = sure(sure(this.#moves[type])[filter]);
    return this.#entry(selection, player, type, position, false);
  }

  /** Where the drops of a type of piece on a position begin in the code: 0 where there are none. */
  drops(player: number, type: number, filter: number, position: number): number {
    const selection = sure(sure(this.#drops[type])[filter]);
    return this.#entry(selection, player, type, position, true);
  }

  #entry(
    { tapes, entries, manner }: Selection,
    player: number,
    type: number,
    start: number,
    isDrop: boolean,
  ): number {
    if (tapes.length === 0) return 0;
    const index = player * this.positions + start;
    const known = sure(entries[index]);
    if (known !== UNKNOWN) return known;
    const { rules, classes, records, questions } = this;
    const ways = sure(this.#ways[player]);
    const positions = sure(this.#goalPositions[player]);
    const shared = { rules, classes, records, questions, ways, goalPositions: positions };
    const entry = unfold({ ...shared, tapes, player, type, start, isDrop }, this.code, manner);
    entries[index] = entry;
    return entry;
  }
}
