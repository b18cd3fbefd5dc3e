import { useSignal } from '@preact/signals';
import { own } from '#core';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { knownBox } from '../../voice/known.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { useDensity, useSize } from '#web/canvas/frame.ts';
import { say } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import { bindingsOf } from '../keys/bindings.ts';
import { cellOn, drawMap, HERO_COLOUR, ITEM_COLOUR, mobColour } from '../map/draw-map.ts';
import type { MapView } from '../map/draw-map.ts';
import { draggedView, wholeView, zoomedView } from '../map/map-view.ts';

interface MapDialogProps {
  readonly model: RoguePlayModel;
  readonly onClose: () => void;
}

/**
 * Pixels that an arrow key scrolls the map by, and the limit below which a drag is a tap, in CSS
 * pixels.
 */
const LEAP = 64;
const TAP = 6;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: LEAP, y: 0 },
  ArrowRight: { x: -LEAP, y: 0 },
  ArrowUp: { x: 0, y: LEAP },
  ArrowDown: { x: 0, y: -LEAP },
};

/** A map of the known world. It can be dragged; a tap sends the hero there. */
export function MapDialog({ model, onClose }: MapDialogProps) {
  const state = model.state.value;
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(place).value;
  const density = useDensity().value;
  const { palette } = rogueSettings.value;
  const moved = useSignal<MapView | undefined>(undefined);
  const fullView = wholeView(knownBox(state), state.hero.at, size);
  const view = { ...(moved.value ?? fullView), ...size };
  useLayoutEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen || size.width === 0) return;
    [element.width, element.height] = [size.width * density, size.height * density];
    pen.setTransform(density, 0, 0, density, 0, 0);
    drawMap(pen, state, view, palette);
  }, [state, palette, size, density, moved.value]);
  const go = (at: Point) => {
    if (!model.isOpen.value) return;
    onClose();
    model.run.begin({ kind: 'travel', to: cellOn(view, at) });
  };
  const press = (event: KeyboardEvent) => {
    const arrow = own(ARROWS, event.key);
    if (arrow !== undefined) moved.value = draggedView(view, arrow);
    else if (event.key === '+' || event.key === '=') moved.value = zoomedView(view, 1);
    else if (event.key === '-') moved.value = zoomedView(view, -1);
    else if (event.code === bindingsOf(rogueSettings.value.keys).map) onClose();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      name="rogue-map"
      title={say('label-map')}
      onClose={onClose}
      actions={
        <MapButtons
          onZoom={(by) => (moved.value = zoomedView(view, by))}
          onHero={() => (moved.value = { ...view, middle: state.hero.at })}
        />
      }
    >
      <Legend mob={mobColour(palette)} />
      <div
        class="rogue-map"
        ref={place}
        tabIndex={0}
        autofocus
        role="application"
        aria-label={say('rogue-page-map-about')}
        onKeyDown={press}
        onWheel={(event) => (moved.value = zoomedView(view, event.deltaY < 0 ? 1 : -1))}
      >
        <canvas ref={canvas} {...useDragging(view, (next) => (moved.value = next), go)} />
      </div>
      {model.isOpen.value ? <p class="about">{say('rogue-page-map-about')}</p> : null}
    </Dialog>
  );
}

/** Drags the view with a pointer; a drag below the limit is a tap. */
function useDragging(view: MapView, show: (view: MapView) => void, tap: (at: Point) => void) {
  const start = useRef<(Point & { readonly view: MapView }) | undefined>(undefined);
  const by = ({ clientX, clientY }: PointerEvent): Point | undefined => {
    const from = start.current;
    return from && { x: clientX - from.x, y: clientY - from.y };
  };
  const isDrag = ({ x, y }: Point) => Math.hypot(x, y) >= TAP;
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY, view };
      if (event.currentTarget instanceof Element)
        event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const way = by(event);
      const from = start.current?.view;
      if (way !== undefined && from !== undefined && isDrag(way)) show(draggedView(from, way));
    },
    onPointerUp: (event: PointerEvent) => {
      const way = by(event);
      start.current = undefined;
      if (way !== undefined && !isDrag(way)) tap({ x: event.offsetX, y: event.offsetY });
    },
    onPointerCancel: () => (start.current = undefined),
  };
}

interface MapButtonsProps {
  readonly onZoom: (by: 1 | -1) => void;
  readonly onHero: () => void;
}

function MapButtons({ onZoom, onHero }: MapButtonsProps) {
  return (
    <>
      <button type="button" data-map="out" onClick={() => onZoom(-1)}>
        {say('rogue-command-zoom-out')}
      </button>
      <button type="button" data-map="in" onClick={() => onZoom(1)}>
        {say('rogue-command-zoom-in')}
      </button>
      <button type="button" data-map="hero" onClick={onHero}>
        {say('player-you')}
      </button>
    </>
  );
}

/** Legend of the map; discs and diamonds differ by shape as well as colour. */
function Legend({ mob }: { readonly mob: string }) {
  const signs = [
    { id: 'player-you', colour: HERO_COLOUR, path: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z' },
    { id: 'rogue-page-map-mob', colour: mob, path: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z' },
    { id: 'rogue-page-map-item', colour: ITEM_COLOUR, path: 'M8 2l6 6-6 6-6-6z' },
  ] as const;
  return (
    <ul class="rogue-map-legend">
      {signs.map(({ id, colour, path }) => (
        <li key={id}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={path} fill={colour} />
          </svg>
          {say(id)}
        </li>
      ))}
    </ul>
  );
}
