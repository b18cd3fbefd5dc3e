import { ReviewBar } from '#web/board/review/review-bar.tsx';
import { isTouch } from '#web/ui/touch.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { Corner } from './corner.tsx';
import { HeroBar } from './hero-bar.tsx';
import { Hints } from './hints.tsx';
import { Log } from './log.tsx';
import { Minimap } from './minimap.tsx';
import { NearbyList } from './nearby.tsx';
import { Slots } from './slots.tsx';
import { Cross, Deeds, Tools } from './tools.tsx';

interface HudProps {
  readonly shell: Shell;
  readonly model: RoguePlayModel;
}

/** Everything beside the world while it is played: nothing of it covers the field. */
export function Hud({ shell, model }: HudProps) {
  const isReview = model.isReview.value || model.session.isOver;
  const cursor = shell.cursor.value;
  return (
    <div class="rogue-hud">
      <div class="rogue-left">
        <HeroBar model={model} />
        <Corner model={model} />
        <div class={cursor === undefined ? 'rogue-words' : 'rogue-words rogue-words-look'}>
          <Log model={model} cursor={cursor} />
          <Hints model={model} />
        </div>
        {isTouch.value ? <Cross shell={shell} /> : <Tools shell={shell} />}
      </div>
      <div class="rogue-right">
        <Minimap model={model} shell={shell} />
        <NearbyList model={model} />
        {isReview ? (
          <div class="rogue-review">
            <ReviewBar model={model} />
          </div>
        ) : null}
        <Slots model={model} />
        {isTouch.value ? <Deeds shell={shell} /> : null}
      </div>
    </div>
  );
}
