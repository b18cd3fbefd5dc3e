import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isDark } from '#web/storage/settings.ts';
import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { layoutBoard, ratioOf } from '../layout/layout.ts';
import type { BoardLayout } from '../layout/layout.ts';
import type { Motion } from '../game/motion.ts';
import { boardImage } from '../paint/pictures.ts';
import { BoardRenderer } from './board-renderer.ts';
import type { BoardFrame } from './board-renderer.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** A place in the window as one in the frame of the board. */
export function placeIn(frame: HTMLElement | null, x: number, y: number): Point {
  const { left, top } = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x - left, y: y - top };
}

/** The board with its picture, whose size is known when it has come. */
function seenBoard({ model, pictures, set }: ZrfPageModel) {
  const { board } = model.rules;
  const isThere = pictures.arrived.value >= 0;
  return { board, picture: isThere ? pictures.get(boardImage(board, set.value)) : undefined };
}

/** How high the board is for its width, as a style of its frame. */
export function ratioStyle(page: ZrfPageModel): Readonly<Record<string, string>> {
  return { '--board-ratio': ratioOf(seenBoard(page)).toFixed(3) };
}

/** Where all of the board lies in a frame of that size. */
export function layoutOf(page: ZrfPageModel, size: Size): BoardLayout {
  const flipped = page.model.isTurned.value;
  const coordinates = page.coordinates.value;
  return layoutBoard({ ...seenBoard(page), ...size, flipped, coordinates });
}

/** A board with what stands on it, and nothing marked. */
export function bareFrame(
  { model, pictures, painter, set }: ZrfPageModel,
  layout: BoardLayout,
  density: number,
  cells: readonly number[],
): BoardFrame {
  return {
    rules: model.rules,
    layout,
    dark: isDark.value,
    density,
    picture: pictures.get(boardImage(model.rules.board, set.value)),
    painter: painter.value,
    arrived: pictures.arrived.value,
    cells,
    unseen: new Set(),
    last: [],
    picked: undefined,
    targets: [],
    hinted: [],
    playable: [],
    track: [],
    goals: [],
    lifted: undefined,
  };
}

type Finish = (motion: Motion) => void;

/** Draws what `frame` tells on a canvas, as often as that changes; `end` is told when a motion is over. */
export function useBoardRenderer(
  canvas: { readonly current: HTMLCanvasElement | null },
  frame: () => BoardFrame | undefined,
  end: Finish,
): void {
  const renderer = useRef<BoardRenderer>(undefined);
  const finish = useRef<Finish>(end);
  finish.current = end;
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    renderer.current = new BoardRenderer(canvas.current, (motion) => finish.current(motion));
    return () => renderer.current?.close();
  }, []);
  useSignalEffect(() => {
    const now = frame();
    if (now !== undefined) renderer.current?.show(now);
  });
}
