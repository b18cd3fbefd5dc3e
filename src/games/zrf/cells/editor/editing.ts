import { own } from '#core';
import type { Draft } from '../../puzzles/index.ts';
import {
  FREE,
  MAX_SIDE,
  MAX_TEXT,
  WALL,
  aim,
  aimAlso,
  blocksOf,
  dropTarget,
  isBlock,
  paint,
  resize,
  withText,
} from '../../puzzles/index.ts';
import { History } from '#kit/history.ts';
import { commandOf } from '#play';
import { TYPING_KEYS } from '#voice/keymap.ts';
import { editorKeys } from '../../voice/keymap.ts';
import type { EditorCommand } from '../../voice/keymap.ts';
import { commandTyped } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import { makeField, typeInto } from '#screen/widgets/text-field.ts';
import type { TextField } from '#screen/widgets/text-field.ts';
import { ghostsAt } from './ghosts.ts';

/** An editing session; each key produces the next one. */
export interface Editing {
  readonly history: History<Draft>;
  readonly cursor: number;
  /** True in goal mode, where letters place targets, not blocks. */
  readonly isAiming: boolean;
  /** The title while it is being typed. */
  readonly typed: TextField | undefined;
  /** Content placed last, which Space places again. */
  readonly brush: string;
}

const MAX_UNDO = 200;

export function beginEditing(draft: Draft): Editing {
  const history = History.of(draft, MAX_UNDO);
  return { history, cursor: 0, isAiming: false, typed: undefined, brush: 'A' };
}

/** Switches to another drawing, keeping the cursor on the board. */
function at(editing: Editing, history: History<Draft>): Editing {
  return { ...editing, history, cursor: Math.min(editing.cursor, history.value.cells.length - 1) };
}

/** Adds a change to the history, so that it can be undone. */
function changed(editing: Editing, draft: Draft): Editing {
  return at(editing, editing.history.push(draft));
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function moved({ history, cursor }: Editing, [dx, dy]: readonly [number, number]): number {
  const { width, height } = history.value;
  const column = (cursor % width) + dx;
  const row = Math.floor(cursor / width) + dy;
  const isInside = column >= 0 && column < width && row >= 0 && row < height;
  return isInside ? row * width + column : cursor;
}

/** Resizes the board by one row or column, within the limits. */
function sized(editing: Editing, dx: number, dy: number): Editing {
  const { history, cursor } = editing;
  const draft = history.value;
  const [width, height] = [draft.width + dx, draft.height + dy];
  if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_SIDE) return editing;
  const column = Math.min(cursor % draft.width, width - 1);
  const row = Math.min(Math.floor(cursor / draft.width), height - 1);
  return { ...changed(editing, resize(draft, width, height)), cursor: row * width + column };
}

function put(editing: Editing, content: string): Editing {
  const next = changed(editing, paint(editing.history.value, [editing.cursor], content));
  return isBlock(content) ? { ...next, brush: content } : next;
}

/** Sets the target of a block in goal mode: its first tile must reach the cursor. */
function aimed(editing: Editing, name: string, isOneMore: boolean): Editing {
  const { history, cursor } = editing;
  const draft = history.value;
  if (!blocksOf(draft).has(name)) return editing;
  const next = isOneMore ? aimAlso(draft, name, cursor) : aim(draft, name, cursor);
  return { ...changed(editing, next), brush: name };
}

function emptied(editing: Editing): Editing {
  const { history, cursor, isAiming } = editing;
  const draft = history.value;
  if (!isAiming) return put(editing, FREE);
  return changed(editing, ghostsAt(draft, cursor).reduce(dropTarget, draft));
}

function typing(editing: Editing, field: TextField, key: Key): Editing {
  const command = commandOf(TYPING_KEYS, key);
  if (command === 'back') return { ...editing, typed: undefined };
  if (command !== 'done') return { ...editing, typed: typeInto(field, key) ?? field };
  return {
    ...changed(editing, withText(editing.history.value, 'title', field.text)),
    typed: undefined,
  };
}

const EDITS: Readonly<Partial<Record<EditorCommand, (editing: Editing) => Editing>>> = {
  mode: (editing) => ({ ...editing, isAiming: !editing.isAiming }),
  title: (editing) => ({
    ...editing,
    typed: makeField(editing.history.value.title, MAX_TEXT.title),
  }),
  wall: (editing) => put(editing, WALL),
  also: (editing) => aimed(editing, editing.brush, true),
  again: (editing) =>
    editing.isAiming ? aimed(editing, editing.brush, false) : put(editing, editing.brush),
  undo: (editing) => at(editing, editing.history.undo()),
  redo: (editing) => at(editing, editing.history.redo()),
  empty: emptied,
  narrower: (editing) => sized(editing, -1, 0),
  wider: (editing) => sized(editing, 1, 0),
  lower: (editing) => sized(editing, 0, -1),
  higher: (editing) => sized(editing, 0, 1),
};

/** Applies a key to a drawing; undefined if the key does nothing. */
export function editBy(editing: Editing, key: Key): Editing | undefined {
  const { typed } = editing;
  if (typed !== undefined) return typing(editing, typed, key);
  if (key.ctrl || key.alt) return undefined;
  const arrow = own(ARROWS, key.name);
  if (arrow !== undefined) return { ...editing, cursor: moved(editing, arrow) };
  const command = commandTyped(editorKeys(editing.isAiming), key);
  const edit = command && EDITS[command];
  return edit === undefined ? lettered(editing, key) : edit(editing);
}

/** Draws the block of a letter or sets its goal; undefined for any other key. */
function lettered(editing: Editing, key: Key): Editing | undefined {
  if (!/^[a-z]$/.test(key.name)) return undefined;
  const name = key.name.toUpperCase();
  return editing.isAiming ? aimed(editing, name, false) : put(editing, name);
}
