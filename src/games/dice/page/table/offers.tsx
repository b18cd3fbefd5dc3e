import { useRef, useEffect } from 'preact/hooks';
import { isDieChoice } from '../../voice/chosen-die.ts';
import { OFFER_GROUPS } from '../../voice/offers.ts';
import type { OfferGroup, OfferShown } from '../../voice/offers.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import type { TableShown } from '../game/table.ts';
import { nameKey } from '../game/dice-keys.ts';
import { useMoreBelow } from './more-below.ts';
import { OfferGroups } from './offer-groups.tsx';

/** Duration of a long press in milliseconds. */
const HOLD = 450;

/** Explains a button on a long press, as hovering does with a mouse. */
function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    /** True if the press that ends now was a long press. Resets on reading. */
    wasHeld(): boolean {
      const { current } = isHeld;
      isHeld.current = false;
      return current;
    },
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        isHeld.current = false;
        if (pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          isHeld.current = true;
          onHold();
        }, HOLD);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: Event) => {
        if (isHeld.current) event.preventDefault();
      },
    },
  };
}

interface OffersProps {
  readonly model: DicePlayModel;
  readonly shown: TableShown;
  readonly hint: string;
  readonly onHint: (text: string) => void;
}

const ABOVE: readonly OfferGroup[] = OFFER_GROUPS.filter((group) => group !== 'end');

/** All current actions by group; dice are chosen in the hand. */
export function Offers({ model, shown, hint, onHint }: OffersProps) {
  const { say } = model.words.value;
  const list = useRef<HTMLDivElement>(null);
  const offers = shown.offers.filter(({ action }) => !isDieChoice(action, shown.scene));
  const isMore = useMoreBelow(list, offers);
  const groups = {
    offers,
    nameOf: (group: OfferGroup) => say(`dice-page-group-${group}`),
    show: (offer: OfferShown) => (
      <OfferButton
        key={model.textOf({ kind: 'scene', action: offer.action })}
        {...{ model, shown, offer, onHint }}
      />
    ),
  };
  return (
    <section class="offers" aria-label={say('web-offers')} tabIndex={-1}>
      <div class="offers-list" ref={list}>
        <OfferGroups groups={ABOVE} {...groups} />
      </div>
      <p class="offer-hint" role="status">
        {hint}
      </p>
      <div class="offers-foot">
        {isMore ? (
          <button
            type="button"
            class="offers-more"
            tabIndex={-1}
            onClick={() => list.current?.scrollBy({ top: list.current.clientHeight / 2 })}
          >
            ↓ {say('dice-screen-more-text')}
          </button>
        ) : null}
        <OfferGroups groups={END} {...groups} />
      </div>
    </section>
  );
}

const END: readonly OfferGroup[] = ['end'];

interface OfferProps extends Omit<OffersProps, 'hint'> {
  readonly offer: OfferShown;
}

function OfferButton({ model, shown, offer, onHint }: OfferProps) {
  const { key, label, detail, ahead, owner, refusal, action } = offer;
  const words = model.words.value;
  const isOff = refusal !== undefined;
  const text = model.textOf({ kind: 'scene', action });
  const hold = useHold(() => onHint(hint));
  const hint = refusal ?? (action.kind === 'use' ? words.meaning(`skill-${action.skill}`) : '');
  return (
    <button
      type="button"
      class={`offer${action.kind === 'confirm' ? ' primary' : ''}`}
      aria-disabled={isOff}
      {...(isOff ? {} : { 'data-action': text })}
      {...(key === undefined ? {} : { 'aria-keyshortcuts': nameKey(key) })}
      {...(hint === '' ? {} : { 'aria-description': hint })}
      onClick={() => {
        if (!hold.wasHeld()) onHint(model.choose(offer, shown));
      }}
      {...(hint === '' ? {} : hold.handlers)}
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
