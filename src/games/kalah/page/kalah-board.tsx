import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { houseOf, housesOf, legalActions, ownerOf, pitOf } from '../rules/index.ts';
import { say } from '#web/language/language.ts';
import { isDark } from '#web/storage/settings.ts';
import { useDensity, useSize } from '#web/canvas/frame.ts';
import { HouseButtons } from './house-buttons.tsx';
import { layoutBoard } from './timeline/layout.ts';
import type { Layout } from './timeline/layout.ts';
import { previewAction } from './preview.ts';
import type { Foresight } from './paint/marks.ts';
import type { Preview } from './preview.ts';
import type { Cue } from './timeline/timeline.ts';
import { BoardRenderer } from './paint/board-renderer.ts';
import type { BoardFrame } from './paint/board-renderer.ts';
import type { KalahPlayModel } from './game/kalah-play-model.ts';

/** The board: a canvas with a button over each house. */
export function Board({ model }: { readonly model: KalahPlayModel }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const density = useDensity();
  /** The pit whose sowing is previewed. */
  const pointed = useSignal<number | undefined>(undefined);
  const layout = useComputed(() => {
    const houses = housesOf(model.state.value.pits);
    return layoutBoard({ ...size.value, houses, bottom: model.bottom.value });
  });
  const preview = useComputed(() => previewAt(model, pointed.value));
  useBoardRenderer(canvas, model, () =>
    size.value.width === 0 ? undefined : frameOf(model, layout.value, density.value, preview.value),
  );
  return (
    <div
      class="board kalah-board"
      ref={frame}
      role="group"
      aria-label={say('web-board')}
      onClick={() => model.playback.settle()}
    >
      <canvas ref={canvas} aria-hidden="true" />
      {size.value.width === 0 ? null : (
        <HouseButtons model={model} layout={layout.value} pointed={pointed} />
      )}
    </div>
  );
}

function previewAt(model: KalahPlayModel, pit: number | undefined): Preview | undefined {
  const state = model.state.value;
  const houses = housesOf(state.pits);
  if (pit === undefined || !model.isOpen.value || ownerOf(houses, pit) !== state.mover)
    return undefined;
  return previewAction(state, houseOf(houses, pit));
}

function frameOf(
  model: KalahPlayModel,
  layout: Layout,
  density: number,
  preview: Preview | undefined,
): BoardFrame {
  const { pieces: seeds, motion } = model.playback.display.value;
  const state = model.state.value;
  const houses = housesOf(state.pits);
  const playable = model.isOpen.value
    ? legalActions(state).filter((action) => action !== 'swap')
    : [];
  const hinted = Number(model.hint.value?.answer.action);
  return {
    layout,
    dark: isDark.value,
    density,
    seeds,
    animation: motion,
    lit: playable.map((house) => pitOf(houses, state.mover, house)),
    hinted: hinted > 0 ? pitOf(houses, state.mover, hinted) : undefined,
    preview: preview === undefined ? undefined : foresee(preview),
    lastMove: model.lastMove.value,
    badge: (cue) => describeCue(cue),
  };
}

function foresee({ path, last, events }: Preview): Foresight {
  const capture = events.find((event) => event.kind === 'capture');
  if (capture !== undefined) {
    const text = say('web-kalah-foresee-capture', { seeds: capture.seeds });
    const badge = { kind: 'capture', pit: capture.pit, text } as const;
    return { path, taken: [capture.opposite], badge };
  }
  const again = events.some((event) => event.kind === 'again');
  const badge =
    again && last !== undefined
      ? ({ kind: 'again', pit: last, text: say('web-kalah-badge-again') } as const)
      : undefined;
  return { path, taken: [], badge };
}

function describeCue(cue: Cue): string {
  return say(`web-kalah-badge-${cue.kind}`, { seeds: cue.seeds });
}

function useBoardRenderer(
  canvas: { readonly current: HTMLCanvasElement | null },
  model: KalahPlayModel,
  frame: () => BoardFrame | undefined,
): void {
  const renderer = useRef<BoardRenderer>(undefined);
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    renderer.current = new BoardRenderer(canvas.current, {
      rest: (timeline) => model.playback.rest(timeline),
      end: (timeline) => {
        if (model.playback.display.value.motion === timeline) model.playback.settle();
      },
    });
    return () => renderer.current?.close();
  }, [model]);
  useSignalEffect(() => {
    const now = frame();
    if (now !== undefined) renderer.current?.show(now);
  });
}
