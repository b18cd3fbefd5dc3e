import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { sure } from '../../../core/index.ts';
import { say } from '../../language/language.ts';
import { ARROWS, boxStyle } from '../../table/geometry.ts';
import { neighbourOf, rowsOf } from './layout.ts';
import type { BoardLayout } from './layout.ts';
import { sourcesOf, targetsOf } from '../../../screen/looks/zrf/picking.ts';
import { tellPosition } from './told.ts';
import type { View } from './view.ts';

interface CellsProps {
  readonly view: View;
  readonly layout: BoardLayout;
  /** The position that the keyboard is on. */
  readonly cursor: Signal<number | undefined>;
}

export function focusPosition(place: ParentNode | null, position: number): void {
  place?.querySelector<HTMLElement>(`[data-at="${position}"]`)?.focus();
}

/** A real button for each position: keyboard and screen reader. The mouse is read by the board. */
export function Cells({ view, layout, cursor }: CellsProps) {
  const place = useRef<HTMLDivElement>(null);
  const rows = rowsOf(layout.cells, layout.cellSize);
  const { table } = view;
  const sources = sourcesOf(table.offers.value);
  const targets = targetsOf(table.picked.value);
  const preset = useSignal<number | undefined>(undefined);
  const inOrder = cursor.value ?? preset.value ?? rows.at(-1)?.[0]?.position;
  const onKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.code];
    const { at } = (event.target as HTMLElement).dataset;
    if (direction === undefined || at === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const [only, ...others] = sources;
    if (table.session.seats.length === 1 && only !== undefined && others.length === 0) {
      // A piece that moves alone is led by the arrows themselves.
      const to = neighbourOf(layout, only, direction);
      if (table.offers.value.some((offer) => offer.to === to)) table.click(to);
      focusPosition(place.current, to);
    } else focusPosition(place.current, neighbourOf(layout, Number(at), direction));
  };
  return (
    <div class="cells" ref={place} role="grid" aria-label={say('zrf-board')} onKeyDown={onKey}>
      {rows.map((row, index) => (
        <div key={index} role="row">
          {row.map(({ position, box }) => (
            <div key={position} role="gridcell" class="cell" style={boxStyle(box)}>
              <button
                type="button"
                class="cell-button"
                data-at={position}
                data-name={sure(table.rules.board.positions[position]).name}
                tabIndex={position === inOrder ? 0 : -1}
                aria-label={labelOf(view, position, sources, targets)}
                onClick={(event) => {
                  // Clicks of the mouse are read by the board, which tells them from drags.
                  if (event.detail === 0) table.click(position);
                }}
                onFocus={(event) => {
                  cursor.value = position;
                  if (event.currentTarget.matches(':focus-visible')) table.pointed.value = position;
                }}
                onBlur={() => {
                  if (table.pointed.value === position) table.pointed.value = undefined;
                }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function labelOf(
  view: View,
  position: number,
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
): string {
  const told = tellPosition(view, position);
  const pick = view.table.pick.value;
  if (pick?.kind === 'piece' && pick.at === position) return say('zrf-cell-picked', { told });
  if (targets.has(position)) return say('zrf-cell-target', { told });
  return sources.has(position) ? say('zrf-cell-source', { told }) : told;
}
