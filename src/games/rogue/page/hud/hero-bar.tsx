import { armorOf, attackOf, heroMaxHealth, levelCost } from '../../rules/index.ts';
import { makeNumber } from '../../voice/names.ts';
import { isLow } from '../../voice/status.ts';
import { say } from '#web/language/language.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';

const HEART =
  'M12 21C5 15.5 2.5 12 2.5 8.500a4.8 4.8 0 0 1 9.5-1.8 4.8 4.8 0 0 1 9.5 1.800C21.5 12 19 15.5 12 21z';
const SWORD =
  'M21.5 2.5 20 8.5l-8.5 8.5 1.5 1.5-1.5 1.5-3-3-3.5 4-2-2 4-3.5-3-3 1.5-1.5L7 12.5 15.5 4z';
const SHIELD =
  'M12 3c3 2 5.5 2.5 8 2.5.5 8-2.5 13-8 15.5-5.5-2.5-8.5-7.5-8-15.500C6.5 5.5 9 5 12 3z';

function Sign({ path, kind }: { readonly path: string; readonly kind: string }) {
  return (
    <svg class={`rogue-sign rogue-sign-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The hero: health as a red number, attack, armour, level and experience. */
export function HeroBar({ model }: { readonly model: RoguePlayModel }) {
  const { hero, turns } = model.state.value;
  const most = heroMaxHealth(hero);
  const share = hero.health / most;
  const cost = levelCost(hero.level);
  return (
    <section class="rogue-hero" aria-label={say('player-you')}>
      <p class={isLow(hero) ? 'rogue-health rogue-health-low' : 'rogue-health'}>
        <Sign path={HEART} kind="heart" />
        <span class="unseen">{say('rogue-page-health')} </span>
        <b class="rogue-health-number">
          {makeNumber(hero.health)} / {makeNumber(most)}
        </b>
        <span class="rogue-meter rogue-meter-health" aria-hidden="true">
          <span style={{ inlineSize: `${100 * share}%` }} />
        </span>
      </p>
      <p class="rogue-strength">
        <span class="rogue-turns">{say('run-turn', { turn: turns })}</span>
        <span title={say('run-status-attack')}>
          <Sign path={SWORD} kind="sword" />
          <span class="unseen">{say('run-status-attack')} </span>
          <b data-stat="attack">{attackOf(hero)}</b>
        </span>
        <span title={say('rogue-page-armor')}>
          <Sign path={SHIELD} kind="shield" />
          <span class="unseen">{say('rogue-page-armor')} </span>
          <b data-stat="armor">{armorOf(hero)}</b>
        </span>
        <span
          class="rogue-level"
          title={say('rogue-page-experience', { experience: hero.experience, cost })}
        >
          {say('rogue-page-level', { level: hero.level })}
          <span class="unseen">
            {say('rogue-page-experience', { experience: hero.experience, cost })}
          </span>
          <span class="rogue-meter rogue-meter-level" aria-hidden="true">
            <span style={{ inlineSize: `${(100 * hero.experience) / cost}%` }} />
          </span>
        </span>
      </p>
    </section>
  );
}
