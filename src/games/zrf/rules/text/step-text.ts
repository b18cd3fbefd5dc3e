import { assertDefined } from '#core';
import { cellOf, cellsOf, EMPTY, ownerOf, typeOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import { COMPLETE, EFFECT, EFFECT_WORDS, RECORD } from '../compile/record.ts';
import type { Rules } from '../model/index.ts';
import type { ZrfAction } from '../state/action.ts';
import { isPass } from '../state/step.ts';

export const PASS_TEXT = 'Pass';

/** Effects of a step, piece by piece, with the previous content of each square. */
export type Part =
  | {
      readonly kind: 'move';
      readonly type: number;
      readonly player: number;
      readonly from: number;
      readonly to: number;
      /** True if the destination was occupied. */
      readonly takes: boolean;
      /** True if the piece stays and a copy arrives. */
      readonly copies: boolean;
    }
  | { readonly kind: 'place'; readonly type: number; readonly player: number; readonly at: number }
  | { readonly kind: 'capture' | 'flip'; readonly at: number }
  | { readonly kind: 'type'; readonly type: number; readonly at: number }
  | { readonly kind: 'owner'; readonly player: number; readonly at: number }
  | {
      readonly kind: 'attribute';
      readonly attribute: number;
      readonly value: boolean;
      readonly at: number;
    };

function effectPart(cells: Cells, words: readonly number[], at: number): Part {
  const [effect, position, argument] = [
    words[at],
    assertDefined(words[at + 1]),
    assertDefined(words[at + 2]),
  ];
  if (effect === EFFECT.capture) return { kind: 'capture', at: position };
  if (effect === EFFECT.flip) return { kind: 'flip', at: position };
  if (effect === EFFECT.type) return { kind: 'type', type: argument, at: position };
  if (effect === EFFECT.owner) return { kind: 'owner', player: argument, at: position };
  if (effect === EFFECT.create) {
    const [type, player] = [typeOf(cells, argument), ownerOf(cells, argument)];
    return { kind: 'place', type, player, at: position };
  }
  const [attribute, value] = [argument >> 1, (argument & 1) === 1];
  return { kind: 'attribute', attribute, value, at: position };
}

/** Parts of a step in order, from the board before the step. */
export function partsOf(
  cells: Cells,
  { record }: ZrfAction,
  board: readonly number[],
): readonly Part[] {
  if (record.length === 0) return [];
  const parts: Part[] = [];
  const effects = RECORD.first + assertDefined(record[RECORD.movers]) * 2;
  for (let at = RECORD.first; at < effects; at += 2) {
    const [from, to] = [assertDefined(record[at]), assertDefined(record[at + 1])];
    const cell = from < 0 ? assertDefined(record[RECORD.drop]) : assertDefined(board[from]);
    // An empty square has no piece to pick up.
    if (cell === EMPTY) continue;
    const [type, player] = [typeOf(cells, cell), ownerOf(cells, cell)];
    const takes = board[to] !== EMPTY && to !== from;
    if (from < 0) parts.push({ kind: 'place', type, player, at: to });
    else {
      const copies = record[RECORD.copy] === 1 && at + 2 === effects;
      parts.push({ kind: 'move', type, player, from, to, takes, copies });
    }
  }
  for (let at = effects; at < assertDefined(record[RECORD.size]); at += EFFECT_WORDS) {
    parts.push(effectPart(cells, record, at));
  }
  const becomes = assertDefined(record[RECORD.becomes]);
  if (becomes >= 0)
    parts.push({ kind: 'type', type: becomes, at: assertDefined(record[effects - 1]) });
  return parts;
}

function signOf({ takes, copies }: Extract<Part, { readonly kind: 'move' }>): string {
  if (copies) return '+';
  return takes ? 'x' : '-';
}

/** Writes parts in the format of the original program's saved games. */
class Writer {
  readonly #rules: Rules;
  readonly #words: string[] = [];
  /** Last position named, which a change on the same position omits. */
  #last = -1;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  text(): string {
    return this.#words.join(' ');
  }

  say(...words: readonly string[]): void {
    for (const word of words) this.#words.push(word);
  }

  /** Writes a step without effects: only its start and end. */
  nothing(record: readonly number[]): void {
    const [from, to] = [record[RECORD.first], record[RECORD.first + 1]];
    this.say(this.#position(assertDefined(from)), '-', this.#position(assertDefined(to)));
  }

  #position(position: number): string {
    return assertDefined(this.#rules.board.positions[position]).name;
  }

  #piece(type: number): string {
    return assertDefined(this.#rules.pieces[type]).name;
  }

  #player(player: number): string {
    return assertDefined(this.#rules.players[player]).name;
  }

  #become(name: string, at: number): void {
    this.say('=', name);
    if (at !== this.#last) this.say('on', this.#position(at));
  }

  part(part: Part): void {
    this.#say(part);
    this.#last = part.kind === 'move' ? part.to : part.at;
  }

  #say(part: Part): void {
    switch (part.kind) {
      case 'move':
        this.say(this.#piece(part.type), this.#position(part.from));
        this.say(signOf(part), this.#position(part.to));
        return;
      case 'place':
        this.say(this.#player(part.player), this.#piece(part.type), this.#position(part.at));
        return;
      case 'capture':
        this.say('x', this.#position(part.at));
        return;
      case 'flip':
        this.say('flip', this.#position(part.at));
        return;
      case 'type':
        this.#become(this.#piece(part.type), part.at);
        return;
      case 'owner':
        this.#become(this.#player(part.player), part.at);
        return;
      case 'attribute':
        this.say('@', this.#position(part.at), String(part.attribute), part.value ? '1' : '0');
    }
  }
}

/** Writes selected parts of a step in the format of `makeStep`. */
export function makeParts(rules: Rules, { record }: ZrfAction, parts: readonly Part[]): string {
  const writer = new Writer(rules);
  const next = assertDefined(record[RECORD.next]);
  if (next !== COMPLETE) writer.say('partial', String(next + 1));
  for (const part of parts) writer.part(part);
  if (parts.length === 0) writer.nothing(record);
  return writer.text();
}

/**
 * Text of a step: its effects in order. Saved games of the original program use a similar format
 * (`zsg/saved-step.ts`).
 */
export function makeStep(rules: Rules, action: ZrfAction, board: readonly number[]): string {
  if (isPass(action)) return PASS_TEXT;
  return makeParts(rules, action, partsOf(cellsOf(rules), action, board));
}

/** Cell of a piece by name, or undefined. */
export function cellNamed(rules: Rules, player: string, piece: string): number | undefined {
  const owner = rules.players.findIndex(({ name }) => name === player);
  const type = rules.pieces.findIndex(({ name }) => name === piece);
  if (owner < 0 || type < 0) return undefined;
  return cellOf(cellsOf(rules), type, owner);
}
