import { assertDefined, own } from '#core';
import { EMPTY } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import type { FirstMove } from '#voice/typed-move.ts';
import { directionOf } from '../block-moves.ts';
import type { Blocks, DirectionName } from '../block-moves.ts';

/* Moves of sliding blocks in record notation, `B ← ↓2`; `<`, `>`, `^` and `v` replace arrows. */

const NAMES: Readonly<Record<string, DirectionName>> = {
  ...{ '←': 'left', '→': 'right', '↑': 'up', '↓': 'down' },
  ...{ '<': 'left', '>': 'right', '^': 'up', v: 'down' },
};
/** A block with its directions, at the beginning of a list of moves. */
const SLIDE = /^([^\s;,←→↑↓<>^]+?)\s*((?:[←→↑↓<>^v]\d*[^\S\n]*)+)(?=[\s;,\p{L}\p{N}]|$)/u;
/** Separators and move numbers before a move. */
const PREFIX = /^(?:[\s;,]|\d+\.+(?=\s))+/;
const MAX_STEPS = 400;

/** Anchor after a step of a block in a direction; undefined if it cannot move there. */
function nextAnchor(
  { rules, handling }: Blocks,
  cells: readonly number[],
  block: number,
  { anchor, start, way }: { anchor: number; start: number; way: DirectionName },
): number | undefined {
  const shape = assertDefined(handling.puzzle.shapes.find(({ blocks }) => blocks.includes(block)));
  const here = shape.anchors.indexOf(anchor);
  const own = new Set(handling.tilesOf(block, start));
  return shape.next
    .flatMap((link) => shape.anchors[link[here] ?? -1] ?? [])
    .filter((to) => to !== anchor && directionOf(rules, anchor, to) === way)
    .find((to) =>
      handling.tilesOf(block, to).every((tile) => cells[tile] === EMPTY || own.has(tile)),
    );
}

/** Successive anchors of a block; undefined if it is blocked. */
function walk(
  blocks: Blocks,
  cells: readonly number[],
  block: number,
  arrows: string,
): number[] | undefined {
  const start = assertDefined(blocks.handling.anchorsIn(cells)[block]);
  const anchors = [start];
  for (const [, arrow = '', times = ''] of arrows.matchAll(/([^\s\d])(\d*)/gu)) {
    const way = assertDefined(own(NAMES, arrow));
    for (let remaining = times === '' ? 1 : Number(times); remaining > 0; remaining -= 1) {
      const anchor = assertDefined(anchors.at(-1));
      const next = nextAnchor(blocks, cells, block, { anchor, start, way });
      if (next === undefined || anchors.length > MAX_STEPS) return undefined;
      anchors.push(next);
    }
  }
  return anchors;
}

/** Takes the first move of a list if it names a block and directions; otherwise undefined. */
export function readSlide(
  blocks: Blocks,
  cells: readonly number[],
  list: string,
  say: Say,
): FirstMove | undefined {
  const text = list.replace(PREFIX, '');
  const [all, label = '', arrows = ''] = SLIDE.exec(text) ?? [];
  const found = [label, label.toUpperCase()].map((name) => blocks.labels.indexOf(name));
  const block = found.find((one) => one >= 0);
  if (all === undefined || block === undefined) return undefined;
  const anchors = walk(blocks, cells, block, arrows);
  if (anchors === undefined || anchors.length === 1) {
    const args = { block: assertDefined(blocks.labels[block]), way: arrows.trim() };
    const code = 'puzzle-blocked';
    const problem = { code, message: say(`problem-${code}`, args), args };
    return { kind: 'refused', text: all.trim(), problem };
  }
  return {
    kind: 'play',
    actions: blocks.handling.stepsOf({ anchors }),
    rest: text.slice(all.length),
  };
}
