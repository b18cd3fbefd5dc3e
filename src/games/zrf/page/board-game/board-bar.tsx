import { useSignal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Size } from '#web/canvas/frame.ts';
import { say } from '#web/language/language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DRAWING_COLOURS } from '../drawings/drawings.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { isTooSmall, touchZoom, WHOLE_VIEW, zoomAbout } from '../layout/view.ts';
import type { View } from '../layout/view.ts';
import { colourOfDrawing } from '../paint/drawings.ts';

/** Height of the bar below a board, in CSS pixels. */
export const BAR_HEIGHT = 48;

/** True on devices whose main pointer is a finger. */
export function useIsTouch(): ReadonlySignal<boolean> {
  const isTouch = useSignal(matchMedia('(pointer: coarse)').matches);
  useLayoutEffect(() => {
    const query = matchMedia('(pointer: coarse)');
    const read = () => (isTouch.value = query.matches);
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isTouch;
}

interface BoardBarProps {
  readonly page: ZrfPageModel;
  readonly layout: BoardLayout;
  readonly view: Signal<View>;
  readonly size: Size;
  /** False for a board on which fingers do not draw. */
  readonly canDraw?: boolean;
}

/** Buttons below a board for fingers: zoom, and arrows and circles. */
export function BoardBar({ page, layout, view, size, canDraw = true }: BoardBarProps) {
  const { drawing } = page;
  const { zoom } = view.value;
  const isOn = canDraw && drawing.isOn.value;
  const isZoomed = zoom > 1;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const toggleZoom = () => {
    const wanted = touchZoom(layout.cellSize / zoom);
    view.value = isZoomed ? WHOLE_VIEW : zoomAbout(view.value, middle, wanted, size);
  };
  return (
    <div
      class="board-bar"
      role="group"
      aria-label={say('looks-board-tools')}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {isZoomed || isTooSmall(layout.cellSize) ? (
        <button type="button" class="quiet board-zoom" aria-pressed={isZoomed} onClick={toggleZoom}>
          <Icon name="zoom" />
          <span class={isOn ? 'unseen' : ''}>
            {say(isZoomed ? 'looks-zoom-out' : 'looks-zoom-in')}
          </span>
        </button>
      ) : null}
      {canDraw ? (
        <button
          type="button"
          class="quiet board-draw"
          aria-pressed={isOn}
          onClick={() => (drawing.isOn.value = !isOn)}
        >
          <Icon name="arrow" />
          <span class={isOn ? 'unseen' : ''}>{say('looks-draw')}</span>
        </button>
      ) : null}
      {isOn ? <Colours page={page} /> : null}
    </div>
  );
}

function Colours({ page: { drawing } }: Pick<BoardBarProps, 'page'>) {
  return (
    <>
      {DRAWING_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          class="quiet draw-colour"
          aria-label={say('looks-colour', { colour })}
          aria-pressed={drawing.colour.value === colour}
          style={{ '--drawing': colourOfDrawing(colour) }}
          onClick={() => (drawing.colour.value = colour)}
        />
      ))}
      <button
        type="button"
        class="quiet icon-only draw-clear"
        aria-label={say('looks-erase')}
        onClick={() => drawing.clear()}
      >
        <Icon name="trash" />
      </button>
    </>
  );
}
