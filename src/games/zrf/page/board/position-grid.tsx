import { own } from '#core';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import { ARROWS, boxStyle } from '#web/canvas/geometry.ts';
import type { Direction } from '#web/canvas/geometry.ts';
import { neighbourOf, rowsOf } from '../layout/layout.ts';
import type { BoardLayout } from '../layout/layout.ts';

interface PositionGridProps {
  readonly layout: BoardLayout;
  /** Position of the keyboard cursor. */
  readonly cursor: Signal<number | undefined>;
  /** Name of a position in the rules. */
  readonly nameOf: (position: number) => string;
  /** Label for screen readers, including the piece on the position. */
  readonly labelOf: (position: number) => string;
  /** Target of an arrow key; by default the next position. */
  readonly lead?: (from: number, direction: Direction) => number;
  readonly onClick: (position: number) => void;
  /** Called when the keyboard cursor enters a position or leaves the board. */
  readonly onPoint: (position: number | undefined) => void;
}

export function focusPosition(place: ParentNode | null, position: number): void {
  place?.querySelector<HTMLElement>(`[data-at="${position}"]`)?.focus();
}

/** A real button for each position, for keyboard and screen reader. The board handles the mouse. */
export function PositionGrid(props: PositionGridProps) {
  const { layout, cursor, nameOf, labelOf, onClick, onPoint } = props;
  const place = useRef<HTMLDivElement>(null);
  const rows = rowsOf(layout.cells, layout.cellSize);
  const initial = useSignal<number | undefined>(undefined);
  const inOrder = cursor.value ?? initial.value ?? rows.at(-1)?.[0]?.position;
  const lead = props.lead ?? ((from, direction) => neighbourOf(layout, from, direction));
  const onKey = (event: KeyboardEvent) => {
    const direction = own(ARROWS, event.code);
    const { at } = (event.target as HTMLElement).dataset;
    if (direction === undefined || at === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focusPosition(place.current, lead(Number(at), direction));
  };
  return (
    <div class="cells" ref={place} role="grid" aria-label={say('web-board')} onKeyDown={onKey}>
      {rows.map((row, index) => (
        <div key={index} role="row">
          {row.map(({ position, box }) => (
            <div key={position} role="gridcell" class="cell" style={boxStyle(box)}>
              <button
                type="button"
                class="cell-button"
                data-at={position}
                data-name={nameOf(position)}
                tabIndex={position === inOrder ? 0 : -1}
                aria-label={labelOf(position)}
                onClick={(event) => {
                  // The board handles mouse clicks, which it distinguishes from drags.
                  if (event.detail === 0) onClick(position);
                }}
                onFocus={(event) => {
                  cursor.value = position;
                  if (event.currentTarget.matches(':focus-visible')) onPoint(position);
                }}
                onBlur={() => onPoint(undefined)}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
