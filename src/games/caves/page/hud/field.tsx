import { useLayoutEffect, useRef } from 'preact/hooks';
import { useDensity, useSize } from '#web/canvas/frame.ts';
import { say } from '#web/language/language.ts';
import type { Shell } from '../game/shell.ts';
import { cavesSettings } from '../settings/section.ts';
import { cellFor } from '../stage/camera.ts';
import { followPointers } from './gestures.ts';

/** The canvas with the caves. */
export function Field({ shell }: { readonly shell: Shell }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place).value;
  const density = useDensity().value;
  const css = cavesSettings.value.cell ?? cellFor(size);
  const cell = Math.max(1, Math.round(css * density));
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    const stage = shell.attach(canvas.current);
    const stopPointing = followPointers(canvas.current, shell);
    return () => {
      stopPointing();
      stage.close();
    };
  }, []);
  useLayoutEffect(() => {
    const [width, height] = [size.width * density, size.height * density].map(Math.round);
    if (width === undefined || height === undefined || width === 0) return;
    shell.stage?.resize({ width, height, cell });
  }, [size, density, cell]);
  useLayoutEffect(() => shell.marks.subscribe((marks) => shell.stage?.mark(marks)), []);
  return (
    <div class="caves-field" ref={place} data-cell={css}>
      <canvas ref={canvas} class="caves-canvas" role="img" aria-label={say('caves-page-canvas')} />
    </div>
  );
}
