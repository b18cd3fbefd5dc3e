import { useComputed, useSignal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { assertDefined } from '#core';
import { useDensity, useSize } from '#web/canvas/frame.ts';
import { say } from '#web/language/language.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { cellsOf, EMPTY, endsOf, ownerOf, typeOf } from '../../rules/index.ts';
import { nodeAt, readSteps } from '../../analysis/index.ts';
import { checkMarks } from '../../voice/check.ts';
import { arrivingPiece, describeCell, nameCandidates } from '../../voice/describe.ts';
import { droppable, dropsAlone, sourcesOf, targetsOf } from '../../voice/selection.ts';
import { stockOf } from '../../voice/stock.ts';
import { isUnpictured, unseenCells } from '../../voice/kinds.ts';
import {
  bareFrame,
  layoutOf,
  placeIn,
  ratioStyle,
  useBoardRenderer,
} from '../board/board-canvas.ts';
import type { BoardFrame } from '../board/board-renderer.ts';
import { PieceGhost } from '../board/drag-ghost.tsx';
import { DragGesture } from '../board/drag-gesture.ts';
import type { Drag } from '../board/drag-gesture.ts';
import { BAR_HEIGHT, BoardBar, useIsTouch } from '../board-game/board-bar.tsx';
import { isTooSmall, panBy, touchZoom, WHOLE_VIEW, zoomTo } from '../layout/view.ts';
import { PieceIcon } from '../board/piece-icon.tsx';
import { PositionGrid } from '../board/position-grid.tsx';
import { positionAt } from '../layout/layout.ts';
import type { BoardLayout } from '../layout/layout.ts';
import type { AnalysisModel } from './analysis-model.ts';

interface AnalysisProps {
  readonly analysis: AnalysisModel;
}

/** Maximum number of target dots for drops, as on the board of a game. */
const MAX_DOTS = 40;

/** The board of the analysis, on which both sides move. */
export function AnalysisBoard({ analysis }: AnalysisProps) {
  const { page, board } = analysis;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const density = useDensity();
  const cursor = useSignal<number | undefined>(undefined);
  const isTouch = useIsTouch();
  const view = useSignal(WHOLE_VIEW);
  const isZoomable = useComputed(
    () => isTouch.value && isTooSmall(layoutOf(page, size.value).cellSize),
  );
  const room = useComputed(() => {
    const { width, height } = size.value;
    return { width, height: Math.max(0, height - (isZoomable.value ? BAR_HEIGHT : 0)) };
  });
  const layout = useComputed(() => layoutOf(page, room.value, view.value));
  const locate = (place: Point) =>
    positionAt(layout.value, placeIn(frame.current, place.x, place.y));
  const gesture = useMemo(
    () =>
      new DragGesture({
        locate,
        grab: (pick) => board.grab(pick),
        release: (at) => board.release(at),
        cancel: () => board.cancel(),
      }),
    [analysis],
  );
  useEffect(() => () => gesture.close(), [gesture]);
  const isReady = size.value.width > 0 && page.ready.value;
  useBoardRenderer(
    canvas,
    () =>
      size.value.width > 0 && page.ready.value
        ? frameOf(analysis, layout.value, density.value, gesture.drag.value)
        : undefined,
    () => undefined,
  );
  const press = (event: PointerEvent) => {
    const at = locate({ x: event.clientX, y: event.clientY });
    const isOverview = isZoomable.value && view.value.zoom === 1;
    const click = () => {
      if (isOverview) {
        const place = placeIn(frame.current, event.clientX, event.clientY);
        view.value = zoomTo(view.value, place, touchZoom(layout.value.cellSize), room.value);
      } else if (at === undefined) board.cancel();
      else board.click(at);
    };
    const pan = (by: Point) => (view.value = panBy(view.value, by, room.value));
    const pick = at === undefined || isOverview ? undefined : ({ kind: 'piece', at } as const);
    gesture.press(event, pick, click, view.value.zoom > 1 ? pan : undefined);
  };
  return (
    <div
      class="board zrf-board analysis-board"
      ref={frame}
      style={ratioStyle(page)}
      onPointerDown={press}
    >
      <canvas ref={canvas} aria-hidden="true" style={{ blockSize: `${room.value.height}px` }} />
      {isReady ? (
        <PositionGrid
          layout={layout.value}
          cursor={cursor}
          nameOf={(position) => assertDefined(page.model.rules.board.positions[position]).name}
          labelOf={(position) => labelOf(analysis, position)}
          onClick={(position) => board.click(position)}
          onPoint={(position) => (board.pointed.value = position)}
        />
      ) : null}
      {isZoomable.value ? (
        <BoardBar page={page} layout={layout.value} view={view} size={room.value} canDraw={false} />
      ) : null}
      <Ghost analysis={analysis} drag={gesture.drag} />
    </div>
  );
}

/** The dragged piece. */
function Ghost({
  analysis,
  drag,
}: AnalysisProps & { readonly drag: ReadonlySignal<Drag | undefined> }) {
  const { page, board } = analysis;
  const now = drag.value;
  const cell = now?.pick.kind === 'piece' ? (board.state.value.cells[now.pick.at] ?? EMPTY) : EMPTY;
  if (now === undefined || cell === EMPTY) return null;
  const cells = cellsOf(page.model.rules);
  return (
    <PieceGhost page={page} at={now} type={typeOf(cells, cell)} player={ownerOf(cells, cell)} />
  );
}

function labelOf({ page, board }: AnalysisModel, position: number): string {
  const cell = describeCell(page.words.value, board.state.value.cells[position] ?? EMPTY, position);
  const pick = board.pick.value;
  if (pick?.kind === 'piece' && pick.at === position) return say('zrf-cell-picked', { cell });
  if (targetsOf(board.picked.value).has(position)) return say('zrf-cell-target', { cell });
  return sourcesOf(board.candidates.value).has(position) ? say('zrf-cell-source', { cell }) : cell;
}

/** Ends of the turn that led to the cursor. */
function lastEnds({ tree, board }: AnalysisModel): readonly number[] {
  if (board.preview.value !== undefined) return [];
  const path = tree.path.value;
  const node = nodeAt(tree.tree.value, path);
  if (node === undefined) return [];
  const before = tree.states.after(tree.nodes.value.slice(0, -1));
  return readSteps(tree.game, before, node.actions).flatMap((action) => endsOf(action));
}

function frameOf(
  analysis: AnalysisModel,
  layout: BoardLayout,
  density: number,
  drag: Drag | undefined,
): BoardFrame {
  const { page, board, tree } = analysis;
  const { model, words } = page;
  const state = board.state.value;
  const candidates = board.candidates.value;
  const pick = board.pick.value;
  const isDropGame = pick === undefined && candidates.length <= MAX_DOTS && dropsAlone(candidates);
  const shown = pick === undefined ? (isDropGame ? candidates : []) : board.picked.value;
  const { roles } = words.value;
  return {
    ...bareFrame(page, layout, density, state.cells),
    unseen: unseenCells(model.rules, (type, player) =>
      isUnpictured(model.rules, roles, type, player),
    ),
    last: lastEnds(analysis),
    picked: pick?.kind === 'piece' ? pick.at : undefined,
    targets: board.preview.value === undefined ? [...targetsOf(shown)] : [],
    check: checkMarks(tree.game, state),
    drawings: [...analysis.arrows.value, ...page.drawing.shown.value],
    lifted: drag?.pick.kind === 'piece' ? drag.pick.at : undefined,
  };
}

const STOCK_ICON = 30;

/** Pieces that the players can drop. */
export function AnalysisStock({ analysis }: AnalysisProps) {
  const { page, board, tree } = analysis;
  const { rules } = page.model;
  const { seats } = tree.game.playOf(tree.state.value.variant);
  const rows = seats.map((player) => ({
    player,
    kinds: stockOf(rules, board.state.value, player).filter(({ count }) => count > 0),
  }));
  const isEmpty = rows.every(({ kinds }) => kinds.length === 0);
  // Where only one kind is dropped, a click on the target is enough.
  if (isEmpty || dropsAlone(board.candidates.value)) return null;
  return (
    <div class="analysis-stock">
      {rows.map(({ player, kinds }) => (
        <div
          key={player}
          class="tray"
          role="group"
          aria-label={say('zrf-stock', { player: page.words.value.player(player) })}
        >
          {kinds.map(({ type, count, isEndless }) => {
            const isMine = board.mover.value === player;
            const pick = board.pick.value;
            const piece = page.words.value.piece(type);
            return (
              <button
                key={type}
                type="button"
                class="tray-piece"
                data-count={count}
                disabled={!isMine || !droppable(board.candidates.value).has(type)}
                aria-pressed={isMine && pick?.kind === 'stock' && pick.type === type}
                aria-label={say('zrf-stock-piece', { piece, count: isEndless ? -1 : count })}
                onClick={() => board.clickStock(type)}
              >
                <PieceIcon page={page} type={type} player={player} size={STOCK_ICON} />
                <span class="tray-count">{isEndless ? '∞' : count}</span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const CHOICE_ICON = 36;

/** Steps that a click could mean, and the step that ends a turn. */
export function AnalysisChoice({ analysis }: AnalysisProps) {
  const { page, board, tree } = analysis;
  const choice = board.choice.value;
  const pass = board.pass.value;
  if (choice === undefined) {
    return pass === undefined ? null : (
      <button type="button" class="analysis-pass" onClick={() => board.play(pass)}>
        {say(tree.pending.value.length > 0 ? 'analysis-turn-end' : 'zrf-pass-button')}
      </button>
    );
  }
  const state = tree.state.value;
  const names = nameCandidates(page.words.value, tree.game, state, choice.candidates);
  return (
    <div class="analysis-choice" role="group" aria-label={say('choose-move')}>
      {choice.candidates.map((candidate, index) => {
        const piece = arrivingPiece(tree.game, state, candidate);
        return (
          <button key={index} type="button" onClick={() => board.play(candidate.action)}>
            {piece === undefined ? null : <PieceIcon page={page} {...piece} size={CHOICE_ICON} />}
            <span>{names[index]}</span>
          </button>
        );
      })}
      <button type="button" class="quiet" onClick={() => board.cancel()}>
        {say('zrf-cancel')}
      </button>
    </div>
  );
}
