import { ReviewBar } from '../../../board/review/review-bar.tsx';
import type { RoguePlayModel } from '../game/play-model.ts';
import type { Shell } from '../game/shell.ts';
import { Corner } from './corner.tsx';
import { HeroBar } from './hero-bar.tsx';
import { Hints } from './hints.tsx';
import { Log } from './log.tsx';
import { Minimap } from './minimap.tsx';
import { NearbyList } from './nearby.tsx';
import { Slots } from './slots.tsx';
import { Pad, Tools } from './tools.tsx';

interface HudProps {
  readonly shell: Shell;
  readonly model: RoguePlayModel;
}

/** All that is around the world while it is played. */
export function Hud({ shell, model }: HudProps) {
  const isReview = model.isReview.value || model.session.isOver;
  return (
    <div class="rogue-hud">
      <div class="rogue-left">
        <HeroBar model={model} />
        <Log model={model} cursor={shell.cursor.value} />
      </div>
      <div class="rogue-right">
        <Minimap model={model} />
        <NearbyList model={model} />
      </div>
      <div class="rogue-foot">
        <Corner model={model} />
        <div class="rogue-middle">
          <Hints model={model} />
          {isReview ? (
            <div class="rogue-panel rogue-review">
              <ReviewBar model={model} />
            </div>
          ) : null}
          <Slots model={model} />
        </div>
        <Tools shell={shell} />
      </div>
      <Pad shell={shell} />
    </div>
  );
}
