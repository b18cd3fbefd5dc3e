import { useLayoutEffect, useRef } from 'preact/hooks';
import { HEIGHT, playerOf, WIDTH } from '../../rules/index.ts';
import { say } from '#web/language/language.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { drawPlan } from '../stage/draw-plan.ts';

/** Pixels per cell. */
const SCALE = 4;

interface MinimapProps {
  readonly shell: Shell;
  readonly model: CavesPlayModel;
}

/** The known part of the level; a click opens the map of all levels. */
export function Minimap({ shell, model }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = model.known.value;
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawPlan(pen, view, playerOf(view).z, SCALE);
  }, [view]);
  return (
    <button
      type="button"
      class="caves-minimap"
      aria-label={say('label-map')}
      title={say('label-map')}
      tabIndex={-1}
      onClick={() => shell.command('map')}
    >
      <canvas ref={canvas} width={WIDTH * SCALE} height={HEIGHT * SCALE} aria-hidden="true" />
    </button>
  );
}
