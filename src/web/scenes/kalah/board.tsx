import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { houseOf, housesOf, legalActions, ownerOf, pitOf } from '../../../games/kalah/index.ts';
import { say } from '../../language/language.ts';
import { isDark } from '../../storage/settings.ts';
import { HouseButtons } from './house-buttons.tsx';
import { layoutBoard } from './layout.ts';
import { previewOf } from './preview.ts';
import type { Preview } from './preview.ts';
import type { Cue } from './script.ts';
import { Stage } from './stage.ts';
import type { Scene } from './stage.ts';
import type { Table } from './table.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The board: a canvas to look at, and over it a button for each house. */
export function Board({ table }: { readonly table: Table }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  /** The pit whose sowing is previewed. */
  const pointed = useSignal<number | undefined>(undefined);
  const layout = useComputed(() => {
    const houses = housesOf(table.state.value.pits);
    return layoutBoard({ ...size.value, houses, bottom: table.bottom.value });
  });
  const preview = useComputed(() => previewAt(table, pointed.value));
  useStage(canvas, table, () =>
    size.value.width === 0 ? undefined : makeScene(table, layout.value, preview.value),
  );
  return (
    <div
      class="board"
      ref={frame}
      role="group"
      aria-label={say('web-kalah-board')}
      onClick={() => table.settle()}
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

function makeScene(table: Table, layout: Scene['layout'], preview: Preview | undefined): Scene {
  const { seeds, script } = table.display.value;
  const state = table.state.value;
  const houses = housesOf(state.pits);
  const playable = table.isOpen.value
    ? legalActions(state).filter((action) => action !== 'swap')
    : [];
  const hinted = Number(table.hint.value?.answer.action);
  const capture = preview?.events.find((event) => event.kind === 'capture');
  return {
    layout,
    dark: isDark.value,
    seeds,
    script,
    lit: playable.map((house) => pitOf(houses, state.mover, house)),
    hinted: hinted > 0 ? pitOf(houses, state.mover, hinted) : undefined,
    preview:
      preview === undefined
        ? undefined
        : { path: preview.path, taken: capture === undefined ? [] : [capture.opposite] },
    lastMove: table.lastMove.value,
    badge: (cue) => tellCue(cue),
  };
}

function tellCue(cue: Cue): string {
  return say(`web-kalah-badge-${cue.kind}`, { seeds: cue.seeds });
}

/** The element's size in CSS pixels, as it changes. */
function useSize(element: { readonly current: HTMLElement | null }): Signal<Size> {
  const size = useSignal<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = observed;
      if (width !== size.value.width || height !== size.value.height) size.value = { width, height };
    };
    const observer = new ResizeObserver(read);
    observer.observe(observed);
    read();
    return () => observer.disconnect();
  }, []);
  return size;
}

function useStage(
  canvas: { readonly current: HTMLCanvasElement | null },
  table: Table,
  scene: () => Scene | undefined,
): void {
  const stage = useRef<Stage>(undefined);
  const density = useSignal(0);
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    stage.current = new Stage(canvas.current, (script) => {
      if (table.display.value.script === script) table.settle();
    });
    const forget = followDensity(() => (density.value += 1));
    density.value += 1;
    return () => {
      forget();
      stage.current?.close();
    };
  }, [table]);
  useSignalEffect(() => {
    void density.value;
    const now = scene();
    if (now !== undefined) stage.current?.show(now);
  });
}

/** Calls back when the page moves to a screen of other density, or is zoomed. */
function followDensity(changed: () => void): () => void {
  let query: MediaQueryList | undefined;
  const listen = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', again, { once: true });
  };
  const again = () => {
    changed();
    listen();
  };
  listen();
  return () => query?.removeEventListener('change', again);
}
