import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isDark } from '#web/storage/settings.ts';
import type { Size } from '#web/canvas/frame.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { layoutBoard, ratioOf } from '../layout/layout.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { coordinateSettings } from '../settings/sections.ts';
import { shiftLayout, WHOLE_VIEW } from '../layout/view.ts';
import type { View } from '../layout/view.ts';
import type { Motion } from '../game/motion.ts';
import { BoardRenderer } from './board-renderer.ts';
import type { BoardFrame } from './board-renderer.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** Converts window coordinates to coordinates in the board frame. */
export function placeIn(frame: HTMLElement | null, x: number, y: number): Point {
  const { left, top } = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x - left, y: y - top };
}

/** The board with its picture, whose size is known only once loaded. */
function boardWithPicture({ model, look }: ZrfPageModel) {
  return { board: model.rules.board, picture: look.boardPicture.value };
}

/** Frame style with the aspect ratio of the board. */
export function ratioStyle(page: ZrfPageModel): Readonly<Record<string, string>> {
  return { '--board-ratio': ratioOf(boardWithPicture(page)).toFixed(3) };
}

const NO_NUMBERS: Pick<ZrfPageModel, 'squareNumbers' | 'files'> = {
  squareNumbers: undefined,
  files: undefined,
};

/** Layout of the board in a frame of a given size, or of the visible part of it. */
export function layoutOf(page: ZrfPageModel, size: Size, view: View = WHOLE_VIEW): BoardLayout {
  const flipped = page.model.isTurned.value;
  const coordinates = page.coordinates.value;
  const { squareNumbers: numbers, files } = coordinateSettings.value.numbers ? page : NO_NUMBERS;
  const { zoom } = view;
  const whole = { width: size.width * zoom, height: size.height * zoom };
  const layout = layoutBoard({
    ...boardWithPicture(page),
    ...whole,
    flipped,
    coordinates,
    ...(numbers && { numbers }),
    ...(files && { files }),
  });
  return zoom === 1 ? layout : shiftLayout(layout, view, size);
}

/** A board with its pieces and no marks. */
export function bareFrame(
  { model, look, painter }: ZrfPageModel,
  layout: BoardLayout,
  density: number,
  cells: readonly number[],
): BoardFrame {
  return {
    rules: model.rules,
    layout,
    dark: isDark.value,
    density,
    theme: look.theme.value,
    picture: look.boardPicture.value,
    painter: painter.value,
    arrived: look.arrived.value,
    cells,
    unseen: new Set(),
    last: [],
    picked: undefined,
    targets: [],
    hinted: [],
    playable: [],
    track: [],
    goals: [],
    premoves: [],
    drawings: [],
    lifted: undefined,
  };
}

type Finish = (motion: Motion) => void;

/** Redraws the canvas whenever `frame` changes; `end` is called when a motion finishes. */
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
