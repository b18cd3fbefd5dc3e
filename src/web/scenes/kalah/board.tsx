import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { houseOf, housesOf, legalActions, ownerOf, pitOf } from '../../../games/kalah/index.ts';
import { say } from '../../language/language.ts';
import { isDark } from '../../storage/settings.ts';
import { useDensity, useSize } from '../../canvas/frame.ts';
import { HouseButtons } from './house-buttons.tsx';
import { layoutBoard } from './timeline/layout.ts';
import type { Layout } from './timeline/layout.ts';
import { previewOf } from './preview.ts';
import type { Foresight } from './paint/marks.ts';
import type { Preview } from './preview.ts';
import type { Cue } from './timeline/timeline.ts';
import { BoardRenderer } from './paint/board-renderer.ts';
import type { BoardFrame } from './paint/board-renderer.ts';
import type { Table } from './game/table.ts';

/** The board: a canvas to look at, and over it a button for each house. */
export function Board({ table }: { readonly table: Table }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const density = useDensity();
  /** The pit whose sowing is previewed. */
  const pointed = useSignal<number | undefined>(undefined);
  const layout = useComputed(() => {
    const houses = housesOf(table.state.value.pits);
    return layoutBoard({ ...size.value, houses, bottom: table.bottom.value });
  });
  const preview = useComputed(() => previewAt(table, pointed.value));
  useBoardRenderer(canvas, table, () =>
    size.value.width === 0 ? undefined : frameOf(table, layout.value, density.value, preview.value),
  );
  return (
    <div
      class="board kalah-board"
      ref={frame}
      role="group"
      aria-label={say('web-kalah-board')}
      onClick={() => table.playback.settle()}
    >
      <canvas ref={canvas} aria-hidden="true" />
      {size.value.width === 0 ? null : (
        <HouseButtons table={table} layout={layout.value} pointed={pointed} />
      )}
    </div>
  );
}

function previewAt(table: Table, pit: number | undefined): Preview | undefined {
  const state = table.state.value;
  const houses = housesOf(state.pits);
  if (pit === undefined || !table.isOpen.value || ownerOf(houses, pit) !== state.mover)
    return undefined;
  return previewOf(state, houseOf(houses, pit));
}

function frameOf(
  table: Table,
  layout: Layout,
  density: number,
  preview: Preview | undefined,
): BoardFrame {
  const { pieces: seeds, motion } = table.playback.display.value;
  const state = table.state.value;
  const houses = housesOf(state.pits);
  const playable = table.isOpen.value
    ? legalActions(state).filter((action) => action !== 'swap')
    : [];
  const hinted = Number(table.hint.value?.answer.action);
  return {
    layout,
    dark: isDark.value,
    density,
    seeds,
    animation: motion,
    lit: playable.map((house) => pitOf(houses, state.mover, house)),
    hinted: hinted > 0 ? pitOf(houses, state.mover, hinted) : undefined,
    preview: preview === undefined ? undefined : foresee(preview),
    lastMove: table.lastMove.value,
    badge: (cue) => tellCue(cue),
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

function tellCue(cue: Cue): string {
  return say(`web-kalah-badge-${cue.kind}`, { seeds: cue.seeds });
}

function useBoardRenderer(
  canvas: { readonly current: HTMLCanvasElement | null },
  table: Table,
  frame: () => BoardFrame | undefined,
): void {
  const renderer = useRef<BoardRenderer>(undefined);
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    renderer.current = new BoardRenderer(canvas.current, {
      rest: (timeline) => table.playback.rest(timeline),
      end: (timeline) => {
        if (table.playback.display.value.motion === timeline) table.playback.settle();
      },
    });
    return () => renderer.current?.close();
  }, [table]);
  useSignalEffect(() => {
    const now = frame();
    if (now !== undefined) renderer.current?.show(now);
  });
}
