import type { Part, Rules, ZrfAction, ZrfState } from '../../rules/index.ts';
import { cellsOf, endsKey, partsOf } from '../../rules/index.ts';
import { assertDefined } from '#core';

/** Maximum length of a sign written without a space before a position. */
const MAX_SIGN = 2;

/** Sign of a piece type in the text of a move; empty for pieces that are left out, as pawns. */
export type Signs = (type: number) => string;

/** A step in short notation, in parts that can be joined to a whole turn. */
export interface NotatedStep {
  /** Piece and origin; empty for drops. */
  readonly start: string;
  readonly rest: string;
}

/** Letter of a piece in the file, or else its notation. */
export function letterOf({ pieces, options }: Rules, type: number): string {
  const { name, notation } = assertDefined(pieces[type]);
  return options.letters.find(({ piece }) => piece === name)?.letter ?? notation;
}

/** Sign of a piece in the file; whole words are followed by a space. */
export function signOf(rules: Rules, type: number): string {
  const notation = letterOf(rules, type);
  // A block is named by its letter, regardless of the tile moved.
  if (rules.options.slidingPuzzle !== 'off') return notation.replace(/^([A-Z])[a-z]$/, '$1');
  return spacedSign(notation);
}

/** True for a piece whose sign is chosen in the file; others go by their name. */
export function hasOwnSign({ pieces, options }: Rules, type: number): boolean {
  const { name, notation } = assertDefined(pieces[type]);
  return notation !== name || options.letters.some(({ piece }) => piece === name);
}

/** Sets a whole word apart from the position that follows. */
export function spacedSign(sign: string): string {
  return sign.length > MAX_SIGN ? `${sign} ` : sign;
}

/** The legal steps of a position, grouped by their ends; effects are computed on demand. */
export class Steps {
  readonly rules: Rules;
  readonly state: ZrfState;
  readonly actions: readonly ZrfAction[];
  readonly signs: Signs;
  #byEnds: Map<string, ZrfAction[]> | undefined;
  #listed: ReadonlySet<ZrfAction> | undefined;
  readonly #parts = new Map<ZrfAction, readonly Part[]>();

  /** `signs` default to those of the file. */
  constructor(rules: Rules, state: ZrfState, actions: readonly ZrfAction[], signs?: Signs) {
    this.rules = rules;
    this.state = state;
    this.actions = actions;
    this.signs = signs ?? ((type) => signOf(rules, type));
  }

  /** Name of a position. */
  at(position: number): string {
    return assertDefined(this.rules.board.positions[position]).name;
  }

  partsOf(action: ZrfAction): readonly Part[] {
    const known = this.#parts.get(action);
    if (known !== undefined) return known;
    const parts = partsOf(cellsOf(this.rules), action, this.state.cells);
    this.#parts.set(action, parts);
    return parts;
  }

  /** The listed action with the same record. */
  find(action: ZrfAction): ZrfAction {
    if (this.#isListed(action)) return action;
    const words = action.record.join();
    return this.#withEnds(action).find(({ record }) => record.join() === words) ?? action;
  }

  /** All steps with the same start, end and dropped piece, this one included. */
  withSameEnds(action: ZrfAction): readonly ZrfAction[] {
    const same = this.#withEnds(action);
    return same.includes(action) ? same : [...same, action];
  }

  #withEnds(action: ZrfAction): readonly ZrfAction[] {
    this.#byEnds ??= this.#group();
    return this.#byEnds.get(this.#endsKey(action)) ?? [];
  }

  #group(): Map<string, ZrfAction[]> {
    const groups = new Map<string, ZrfAction[]>();
    for (const action of this.actions) {
      const key = this.#endsKey(action);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [action]);
      else group.push(action);
    }
    return groups;
  }

  #endsKey(action: ZrfAction): string {
    return endsKey(cellsOf(this.rules), action);
  }

  #isListed(action: ZrfAction): boolean {
    this.#listed ??= new Set(this.actions);
    return this.#listed.has(action);
  }
}

/** True if anything is captured; a piece that moves away from the target does not count. */
export function takesAny(parts: readonly Part[]): boolean {
  const left = new Set(parts.flatMap((part) => (part.kind === 'move' ? [part.from] : [])));
  return parts.some(
    (part) => part.kind === 'capture' || (part.kind === 'move' && part.takes && !left.has(part.to)),
  );
}

/** A drop: `P*5e`, `e5` for pieces without a sign, `Stone e5`. */
export function dropText(steps: Steps, type: number, position: number): string {
  const sign = steps.signs(type);
  const at = steps.at(position);
  return sign === '' || sign.endsWith(' ') ? sign + at : `${sign}*${at}`;
}

/** Promotion of the first moving piece, or -1. */
export function promotionIn(parts: readonly Part[]): number {
  const [first] = parts;
  if (first?.kind !== 'move' && first?.kind !== 'place') return -1;
  const to = first.kind === 'move' ? first.to : first.at;
  const changes = parts.filter((part) => part.kind === 'type' && part.at === to);
  const last = changes.at(-1);
  return last?.kind === 'type' && last.type !== first.type ? last.type : -1;
}

/** True if the promoted notation is the original with a plus, as in shogi. */
function isPlusPromotion(rules: Rules, type: number, promoted: number): boolean {
  const [before, after] = [rules.pieces[type]?.notation, rules.pieces[promoted]?.notation];
  return before !== undefined && before !== '' && after === `+${before}`;
}

/** Suffix for a promotion made or declined: `=Q`, `+`, `=`. */
export function promotionText(steps: Steps, action: ZrfAction): string {
  const { rules, signs } = steps;
  const parts = steps.partsOf(action);
  const [first] = parts;
  if (first?.kind !== 'move' && first?.kind !== 'place') return '';
  const promoted = promotionIn(parts);
  if (promoted >= 0) {
    if (isPlusPromotion(rules, first.type, promoted)) return '+';
    // Pieces without notation are not distinguished.
    const sign = signs(promoted).trim();
    return sign === '' ? '' : `=${sign}`;
  }
  // Listing the steps with the same ends costs more than the rest of the notation.
  if (!rules.pieces.some((_, type) => isPlusPromotion(rules, first.type, type))) return '';
  const others = steps.withSameEnds(action).map((other) => promotionIn(steps.partsOf(other)));
  return others.some((other) => isPlusPromotion(rules, first.type, other)) ? '=' : '';
}
