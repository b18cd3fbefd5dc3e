import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { drawMap } from '../map/draw-map.ts';

/** Pixels of the minimap: 73 × 55 cells around the hero. */
const SCALE = 3;
const WIDTH = 73 * SCALE;
const HEIGHT = 55 * SCALE;

interface MinimapProps {
  readonly model: RoguePlayModel;
  readonly shell: Shell;
}

/** The known ground around the hero; click to open the full map. */
export function Minimap({ model, shell }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = model.state.value;
  const { palette } = rogueSettings.value;
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    const view = { middle: state.hero.at, scale: SCALE, width: WIDTH, height: HEIGHT };
    if (pen) drawMap(pen, state, view, palette);
  }, [state, palette]);
  return (
    <button
      type="button"
      class="rogue-minimap"
      aria-label={say('label-map')}
      title={say('label-map')}
      tabIndex={-1}
      onClick={() => shell.fire({ type: 'command', event: { command: 'map', isRun: false } })}
    >
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} aria-hidden="true" />
    </button>
  );
}
