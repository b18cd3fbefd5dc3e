import { assertDefined } from '#core';
import type { Goal, GoalTest, Occupant, Rules } from '../model/index.ts';
import type { RelativeTest } from '../run/lines.ts';

/** An objective for a player's pieces: `sign` is 1 to achieve it, -1 to avoid it. */
interface Aim {
  readonly player: number;
  readonly sign: number;
}

/** Pieces of these types on these positions; `isAll` if every position must be occupied. */
export interface PlaceAim extends Aim {
  readonly types: readonly number[];
  readonly positions: readonly number[];
  readonly isAll: boolean;
}

export interface LineAim extends Aim {
  readonly test: RelativeTest;
}

/** Objectives derived from the goals of a game. Types are distinguished by player. */
export interface Aims {
  readonly places: readonly PlaceAim[];
  readonly lines: readonly LineAim[];
  /** `keeping[player * types + type]`: 1 if such pieces are worth keeping, -1 if worth losing. */
  readonly keeping: Int8Array;
  /** Same indexing: 1 if losing the piece loses the game. */
  readonly royal: Uint8Array;
  /** For each player, 1 if having no move loses, -1 if it wins. */
  readonly moving: Int8Array;
  /** True if the game ends with a count of pieces. */
  readonly isCounted: boolean;
}

interface AimDraft {
  readonly places: PlaceAim[];
  readonly lines: LineAim[];
  readonly keeping: Int8Array;
  readonly isKeepingKnown: Uint8Array;
  readonly royal: Uint8Array;
  readonly moving: Int8Array;
}

function atFirst({ setup }: Rules, player: number, type: number): number {
  const isMeant = (other: number) => type < 0 || other === type;
  const placed = setup.pieces.filter((piece) => piece.player === player && isMeant(piece.type));
  const stock = setup.stock[player] ?? [];
  return stock.reduce((sum, count, other) => sum + (isMeant(other) ? count : 0), placed.length);
}

/** Reads goals part by part. Each part of a compound goal is read as if it were alone. */
class Reader {
  readonly #rules: Rules;
  readonly #draft: AimDraft;

  constructor(rules: Rules, draft: AimDraft) {
    this.#rules = rules;
    this.#draft = draft;
  }

  read(test: GoalTest, player: number, sign: number): void {
    if (test.kind === 'and' || test.kind === 'or') {
      for (const part of test.parts) this.read(part, player, sign);
    } else if (test.kind === 'absolute') this.#readPlaces(test, player, sign);
    else if (test.kind === 'relative') this.#draft.lines.push({ player, sign, test });
    else if (test.kind === 'remaining') this.#readRemaining(test, player, sign);
    else if (test.kind === 'captured') this.#crown(test.types, player, sign);
    else if (test.kind === 'checkmated' && sign < 0) this.#crown(test.types, player, sign);
    else if (test.kind === 'stalemated') this.#draft.moving[player] = -sign;
  }

  #readPlaces(
    { occupants, places }: Extract<GoalTest, { readonly kind: 'absolute' }>,
    player: number,
    sign: number,
  ): void {
    const { zones } = this.#rules.board;
    const positions = places.flatMap((place) =>
      place.kind === 'position'
        ? [place.position]
        : (assertDefined(zones[place.zone]).positions[player] ?? []),
    );
    const isAll = places.length > 1;
    for (const occupant of occupants.filter(({ isNot }) => !isNot)) {
      for (const owner of this.#owners(occupant, player)) {
        const side = owner === player ? sign : -sign;
        this.#draft.places.push({
          player: owner,
          sign: side,
          types: occupant.types,
          positions,
          isAll,
        });
      }
    }
  }

  #owners({ owner }: Occupant, player: number): number[] {
    if (owner === 'own') return [player];
    const all = [...this.#rules.players.keys()];
    return owner === 'any' ? all : all.filter((other) => other !== player);
  }

  /** A goal with fewer pieces than the setup is reached by losing them. */
  #readRemaining(
    { count, type }: Extract<GoalTest, { readonly kind: 'remaining' | 'total' }>,
    player: number,
    sign: number,
  ): void {
    const { pieces } = this.#rules;
    const side = count < atFirst(this.#rules, player, type) ? -sign : sign;
    for (const one of type < 0 ? pieces.keys() : [type]) {
      this.#draft.keeping[player * pieces.length + one] = side;
      this.#draft.isKeepingKnown[player * pieces.length + one] = 1;
    }
  }

  #crown(types: readonly number[], player: number, sign: number): void {
    const { length } = this.#rules.pieces;
    for (const type of types) {
      if (sign < 0) this.#draft.royal[player * length + type] = 1;
      else this.#draft.keeping[player * length + type] = -1;
      this.#draft.isKeepingKnown[player * length + type] = 1;
    }
  }
}

function isDecisive({ kind }: Goal): boolean {
  return kind === 'win' || kind === 'loss';
}

/** Derives each player's objectives from the goals of a game. */
export function aimsOf(rules: Rules): Aims {
  const { players, pieces, goals, dialect } = rules;
  const draft: AimDraft = {
    places: [],
    lines: [],
    keeping: new Int8Array(players.length * pieces.length).fill(1),
    isKeepingKnown: new Uint8Array(players.length * pieces.length),
    royal: new Uint8Array(players.length * pieces.length),
    moving: new Int8Array(players.length).fill(dialect === 'dagaz' ? 1 : 0),
  };
  const reader = new Reader(rules, draft);
  for (const goal of goals.filter(isDecisive)) {
    for (const player of goal.players) reader.read(goal.test, player, goal.kind === 'win' ? 1 : -1);
  }
  // A player who wins by having no move wants to lose the pieces that could move.
  for (const player of players.keys()) {
    if ((draft.moving[player] ?? 0) >= 0) continue;
    for (const type of pieces.keys()) {
      const index = player * pieces.length + type;
      if (draft.isKeepingKnown[index] === 0) draft.keeping[index] = -1;
    }
  }
  const { places, lines, keeping, royal, moving } = draft;
  return {
    places,
    lines,
    keeping,
    royal,
    moving,
    isCounted: goals.some(({ kind }) => kind === 'count'),
  };
}
