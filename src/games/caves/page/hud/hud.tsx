import { ReviewBar } from '#web/board/review/review-bar.tsx';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { Offers, Tools } from './actions.tsx';
import { Log } from './log.tsx';
import { Minimap } from './minimap.tsx';
import { Says } from './says.tsx';
import { Sight } from './sight.tsx';
import { Status } from './status.tsx';

interface HudProps {
  readonly shell: Shell;
  readonly model: CavesPlayModel;
}

/** Everything beside the map during a run. */
export function Hud({ shell, model }: HudProps) {
  const isReview = model.isReview.value || model.session.isOver;
  return (
    <>
      <Status model={model} />
      <Says shell={shell} model={model} />
      <div class="caves-words">
        <Log model={model} />
        {isReview ? (
          <div class="run-offers caves-review">
            <ReviewBar model={model} />
          </div>
        ) : (
          <Offers shell={shell} model={model} />
        )}
      </div>
      <Sight shell={shell} model={model} />
      <Minimap shell={shell} model={model} />
      <Tools shell={shell} />
    </>
  );
}
