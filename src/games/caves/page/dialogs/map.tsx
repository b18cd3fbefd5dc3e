import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { HEIGHT, isInside, playerOf, WIDTH } from '../../rules/index.ts';
import { climbOf } from '../../voice/keymap.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { drawPlan } from '../stage/draw-plan.ts';
import { useDialogKeys } from './dialog-keys.ts';
import type { ItemDialogProps } from './items.tsx';

/** Pixels per cell of the drawing, which the page scales. */
const SCALE = 12;

/** The known parts of every level; a click travels there. */
export function MapDialog({ model, onClose }: ItemDialogProps) {
  const { say } = model;
  const view = model.known.value;
  const player = playerOf(view);
  const z = useSignal(player.z);
  const canvas = useRef<HTMLCanvasElement>(null);
  const known = view.levels.flatMap((level, at) => (level.tiles.trim() === '' ? [] : [at]));
  const go = (by: number) => {
    const next = known[known.indexOf(z.value) + by];
    if (next !== undefined) z.value = next;
  };
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawPlan(pen, view, z.value, SCALE);
  }, [view, z.value]);
  useDialogKeys((key) => {
    const way = climbOf(key);
    if (way !== undefined) go(way === 'up' ? -1 : 1);
    return way !== undefined;
  });
  const travel = ({ offsetX, offsetY, currentTarget }: MouseEvent) => {
    if (!(currentTarget instanceof HTMLElement) || !model.isOpen.value) return;
    const x = Math.floor((offsetX / currentTarget.clientWidth) * WIDTH);
    const y = Math.floor((offsetY / currentTarget.clientHeight) * HEIGHT);
    if (!isInside(x, y)) return;
    onClose();
    model.run.begin({ kind: 'travel', to: { x, y, z: z.value } });
  };
  return (
    <Dialog
      name="caves-map"
      title={say('caves-status-depth', { level: z.value + 1, depth: view.levels.length })}
      onClose={onClose}
      actions={
        <>
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              disabled={known[known.indexOf(z.value) + by] === undefined}
              onClick={() => go(by)}
            >
              {say(by < 0 ? 'caves-screen-key-higher' : 'caves-screen-key-deeper')}
            </button>
          ))}
        </>
      }
    >
      <canvas
        ref={canvas}
        class="caves-plan"
        width={WIDTH * SCALE}
        height={HEIGHT * SCALE}
        role="img"
        aria-label={say('label-map')}
        onClick={travel}
      />
      <p class="about">{say('caves-page-map-about')}</p>
    </Dialog>
  );
}
