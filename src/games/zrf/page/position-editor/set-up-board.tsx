import { useComputed, useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { EMPTY, cellsOf, ownerOf, typeOf } from '../../rules/index.ts';
import { useDensity, useSize } from '#web/canvas/frame.ts';
import { bareFrame, layoutOf, placeIn, useBoardRenderer } from '../board/board-canvas.ts';
import { PieceGhost } from '../board/drag-ghost.tsx';
import { DragGesture } from '../board/drag-gesture.ts';
import type { Drag } from '../board/drag-gesture.ts';
import { positionAt } from '../layout/layout.ts';
import type { BoardLayout } from '../layout/layout.ts';
import type { BoardFrame } from '../board/board-renderer.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import type { PositionEditorModel } from './editor-model.ts';
import { assertDefined } from '#core';
import { say } from '#web/language/language.ts';
import { PositionGrid } from '../board/position-grid.tsx';
import { describeCell } from '../../voice/describe.ts';

interface PlacesProps {
  readonly page: ZrfPageModel;
  readonly editor: PositionEditorModel;
  readonly layout: BoardLayout;
}

/** Positions of the setup board, for keyboard and screen reader. */
function Places({ page, editor, layout }: PlacesProps) {
  const cursor = useSignal<number | undefined>(undefined);
  const labelOf = (position: number) => {
    const cell = describeCell(page.words.value, editor.cells.value[position] ?? EMPTY, position);
    return editor.carried.value === position ? say('zrf-cell-picked', { cell }) : cell;
  };
  return (
    <PositionGrid
      layout={layout}
      cursor={cursor}
      nameOf={(position) => assertDefined(page.model.rules.board.positions[position]).name}
      labelOf={labelOf}
      onClick={(position) => editor.click(position)}
      onPoint={(position) => (editor.pointed.value = position)}
    />
  );
}

interface SetupBoardProps {
  readonly page: ZrfPageModel;
  readonly editor: PositionEditorModel;
}

/** Button mask while the mouse moves. */
const MAIN_BUTTON = 1;

/** Setup board: click, paint or drag. */
export function SetupBoard({ page, editor }: SetupBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const density = useDensity();
  const layout = useComputed(() => layoutOf(page, size.value));
  /** Origin of the dragged piece. */
  const grabbed = useRef(0);
  const painted = useSignal<number | undefined>(undefined);
  const locate = (x: number, y: number) => positionAt(layout.value, placeIn(frame.current, x, y));
  const gesture = useMemo(
    () =>
      new DragGesture({
        locate: ({ x, y }) => locate(x, y),
        grab: (pick) => {
          if (pick.kind !== 'piece' || (editor.cells.value[pick.at] ?? EMPTY) === EMPTY)
            return false;
          grabbed.current = pick.at;
          return true;
        },
        release: (to) => editor.drop(grabbed.current, to),
        cancel: () => undefined,
      }),
    [editor],
  );
  useEffect(() => () => gesture.close(), [gesture]);
  const isReady = size.value.width > 0 && page.ready.value;
  useBoardRenderer(
    canvas,
    () =>
      size.value.width > 0 && page.ready.value
        ? frameOf(page, editor, layout.value, density.value, gesture)
        : undefined,
    () => undefined,
  );
  const press = (event: PointerEvent) => {
    const at = locate(event.clientX, event.clientY);
    if (event.button !== 0 || at === undefined) return;
    if (editor.brush.value === 'hand') {
      gesture.press(event, { kind: 'piece', at }, () => editor.click(at));
    } else {
      editor.click(at);
      painted.value = at;
    }
  };
  return (
    <div
      class="board zrf-board setup-board"
      ref={frame}
      onPointerDown={press}
      onPointerMove={({ clientX, clientY, buttons }) => {
        const at = locate(clientX, clientY);
        editor.pointed.value = at;
        if ((buttons & MAIN_BUTTON) === 0) painted.value = undefined;
        if (painted.value === undefined || at === undefined || painted.value === at) return;
        painted.value = at;
        editor.paint(at);
      }}
      onPointerUp={() => (painted.value = undefined)}
      onPointerLeave={() => (editor.pointed.value = undefined)}
      onContextMenu={(event) => {
        event.preventDefault();
        const at = locate(event.clientX, event.clientY);
        if (at !== undefined && event.button === 2) editor.erase(at);
      }}
    >
      <canvas ref={canvas} aria-hidden="true" />
      {isReady ? <Places page={page} editor={editor} layout={layout.value} /> : null}
      <Ghost page={page} editor={editor} drag={gesture.drag} />
    </div>
  );
}

function frameOf(
  page: ZrfPageModel,
  editor: PositionEditorModel,
  layout: BoardLayout,
  density: number,
  gesture: DragGesture,
): BoardFrame {
  const brush = editor.brush.value;
  const pointed = editor.pointed.value;
  const drag = gesture.drag.value;
  const shows = typeof brush === 'number' && pointed !== undefined;
  return {
    ...bareFrame(page, layout, density, editor.cells.value),
    picked: editor.carried.value,
    ghost:
      shows && (editor.cells.value[pointed] ?? EMPTY) === EMPTY
        ? { cell: brush, at: pointed }
        : undefined,
    lifted: drag?.pick.kind === 'piece' ? drag.pick.at : undefined,
  };
}

interface GhostProps extends SetupBoardProps {
  readonly drag: Signal<Drag | undefined>;
}

/** The dragged piece. */
function Ghost({ page, editor, drag }: GhostProps) {
  const now = drag.value;
  const cell = now?.pick.kind === 'piece' ? (editor.cells.value[now.pick.at] ?? EMPTY) : EMPTY;
  if (now === undefined || cell === EMPTY) return null;
  const cells = cellsOf(page.model.rules);
  return (
    <PieceGhost page={page} at={now} type={typeOf(cells, cell)} player={ownerOf(cells, cell)} />
  );
}
