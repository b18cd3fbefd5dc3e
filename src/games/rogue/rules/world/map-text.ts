import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { CellSet } from '#kit/grid/cell-set.ts';
import type { Box, Cells } from '#kit/grid/cell-set.ts';
import { ITEM_KINDS, MOB_KINDS } from './kinds.ts';
import type { Place, WorldPlan } from './plan.ts';
import { escapeName, makeTriggers, readTriggers, unescapeName } from './trigger-line.ts';
import type { PlaceText } from './trigger-line.ts';

/**
 * A world on one line for the option `map`, which makes saves and replays of file worlds
 * self-contained: the hero's start, the box around the walls, its rows, items and mobs.
 *
 *     1,1 0,0,6,5 //9.. sword@4,1 ghost@2,2
 *
 * Each letter of a row encodes five cells, lowest bit first; a number after it is a repeat count.
 * An empty row repeats the previous one. A dash marks an empty part. Triggers, and the name of a
 * linked world, follow as optional parts. Linked worlds are separated by bars; the first is where
 * the run starts.
 */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEF';
const PER_LETTER = 5;

const MAX_CELLS = 16_777_216;
const MAX_COORDINATE = 1_000_000_000;
const MAX_PLACED = 1_000_000;

export function makeMap(plan: WorldPlan): string {
  const { walls, player, items, mobs, name } = plan;
  const box = walls.box();
  const size =
    box === undefined
      ? '-'
      : [box.left, box.top, box.right - box.left + 1, box.bottom - box.top + 1].join(',');
  const rows = box === undefined ? '-' : makeRows(walls, box);
  const parts = [makePlace(player), size, rows, makePlaced(items), makePlaced(mobs)];
  const triggers = makeTriggers(plan, PLACES);
  const all = name === undefined ? parts : [...parts, triggers, escapeName(name)];
  return (name === undefined && triggers !== '-' ? [...parts, triggers] : all).join(' ');
}

const SEPARATOR = '|';
const MAX_WORLDS = 100;

/** Linked worlds on one line; the first is where the run starts. */
export function makeMaps(plans: readonly WorldPlan[]): string {
  return plans.map(makeMap).join(SEPARATOR);
}

function makePlace({ x, y }: Place): string {
  return `${x},${y}`;
}

function makePlaced(placed: readonly (Place & { readonly kind: string })[]): string {
  if (placed.length === 0) return '-';
  return placed.map((one) => `${one.kind}@${makePlace(one)}`).join(';');
}

function makeRows(walls: Cells, { left, top, right, bottom }: Box): string {
  const rows: string[] = [];
  let above = '';
  for (let y = top; y <= bottom; y++) {
    const row = makeRow(walls, left, right, y);
    rows.push(row === above ? '' : row);
    above = row;
  }
  return rows.join('/');
}

function makeRow(walls: Cells, left: number, right: number, y: number): string {
  let text = '';
  let last = '';
  let count = 0;
  const write = () => (text += count > 1 ? `${last}${count}` : last);
  for (let x = left; x <= right; x += PER_LETTER) {
    let bits = 0;
    for (let i = 0; i < PER_LETTER && x + i <= right; i++) if (walls.has(x + i, y)) bits |= 1 << i;
    const letter = LETTERS.charAt(bits);
    if (letter === last) count += 1;
    else {
      write();
      [last, count] = [letter, 1];
    }
  }
  write();
  return text;
}

function broken(reason: string): Parsed<never> {
  return failed({
    code: 'rogue-map',
    message: 'This is not a world from a saved game.',
    args: { why: reason },
  });
}

/** Parses the output of `makeMap` for a single world, or the first of several. */
export function parseMap(text: string): Parsed<WorldPlan> {
  const plans = parseMaps(text);
  if (!plans.ok) return plans;
  const [first] = plans.value;
  return first === undefined ? broken('it has no world') : parsed(first);
}

/** Parses the output of `makeMaps`; exits lead to worlds of the same text. */
export function parseMaps(text: string): Parsed<readonly WorldPlan[]> {
  const texts = text.split(SEPARATOR);
  if (texts.length > MAX_WORLDS) return broken('it has too many worlds');
  const plans: WorldPlan[] = [];
  for (const one of texts) {
    const plan = parseOne(one);
    if (!plan.ok) return plan;
    plans.push(plan.value);
  }
  const names = new Set(plans.map(({ name }) => name));
  if (plans.length > 1 && (names.size < plans.length || names.has(undefined)))
    return broken('the names');
  const exits = plans.flatMap(({ triggers = [] }) =>
    triggers.filter(({ kind }) => kind === 'exit'),
  );
  const isLinked = exits.every((exit) => exit.kind === 'exit' && names.has(exit.world));
  return isLinked ? parsed(plans) : broken('the exits');
}

function parseOne(text: string): Parsed<WorldPlan> {
  const parts = text.split(' ');
  const [place = '', size = '', rows = '', items = '', mobs = '', triggers = '-', named] = parts;
  if (parts.length < 5 || parts.length > 7) return broken('it must have five to seven parts');
  const player = readPlace(place);
  if (player === undefined) return broken('the start');
  const walls = readWalls(size, rows);
  if (walls === undefined) return broken('the walls');
  const lying = readPlaced(items, ITEM_KINDS);
  if (lying === undefined) return broken('the items');
  const standing = readPlaced(mobs, MOB_KINDS);
  if (standing === undefined || !isApart(standing)) return broken('the mobs');
  const reactions = readTriggers(triggers, PLACES);
  const isEmpty = parts.length === 6 && triggers === '-';
  if (reactions === undefined || isEmpty) return broken('the triggers');
  const name = named === undefined ? undefined : unescapeName(named);
  if (name === '' || (named !== undefined && name === undefined)) return broken('the name');
  const plan = { walls, player, items: lying, mobs: standing, ...reactions };
  return parsed(name === undefined ? plan : { ...plan, name });
}

/** Coordinates as in a map line. */
export const PLACES: PlaceText = { read: readPlace, write: makePlace };

function readPlace(text: string): Place | undefined {
  const [, x, y] = /^(-?\d{1,10}),(-?\d{1,10})$/.exec(text) ?? [];
  const place = { x: Number(x), y: Number(y) };
  const isNear = Math.abs(place.x) <= MAX_COORDINATE && Math.abs(place.y) <= MAX_COORDINATE;
  return isNear && makePlace(place) === text ? place : undefined;
}

function isApart(mobs: readonly Place[]): boolean {
  return new Set(mobs.map(makePlace)).size === mobs.length;
}

function readPlaced<K extends string>(
  text: string,
  kinds: readonly K[],
): (Place & { readonly kind: K })[] | undefined {
  if (text === '-') return [];
  const words = text.split(';');
  if (words.length > MAX_PLACED) return undefined;
  const kindsByWord = new Map(kinds.map((kind) => [kind as string, kind]));
  const placed: (Place & { readonly kind: K })[] = [];
  for (const word of words) {
    const at = word.indexOf('@');
    const kind = kindsByWord.get(word.slice(0, at));
    const place = readPlace(word.slice(at + 1));
    if (at < 0 || kind === undefined || place === undefined) return undefined;
    placed.push({ kind, ...place });
  }
  return placed;
}

function readWalls(size: string, rows: string): CellSet | undefined {
  const walls = new CellSet();
  if (size === '-') return rows === '-' ? walls : undefined;
  const [left, top, width, height] = readSize(size) ?? [];
  if (left === undefined || top === undefined || width === undefined) return undefined;
  const lines = rows.split('/');
  if (lines.length !== height) return undefined;
  let above: number[] = [];
  for (const [index, line] of lines.entries()) {
    const columns = line === '' ? above : readRow(line, width);
    if (columns === undefined) return undefined;
    for (const column of columns) walls.add(left + column, top + index);
    above = columns;
  }
  return walls;
}

function readSize(text: string): readonly [number, number, number, number] | undefined {
  const [, x, y, width, height] =
    /^(-?\d{1,10}),(-?\d{1,10}),(\d{1,8}),(\d{1,8})$/.exec(text) ?? [];
  const size = [Number(x), Number(y), Number(width), Number(height)] as const;
  const isNear = Math.abs(size[0]) <= MAX_COORDINATE && Math.abs(size[1]) <= MAX_COORDINATE;
  const cells = size[2] * size[3];
  return isNear && cells > 0 && cells <= MAX_CELLS ? size : undefined;
}

/** The wall columns of a row; undefined if its width is wrong. */
function readRow(text: string, width: number): number[] | undefined {
  const columns: number[] = [];
  let at = 0;
  let end = 0;
  for (const [word, letter = '', times] of text.matchAll(/([a-zA-F])(\d{0,8})/g)) {
    end += word.length;
    const bits = LETTERS.indexOf(letter);
    const count = times === '' || times === undefined ? 1 : Number(times);
    if (count < 1 || at + (count - 1) * PER_LETTER >= width) return undefined;
    for (let time = 0; time < count; time++, at += PER_LETTER) {
      for (let i = 0; i < PER_LETTER; i++) if ((bits >> i) & 1) columns.push(at + i);
    }
  }
  const last = columns.at(-1) ?? 0;
  return end === text.length && at >= width && last < width ? columns : undefined;
}
