import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useDensity, useSize } from '#web/canvas/frame.ts';
import { say } from '#web/language/language.ts';
import { bareFrame, layoutOf, ratioStyle, useBoardRenderer } from '../board/board-canvas.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import { checkMarks } from '../../voice/check.ts';

/** The current position as the chosen settings draw it. */
export function BoardPreview({ page }: { readonly page: ZrfPageModel }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const density = useDensity();
  const layout = useComputed(() => layoutOf(page, size.value));
  const { model } = page;
  useBoardRenderer(
    canvas,
    () => {
      if (size.value.width === 0) return undefined;
      return {
        ...bareFrame(page, layout.value, density.value, model.state.value.cells),
        last: model.lastMove.value,
        check: checkMarks(model.file.game, model.state.value),
      };
    },
    () => undefined,
  );
  return (
    <div
      class="looks-preview"
      ref={frame}
      role="img"
      aria-label={say('looks-preview')}
      style={ratioStyle(page)}
    >
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
}
