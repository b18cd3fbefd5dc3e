import type { Problem } from '#core';
import { assertDefined } from '#core';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import {
  EMPTY,
  aimOf,
  cellsOf,
  isPass,
  moversOf,
  ownerOf,
  partsOf,
  typeOf,
} from '../../rules/index.ts';
import type { Glossary } from '../glossary.ts';
import { actionsIn, familyOf, locateWxf, notateStep } from '../../notation/index.ts';
import { exposureOf } from '../refusal.ts';
import { readingsOf } from './letters.ts';
import { namedTypes } from './named-piece.ts';
import { findSquares } from './squares.ts';
import type { NamedSquares } from './squares.ts';

/** Maximum number of squares or moves listed in a sentence. */
const MAX_LISTED = 8;
const MAX_MOVES = 4;

type Args = NonNullable<Problem['args']>;

/** Explains why a typed move is illegal, in terms of the piece and squares it names. */
class Refusal {
  readonly #glossary: Glossary;
  readonly #state: ZrfState;
  readonly #actions: readonly ZrfAction[];
  readonly #text: string;

  constructor(glossary: Glossary, state: ZrfState, text: string) {
    this.#glossary = glossary;
    this.#state = state;
    this.#actions = actionsIn(glossary.game, state);
    this.#text = text;
  }

  explain({ squares, unknown }: NamedSquares): Problem {
    const [nowhere] = unknown;
    const [from, to] = squares;
    if (this.#state.ending !== undefined) return this.#problem('game-over');
    const written = this.#written();
    if (written !== undefined) return written;
    if (nowhere !== undefined) return this.#problem('zrf-typed-nowhere', { square: nowhere });
    if (from === undefined) {
      const [example] = this.#notated(this.#actions, 1);
      return this.#problem('zrf-typed-unclear', { text: this.#text, example: example ?? '' });
    }
    const continuing = this.#continuing(from);
    if (continuing !== undefined) return continuing;
    if (to !== undefined && to !== from) return this.#between(from, to);
    return this.#named(from) ?? this.#alone(from);
  }

  /** Problem with a piece named by its file: `C2=5`. */
  #written(): Problem | undefined {
    const { rules, sign } = this.#glossary;
    if (familyOf(rules) !== 'xiangqi') return undefined;
    const [first] = locateWxf(rules, this.#state, this.#player, this.#text, sign);
    if (first === undefined) return undefined;
    const { from, targets } = first;
    for (const to of targets) {
      const exposure = exposureOf(this.#glossary, this.#state, { from, to });
      if (exposure !== undefined) return exposure;
    }
    const moves = this.#actions.filter((action) => moversOf(action)[0]?.from === from);
    if (moves.length === 0) return this.#stuck(from);
    const args = { text: this.#text, moves: this.#notated(moves, MAX_LISTED).join(', ') };
    return this.#problem('zrf-typed-instead', { ...this.#pieceAt(from), ...args });
  }

  /** Problem with a named piece and its target: `Ne5`. */
  #named(to: number): Problem | undefined {
    const types = namedTypes(this.#glossary, this.#text);
    const [type] = types;
    if (type === undefined) return undefined;
    if (this.#text.includes('*')) return this.#dropped(type, to);
    const { cells } = this.#state;
    const kinds = cellsOf(this.#glossary.rules);
    const positions = [...cells.keys()].filter((at) => {
      return this.#owner(at) === this.#player && types.includes(typeOf(kinds, this.#cell(at)));
    });
    if (positions.length === 0) return this.#ofKind('zrf-typed-no-piece', type);
    for (const from of positions) {
      const exposure = exposureOf(this.#glossary, this.#state, { from, to });
      if (exposure !== undefined) return exposure;
    }
    const [only, ...others] = positions;
    if (only === to) return undefined;
    if (only !== undefined && others.length === 0) return this.#between(only, to);
    const moves = this.#actions.filter((action) => {
      return positions.includes(moversOf(action)[0]?.from ?? -1);
    });
    const stuck = moves.length === 0 ? positions.map((at) => this.#stuck(at)) : [];
    return stuck.find(({ code }) => code !== 'zrf-typed-stuck') ?? this.#noneOf(type, to, moves);
  }

  #noneOf(type: number, to: number, moves: readonly ZrfAction[]): Problem {
    const more = { to: this.#name(to), moves: this.#notated(moves, MAX_MOVES).join(', ') };
    return this.#ofKind(moves.length === 0 ? 'zrf-typed-no-way' : 'zrf-typed-none-of', type, more);
  }

  /** Problem with a drop: `P*5e`. */
  #dropped(type: number, to: number): Problem {
    const { stock } = this.#state;
    const count = stock[this.#player * this.#glossary.rules.pieces.length + type] ?? 0;
    if (count === 0) return this.#ofKind('zrf-typed-no-hand', type);
    if (this.#cell(to) !== EMPTY) return this.#problem('zrf-typed-taken', this.#pieceAt(to));
    const exposure = exposureOf(this.#glossary, this.#state, { from: -1, to });
    return exposure ?? this.#ofKind('zrf-typed-no-drop', type, { to: this.#name(to) });
  }

  #ofKind(code: string, type: number, more: Args = {}): Problem {
    const [piece, kind] = [this.#glossary.piece(type), this.#glossary.pieceInText(type)];
    return this.#problem(code, { piece, kind, ...more });
  }

  /** Problem if another piece must continue its move. */
  #continuing(from: number): Problem | undefined {
    const { chainAt } = this.#state;
    if (chainAt < 0 || from === chainAt) return undefined;
    return this.#problem('zrf-typed-goes-on', {
      ...this.#pieceAt(chainAt),
      squares: this.#targetsFrom(chainAt),
    });
  }

  /** Problem with a single square: a piece without a target, or an unreachable target. */
  #alone(at: number): Problem {
    const moves = this.#actions.filter((action) => moversOf(action)[0]?.from === at);
    if (moves.length > 0) {
      const args = { ...this.#pieceAt(at), squares: this.#targetsFrom(at) };
      return this.#problem('zrf-typed-where', args);
    }
    const movesTo = this.#actions.filter((action) => aimOf(action) === at);
    if (movesTo.length > 0) {
      const args = { to: this.#name(at), moves: this.#notated(movesTo, MAX_MOVES).join(', ') };
      return this.#problem('zrf-typed-which', args);
    }
    if (this.#isDropping() && this.#cell(at) !== EMPTY)
      return this.#problem('zrf-typed-taken', this.#pieceAt(at));
    if (this.#owner(at) === this.#player) return this.#stuck(at);
    const exposure = exposureOf(this.#glossary, this.#state, { to: at });
    return exposure ?? this.#problem('zrf-typed-none', { to: this.#name(at) });
  }

  #between(from: number, to: number): Problem {
    const owner = this.#owner(from);
    if (owner === undefined) return this.#problem('zrf-typed-empty', { from: this.#name(from) });
    const { say } = this.#glossary;
    if (owner !== this.#player && !this.#canMove(from)) {
      return this.#problem('zrf-typed-other', {
        ...this.#pieceAt(from),
        owner: this.#glossary.player(owner),
        turn: say('zrf-to-move', { who: 'one', name: this.#glossary.player(this.#player) }),
      });
    }
    const exposure = exposureOf(this.#glossary, this.#state, { from, to });
    if (exposure !== undefined) return exposure;
    if (!this.#canMove(from)) return this.#stuck(from);
    const squares = this.#targetsFrom(from);
    const args = { ...this.#pieceAt(from), to: this.#name(to), squares };
    return this.#problem('zrf-typed-not-there', args);
  }

  /** Problem with a piece that cannot move, perhaps because another must capture. */
  #stuck(at: number): Problem {
    const exposure = exposureOf(this.#glossary, this.#state, { from: at });
    if (exposure !== undefined) return exposure;
    const { cells } = this.#state;
    const kinds = cellsOf(this.#glossary.rules);
    const moves = this.#actions.filter((action) => !isPass(action));
    const mustTake =
      moves.length > 0 &&
      moves.every((action) =>
        partsOf(kinds, action, cells).some(
          (part) => part.kind === 'capture' || (part.kind === 'move' && part.takes),
        ),
      );
    if (!mustTake) return this.#problem('zrf-typed-stuck', this.#pieceAt(at));
    const args = { ...this.#pieceAt(at), moves: this.#notated(moves, MAX_MOVES).join(', ') };
    return this.#problem('zrf-typed-must-take', args);
  }

  get #player(): number {
    const { turnOrder } = this.#glossary.rules;
    return assertDefined(turnOrder.entries[this.#state.turn]).as;
  }

  #cell(at: number): number {
    return this.#state.cells[at] ?? EMPTY;
  }

  #owner(at: number): number | undefined {
    const cell = this.#cell(at);
    return cell === EMPTY ? undefined : ownerOf(cellsOf(this.#glossary.rules), cell);
  }

  #name(at: number): string {
    return this.#glossary.position(at);
  }

  #pieceAt(at: number): Args {
    const type = typeOf(cellsOf(this.#glossary.rules), this.#cell(at));
    return { piece: this.#glossary.piece(type), from: this.#name(at) };
  }

  #canMove(at: number): boolean {
    return this.#actions.some((action) => moversOf(action)[0]?.from === at);
  }

  #isDropping(): boolean {
    return this.#actions.some((action) => (moversOf(action)[0]?.from ?? 0) < 0);
  }

  /** Targets of a piece in words. */
  #targetsFrom(at: number): string {
    const movesFrom = this.#actions.filter((action) => moversOf(action)[0]?.from === at);
    const names = movesFrom.map((action) => this.#name(aimOf(action)));
    const each = [...new Set(names)];
    const more = each.length > MAX_LISTED ? ['…'] : [];
    return [...each.slice(0, MAX_LISTED), ...more].join(', ');
  }

  #notated(actions: readonly ZrfAction[], max: number): string[] {
    const { game, sign } = this.#glossary;
    return actions.slice(0, max).map((action) => notateStep(game, this.#state, action, sign));
  }

  #problem(code: string, args: Args = {}): Problem {
    return { code, message: this.#glossary.say(`problem-${code}`, args), args };
  }
}

/** Explains why a typed move is not legal. */
export function explainRefusal(glossary: Glossary, state: ZrfState, text: string): Problem {
  const found = readingsOf(text).map((reading) => findSquares(glossary.rules, reading));
  const understood = found.find(
    ({ squares, unknown }) => squares.length > 0 && unknown.length === 0,
  );
  const best =
    understood ?? found.find(({ unknown }) => unknown.length > 0) ?? assertDefined(found[0]);
  return new Refusal(glossary, state, text).explain(best);
}
