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
  /** The position that the keyboard is on. */
  readonly cursor: Signal<number | undefined>;
  /** What a position is called in the rules. */
  readonly nameOf: (position: number) => string;
  /** What it is called for those who cannot see it, with what stands there. */
  readonly labelOf: (position: number) => string;
  /** Where an arrow key leads to; to the next position unless said otherwise. */
  readonly lead?: (from: number, direction: Direction) => number;
  readonly onClick: (position: number) => void;
  /** The keyboard points to a position, or no longer to any. */
  readonly onPoint: (position: number | undefined) => void;
}

export function focusPosition(place: ParentNode | null, position: number): void {
  place?.querySelector<HTMLElement>(`[data-at="${position}"]`)?.focus();
}

/** A real button for each position: keyboard and screen reader. The mouse is read by the board. */
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
                  // Clicks of the mouse are read by the board, which tells them from drags.
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
