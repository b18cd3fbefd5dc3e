import { useComputed, useSignal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { cellOf, cellsOf, endsOf } from '../../rules/index.ts';
import { useDensity, useSize } from '#web/canvas/frame.ts';
import {
  bareFrame,
  layoutOf,
  placeIn,
  ratioStyle,
  useBoardRenderer,
} from '../board/board-canvas.ts';
import { Cells } from './cells.tsx';
import { Chooser } from './chooser.tsx';
import { foresee } from './foresight.ts';
import { BoardBar, BAR_HEIGHT, useIsTouch } from './board-bar.tsx';
import { BoardPointer } from './board-pointer.ts';
import { WHOLE_VIEW } from '../layout/view.ts';
import { DragGesture } from '../board/drag-gesture.ts';
import { positionAt } from '../layout/layout.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { checkMarks } from '../../voice/check.ts';
import { dropsAlone, sourcesOf, targetsOf } from '../../voice/selection.ts';
import type { Candidate } from '../../voice/selection.ts';
import type { ZrfPlayModel } from '../game/zrf-play-model.ts';
import { playableIn, trackIn } from '../../voice/race.ts';
import { focusPosition } from '../board/position-grid.tsx';
import type { BoardFrame } from '../board/board-renderer.ts';
import { isUnpictured, unseenCells } from '../../voice/kinds.ts';
import { goalsOf } from '../layout/goals.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

interface BoardProps {
  readonly page: ZrfPageModel;
  /** Drag gesture, shared with the trays beside the board. */
  readonly gesture: Signal<DragGesture | undefined>;
}

/** The board: a canvas for the picture, with a button over each position. */
export function Board({ page, gesture }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const density = useDensity();
  const cursor = useSignal<number | undefined>(undefined);
  const { model } = page;
  const isTouch = useIsTouch();
  const room = useComputed(() => ({
    width: size.value.width,
    height: Math.max(0, size.value.height - (isTouch.value ? BAR_HEIGHT : 0)),
  }));
  const view = useSignal(WHOLE_VIEW);
  const layout = useComputed(() => layoutOf(page, room.value, view.value));
  const own = useMemo(() => makeGesture(page, layout, frame), [page]);
  const pointer = useMemo(
    () => new BoardPointer({ page, frame, layout, size: room, view, gesture: own }),
    [own],
  );
  useLayoutEffect(() => {
    gesture.value = own;
    return () => pointer.close();
  }, [own]);
  useBoardRenderer(
    canvas,
    () =>
      size.value.width === 0 || !page.ready.value
        ? undefined
        : frameOf(page, layout.value, density.value, own),
    (motion) => {
      if (model.playback.display.value.motion === motion) model.playback.settle();
    },
  );
  const choice = model.choice.value;
  return (
    <div
      class="board zrf-board"
      ref={frame}
      style={ratioStyle(page)}
      onPointerDown={(event) => pointer.down(event)}
      onMouseDown={(event) => {
        // Drawing leaves the focus where it is.
        if (event.button === 2) event.preventDefault();
      }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerMove={({ clientX, clientY, pointerType }) => {
        if (pointerType !== 'mouse') return;
        model.pointed.value = positionAt(layout.value, placeIn(frame.current, clientX, clientY));
      }}
      onPointerLeave={() => (model.pointed.value = undefined)}
    >
      <canvas
        ref={canvas}
        aria-hidden="true"
        data-zoom={view.value.zoom}
        style={{ blockSize: `${room.value.height}px` }}
      />
      {size.value.width === 0 || !page.ready.value ? null : (
        <Cells page={page} layout={layout.value} cursor={cursor} />
      )}
      {isTouch.value ? (
        <BoardBar page={page} layout={layout.value} view={view} size={room.value} />
      ) : null}
      {choice === undefined ? null : (
        <Chooser
          page={page}
          layout={layout.value}
          choice={choice}
          onClose={() => focusPosition(frame.current, choice.at)}
        />
      )}
    </div>
  );
}

function makeGesture(
  page: ZrfPageModel,
  layout: ReadonlySignal<BoardLayout>,
  frame: { readonly current: HTMLElement | null },
): DragGesture {
  const { model } = page;
  return new DragGesture({
    locate: ({ x, y }) => positionAt(layout.value, placeIn(frame.current, x, y)),
    grab: (pick) => model.grab(pick),
    release: (at) => model.release(at, page.words.value),
    cancel: () => model.cancel(),
  });
}

/** Maximum number of target dots; on an empty Go board they would only clutter. */
const MAX_DOTS = 40;

/** Types of helper pieces, not painted unless the file has pictures of them. */
function hiddenTypes({ model, words }: ZrfPageModel): ReadonlySet<number> {
  const { roles } = words.value;
  return unseenCells(model.rules, (type, player) => isUnpictured(model.rules, roles, type, player));
}

function frameOf(
  page: ZrfPageModel,
  layout: BoardLayout,
  density: number,
  gesture: DragGesture,
): BoardFrame {
  const { model } = page;
  const { pieces: cells, motion } = model.playback.display.value;
  const pick = model.pick.value;
  const drag = gesture.drag.value;
  const candidates = model.candidates.value;
  const isPremove = model.premoveTurn.value !== undefined;
  const isDropGame =
    !isPremove && pick === undefined && candidates.length <= MAX_DOTS && dropsAlone(candidates);
  const shown = pick === undefined ? (isDropGame ? candidates : []) : model.picked.value;
  const hint = model.hint.value;
  const preview = foresee(model);
  return {
    ...bareFrame(page, layout, density, cells),
    unseen: hiddenTypes(page),
    animation: motion,
    last: model.isBlocks ? [] : model.lastMove.value,
    premoves: model.premoves.value.map(({ pick, to }) => ({
      from: pick.kind === 'piece' ? pick.at : -1,
      to,
    })),
    drawings: page.drawing.shown.value,
    picked: pick?.kind === 'piece' ? pick.at : undefined,
    targets: markedTargets(model, shown).filter((at) => at !== preview?.ghost?.at),
    playable: playableIn(model.file.game, model.state.value, candidates, pick),
    track: trackIn(model.file.game, model.state.value),
    hinted: hint === undefined ? [] : hintedBy(page, hint.answer.action),
    goals: goalsOf(model.rules, model.mover.value),
    check: checkMarks(model.file.game, model.state.value),
    foresight: preview?.foresight,
    ghost:
      preview?.ghost === undefined
        ? undefined
        : {
            at: preview.ghost.at,
            cell: cellOf(cellsOf(model.rules), preview.ghost.type, preview.ghost.player),
          },
    lifted: drag?.pick.kind === 'piece' && !model.isBlocks ? drag.pick.at : undefined,
  };
}

/** Targets to mark; squares that the block itself vacates are left out. */
function markedTargets(model: ZrfPlayModel, candidates: readonly Candidate[]): number[] {
  const sources = model.isBlocks ? sourcesOf(candidates) : new Set<number>();
  return [...targetsOf(candidates)].filter((at) => !sources.has(at));
}

/** Start and end of a hinted step. */
function hintedBy({ model }: ZrfPageModel, text: string): number[] {
  const action = model.file.game.parseAction(model.match.state, text);
  return action.ok ? endsOf(action.value) : [];
}
