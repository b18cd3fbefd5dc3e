import { useMemo, useRef, useState } from 'preact/hooks';
import type { DiceAction, Die } from '../../rules/index.ts';
import { isDieChoice } from '../../voice/chosen-die.ts';
import { OFFER_GROUPS } from '../../voice/offers.ts';
import type { OfferGroup, OfferShown } from '../../voice/offers.ts';
import { quickDice } from '../../voice/suggested-dice.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import type { TableShown } from '../game/table.ts';
import { nameKey } from '../game/dice-keys.ts';
import { useExplain } from './explain.ts';
import { useMoreBelow } from './more-below.ts';
import { OfferGroups } from './offer-groups.tsx';

interface OffersProps {
  readonly model: DicePlayModel;
  readonly shown: TableShown;
  readonly hint: string;
  readonly onHint: (text: string) => void;
  /** Receives the action whose damage and dice are previewed. */
  readonly onAhead: (ahead: Ahead | undefined) => void;
}

/** An action under the pointer, and the dice it would use. */
export interface Ahead {
  readonly action: DiceAction;
  readonly dice: readonly Die[];
}

const ABOVE: readonly OfferGroup[] = OFFER_GROUPS.filter((group) => group !== 'end');

/** All current actions by group; dice are chosen in the hand. */
export function Offers({ model, shown, hint, onHint, onAhead }: OffersProps) {
  const { say } = model.words.value;
  const list = useRef<HTMLDivElement>(null);
  const offers = shown.offers.filter(({ action }) => !isDieChoice(action, shown.scene));
  const isMore = useMoreBelow(list, offers);
  const [isAll, setIsAll] = useState(false);
  const refused = offers.filter(({ refusal, group }) => refusal !== undefined && group !== 'end');
  const groups = {
    offers,
    nameOf: (group: OfferGroup) => say(`dice-page-group-${group}`),
    show: (offer: OfferShown) => (
      <OfferButton
        key={model.textOf({ kind: 'scene', action: offer.action })}
        {...{ model, shown, offer, onHint, onAhead }}
      />
    ),
  };
  return (
    <section
      class={`offers${isAll ? ' offers-all' : ''}`}
      aria-label={say('web-offers')}
      tabIndex={-1}
    >
      <div class="offers-list" ref={list}>
        <OfferGroups groups={ABOVE} {...groups} />
        {refused.length === 0 ? null : (
          <button
            type="button"
            class="offers-refused quiet"
            aria-expanded={isAll}
            onClick={() => setIsAll(!isAll)}
          >
            {say('dice-table-unavailable', { count: refused.length })}
          </button>
        )}
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

function OfferButton({ model, shown, offer, onHint, onAhead }: OfferProps) {
  const { key, label, detail, owner, action, faint } = offer;
  const words = model.words.value;
  // Until dice are chosen, the best ones are rolled.
  const suggested = action.kind === 'confirm' ? shown.suggested : undefined;
  const ahead = suggested?.ahead ?? offer.ahead;
  const refusal = suggested === undefined ? offer.refusal : undefined;
  const isOff = refusal !== undefined;
  const text = model.textOf({ kind: 'scene', action });
  const hint = refusal ?? (action.kind === 'use' ? words.meaning(`skill-${action.skill}`) : '');
  const quick = useQuickDice(model, shown, offer);
  const explain = useExplain((isShown) => {
    onHint(isShown ? hint : '');
    onAhead(isShown && !isOff ? { action, dice: quick?.dice ?? [] } : undefined);
  });
  const button = (
    <button
      type="button"
      class={`offer${action.kind === 'confirm' ? ' primary' : ''}${faint ? ' faint' : ''}`}
      aria-disabled={isOff}
      {...(isOff ? {} : { 'data-action': suggested === undefined ? text : 'suggested' })}
      {...(key === undefined ? {} : { 'aria-keyshortcuts': nameKey(key) })}
      {...(hint === '' ? {} : { 'aria-description': hint })}
      onClick={() => {
        if (explain.wasHeld()) return;
        onAhead(undefined);
        if (suggested === undefined) onHint(model.choose(offer, shown));
        else model.playAll(suggested.steps);
      }}
      onPointerDown={explain.press}
      onPointerUp={explain.stop}
      onPointerCancel={explain.stop}
      {...explain.hover}
    >
      <span class="offer-label">
        {label}
        {owner === undefined ? null : <small> · {words.hero(shown.scene, owner)}</small>}
      </span>
      {ahead === undefined || ahead === '' ? null : <span class="offer-ahead">{ahead}</span>}
      {detail === undefined ? null : <span class="offer-detail">{detail}</span>}
      {key === undefined ? null : <kbd aria-hidden="true">{nameKey(key)}</kbd>}
    </button>
  );
  if (quick === undefined) return button;
  const about = words.say(key === undefined ? 'dice-table-quick' : 'dice-table-quick-key', {
    action: label,
    dice: words.dice(quick.dice),
    key: key === undefined ? '' : nameKey(key),
  });
  return (
    <div class="offer-pair">
      {button}
      <button
        type="button"
        class="offer-quick"
        aria-label={`${quick.dice.map((die) => words.short(die)).join(' ')} ${about}`}
        title={about}
        data-quick={text}
        onClick={() => {
          onAhead(undefined);
          model.playAll(quick.steps);
        }}
        onPointerEnter={() => onAhead({ action, dice: quick.dice })}
        onPointerLeave={() => onAhead(undefined)}
      >
        {quick.dice.map((die) => (
          <span key={die.id} class={`letter die-${die.type}`}>
            {words.short(die)}
          </span>
        ))}
      </button>
    </div>
  );
}

/** The suggested dice of an offer, computed once per state. */
function useQuickDice(model: DicePlayModel, { scene, suggested }: TableShown, offer: OfferShown) {
  const words = model.words.value;
  const { action, refusal, dooms } = offer;
  const isPossible = suggested === undefined && refusal === undefined && !dooms;
  const key = `${model.present.value.cursor} ${model.textOf({ kind: 'scene', action })}`;
  return useMemo(
    () => (isPossible ? quickDice(scene, action, words) : undefined),
    [key, isPossible, words],
  );
}
