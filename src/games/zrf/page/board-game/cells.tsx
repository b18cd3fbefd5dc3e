import type { Signal } from '@preact/signals';
import { assertDefined } from '#core';
import { EMPTY } from '../../rules/index.ts';
import { say } from '#web/language/language.ts';
import type { Direction } from '#web/canvas/geometry.ts';
import { neighbourOf } from '../layout/layout.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { PositionGrid } from '../board/position-grid.tsx';
import { checkMarks } from '../../voice/check.ts';
import { leadOf, sourcesOf, targetsOf } from '../../voice/selection.ts';
import { describeCell } from '../../voice/describe.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

interface CellsProps {
  readonly page: ZrfPageModel;
  readonly layout: BoardLayout;
  /** Position of the keyboard cursor. */
  readonly cursor: Signal<number | undefined>;
}

/** Board positions for keyboard and screen reader. */
export function Cells({ page, layout, cursor }: CellsProps) {
  const { model } = page;
  const sources = sourcesOf(model.candidates.value);
  const targets = targetsOf(model.picked.value);
  const lead = (from: number, direction: Direction) => {
    const source = leadOf(model.rules, model.candidates.value);
    if (source === undefined) return neighbourOf(layout, from, direction);
    // If only one piece can move, the arrows move it directly.
    const to = neighbourOf(layout, source, direction);
    if (model.candidates.value.some((candidate) => candidate.to === to)) model.click(to);
    return to;
  };
  return (
    <PositionGrid
      layout={layout}
      cursor={cursor}
      nameOf={(position) => assertDefined(model.rules.board.positions[position]).name}
      labelOf={(position) => labelOf(page, position, sources, targets)}
      lead={lead}
      onClick={(position) => model.click(position, page.words.value)}
      onPoint={(position) => (model.pointed.value = position)}
    />
  );
}

function labelOf(
  page: ZrfPageModel,
  position: number,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
): string {
  const { file, state } = page.model;
  const standing = describeCell(page.words.value, state.value.cells[position] ?? EMPTY, position);
  const isChecked = checkMarks(file.game, state.value).at.includes(position);
  const cell = isChecked ? say('zrf-cell-checked', { cell: standing }) : standing;
  const landing = page.model.landing(position);
  if (landing !== position) {
    return say('zrf-cell-falls', { cell, to: page.words.value.position(landing) });
  }
  const pick = page.model.pick.value;
  if (pick?.kind === 'piece' && pick.at === position) return say('zrf-cell-picked', { cell });
  if (targets.has(position)) return say('zrf-cell-target', { cell });
  return sources.has(position) ? say('zrf-cell-source', { cell }) : cell;
}
