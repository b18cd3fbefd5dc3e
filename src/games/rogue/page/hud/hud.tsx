import { ReviewBar } from '#web/board/review/review-bar.tsx';
import { isTouch } from '#web/ui/touch.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { Offers, Tools } from './actions.tsx';
import { Corner } from './corner.tsx';
import { Gifts } from './gifts.tsx';
import { Goals } from './goals.tsx';
import { HeroBar } from './hero-bar.tsx';
import { Log } from './log.tsx';
import { Minimap } from './minimap.tsx';
import { Held, Slots } from './slots.tsx';
import { nearbyOf } from '../../voice/describe-cell.ts';
import { arrowTo } from '../../voice/arrow.ts';
import { say } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import { Icon } from '#web/ui/icon.tsx';
import { hintFor } from '../../voice/hints.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';

/** Hints for the first turns, until the player turns them off. */
function Hints({ model }: { readonly model: RoguePlayModel }) {
  const { hints, keys } = rogueSettings.value;
  const state = model.state.value;
  if (!hints || !model.isOpen.value || model.errand !== undefined) return null;
  const hint = hintFor(state);
  if (hint === undefined) return null;
  const bindings = bindingsOf(keys);
  const names = Object.fromEntries(
    (['up', 'left', 'down', 'right', 'explore', 'use', 'drop'] as const).map((command) => [
      command,
      nameOfKey(bindings[command]),
    ]),
  );
  return (
    <aside class="rogue-hint">
      <p>{say(`rogue-page-hint-${hint}${isTouch.value ? '-touch' : ''}`, names)}</p>
      <button
        type="button"
        class="quiet icon-only"
        tabIndex={-1}
        aria-label={say('rogue-page-hints-off')}
        title={say('rogue-page-hints-off')}
        onClick={() => rogueSettings.change({ hints: false })}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

const MAX_NEARBY = 12;

/** Nearby things with directions. */
function NearbyList({ model }: { readonly model: RoguePlayModel }) {
  const nearby = nearbyOf(model.state.value, say).slice(0, MAX_NEARBY);
  if (nearby.length === 0) return null;
  return (
    <ul class="rogue-nearby" aria-label={say('rogue-page-nearby')}>
      {nearby.map(({ kind, name, x, y, dx, dy }) => (
        <li key={`${kind} ${x},${y}`} class={`rogue-nearby-${kind}`}>
          <span aria-hidden="true">{arrowTo({ dx, dy })}</span> {name}{' '}
          <span class="rogue-far">{Math.abs(dx) + Math.abs(dy)}</span>
        </li>
      ))}
    </ul>
  );
}

interface HudProps {
  readonly shell: Shell;
  readonly model: RoguePlayModel;
}

/** Everything beside the world during play; none of it covers the field. */
export function Hud({ shell, model }: HudProps) {
  const isReview = model.isReview.value || model.session.isOver;
  const cursor = shell.cursor.value;
  return (
    <div class="rogue-hud">
      <Gifts model={model} />
      <div class="rogue-left">
        <HeroBar model={model} />
        <Goals model={model} />
        <Corner model={model} />
        <div class={cursor === undefined ? 'rogue-words' : 'rogue-words rogue-words-look'}>
          <Log model={model} cursor={cursor} />
          <Hints model={model} />
          <Held model={model} />
          {isReview ? (
            <div class="run-offers rogue-review">
              <ReviewBar model={model} />
            </div>
          ) : (
            <Offers shell={shell} model={model} />
          )}
        </div>
      </div>
      <div class="rogue-right">
        <Minimap model={model} shell={shell} />
        <NearbyList model={model} />
        <Slots shell={shell} model={model} />
        <Tools shell={shell} />
      </div>
    </div>
  );
}
