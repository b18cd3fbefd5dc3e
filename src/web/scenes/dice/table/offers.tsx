import { isDieChoice } from '../../../../presentation/dice/chosen-die.ts';
import { OFFER_GROUPS } from '../../../../presentation/dice/offers.ts';
import type { OfferShown } from '../../../../presentation/dice/offers.ts';
import type { DicePlayModel } from '../game/play-model.ts';
import type { TableShown } from '../game/table.ts';
import { nameKey } from '../game/keys.ts';
import { OfferGroups } from './offer-groups.tsx';

interface OffersProps {
  readonly model: DicePlayModel;
  readonly shown: TableShown;
  readonly hint: string;
  readonly onHint: (text: string) => void;
}

/** Everything that can be done now, in its groups; dice are chosen where they lie. */
export function Offers({ model, shown, hint, onHint }: OffersProps) {
  const { say } = model.words.value;
  const offers = shown.offers.filter(({ action }) => !isDieChoice(action, shown.scene));
  return (
    <section class="offers" aria-label={say('dice-page-offers')} tabIndex={-1}>
      <div class="offers-list">
        <OfferGroups
          groups={OFFER_GROUPS}
          offers={offers}
          nameOf={(group) => say(`dice-page-group-${group}`)}
          show={(offer) => (
            <OfferButton
              key={model.textOf({ kind: 'scene', action: offer.action })}
              {...{ model, shown, offer, onHint }}
            />
          )}
        />
      </div>
      <p class="offer-hint" role="status">
        {hint}
      </p>
    </section>
  );
}

interface OfferProps extends Omit<OffersProps, 'hint'> {
  readonly offer: OfferShown;
}

function OfferButton({ model, shown, offer, onHint }: OfferProps) {
  const { key, label, detail, ahead, owner, refusal, action } = offer;
  const words = model.words.value;
  const isOff = refusal !== undefined;
  const text = model.textOf({ kind: 'scene', action });
  const hint = refusal ?? (action.kind === 'use' ? words.meaning(`skill-${action.skill}`) : '');
  return (
    <button
      type="button"
      class={`offer${action.kind === 'confirm' ? ' primary' : ''}`}
      aria-disabled={isOff}
      {...(isOff ? {} : { 'data-action': text })}
      {...(key === undefined ? {} : { 'aria-keyshortcuts': nameKey(key) })}
      {...(hint === '' ? {} : { 'aria-description': hint })}
      onClick={() => onHint(model.choose(offer, shown))}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHint(hint)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onHint('')}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onHint(hint)}
    >
      <span class="offer-label">
        {label}
        {owner === undefined ? null : <small> · {words.hero(shown.scene, owner)}</small>}
      </span>
      {ahead === undefined ? null : <span class="offer-ahead">{ahead}</span>}
      {detail === undefined ? null : <span class="offer-detail">{detail}</span>}
      {key === undefined ? null : <kbd aria-hidden="true">{nameKey(key)}</kbd>}
    </button>
  );
}
