import { ALLY_AT, phaseOf } from '../../rules/index.ts';
import type { Die } from '../../rules/index.ts';
import { assertDefined } from '#core';
import { chooserOf } from '../../voice/chosen-die.ts';
import { isBagLow } from '../../voice/table.ts';
import { describeDamagePreview } from '../../voice/damage-preview.ts';
import type { DamagePreview } from '../../voice/damage-preview.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import type { TableShown } from '../game/table.ts';
import { DieButton } from './die-button.tsx';
import { Keepsakes } from './keepsakes.tsx';
import { Portrait } from '../pictures/portrait.tsx';

interface HandProps {
  readonly model: DicePlayModel;
  readonly shown: TableShown;
  /** The damage to show on the dice. */
  readonly damage: DamagePreview | undefined;
  /** Dice that the action under the pointer would use. */
  readonly aimed: readonly Die[];
  readonly onHint: (text: string) => void;
}

/** The hand and allies of the deciding hero, and the dice left in his bag, which are his life. */
export function Hand({ model, shown, damage, aimed, onHint }: HandProps) {
  const words = model.words.value;
  const { say } = words;
  const { scene, hero } = shown;
  const { hand, bag, pile, capacity } = assertDefined(scene.heroes[hero]);
  const isLow = isBagLow(assertDefined(scene.heroes[hero]));
  const boons = scene.boons.filter((boon) => boon.hero === hero);
  const bonus = boons.reduce((sum, { amount }) => sum + amount, 0);
  const danger = damage?.hero === hero ? damage : undefined;
  return (
    <section class="hand" aria-label={say('dice-page-hand', { hero: words.hero(scene, hero) })}>
      <header class="hand-head">
        <Portrait of={assertDefined(scene.world.members[hero]).sheet} />
        <h3>{words.hero(scene, hero)}</h3>
        {bonus > 0 ? (
          <span class="chip chip-good">{say('dice-screen-boons', { amount: bonus })}</span>
        ) : null}
        <span class={`count count-bag${isLow ? ' count-low' : ''}`}>
          {say('dice-page-bag', { count: bag.length })}
          {isLow ? <b> {say('dice-page-bag-low')}</b> : null}
          {danger === undefined || danger.bag === 0 ? null : (
            <b class="bag-pays"> {say('dice-table-bag-pays', { count: danger.bag })}</b>
          )}
        </span>
        <span class="count count-pile">{say('dice-page-pile', { count: pile.length })}</span>
        <span class="count count-deterred">
          {say('dice-page-deterred', { count: scene.deterred.length })}
        </span>
        {danger === undefined ? null : (
          <span class="hand-danger" role="status">
            {describeDamagePreview(danger, words)}
          </span>
        )}
        <Keepsakes {...{ shown, words, onHint }} />
      </header>
      <div class="slots" data-drop="hand">
        {hand.main.map((die, at) => (
          <Slot
            key={die.id}
            {...{ model, shown, damage: danger, aimed, die, at, onHint }}
            kind="hand"
          />
        ))}
        {Array.from({ length: Math.max(0, capacity - hand.main.length) }, (_, at) => (
          <span key={`empty-${at}`} class="slot-empty" aria-hidden="true" />
        ))}
        {hand.allies.length === 0 ? null : (
          <div class="allies" role="group" aria-label={say('dice-page-allies')}>
            {hand.allies.map((die, at) => (
              <Slot
                key={die.id}
                {...{ model, shown, damage: danger, aimed, die, at, onHint }}
                kind="ally"
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

interface SlotProps extends HandProps {
  readonly die: Die;
  readonly at: number;
  readonly kind: 'hand' | 'ally';
}

function Slot({ model, shown, damage, aimed, die, at, kind, onHint }: SlotProps) {
  const phase = phaseOf(shown.scene);
  const isHis = chooserOf(shown.scene) === shown.scene.heroes[shown.hero];
  const offer = isHis
    ? shown.offers.find(({ action }) => action.kind === kind && action.at === at)
    : undefined;
  const mask = phase?.kind === 'pick' && isHis ? phase.mask : [];
  const action = offer && ({ kind: 'scene', action: offer.action } as const);
  const slot = kind === 'hand' ? at : ALLY_AT + at;
  return (
    <DieButton
      die={die}
      words={model.words.value}
      offer={offer}
      action={action && model.textOf(action)}
      isChosen={mask.includes(slot)}
      isSuggested={
        (shown.suggested?.slots ?? []).includes(slot) || aimed.some(({ id }) => id === die.id)
      }
      threatened={damage?.dice.has(die.id) === true ? damage.how : undefined}
      onChoose={() => action && model.play(action)}
      onHint={onHint}
    />
  );
}
