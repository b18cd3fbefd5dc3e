import { pick } from '#core';
import { GIFT_KINDS, OFFERED } from '../model/gifts.ts';
import type { GiftKind, Growth } from '../model/gifts.ts';
import { heroMaxHealth } from '../model/hero.ts';
import type { TurnDraft } from './draft.ts';
import { rounded } from './rounded.ts';

/** Offers a choice for each new level, in worlds with floors. */
export function offerGifts(draft: TurnDraft, levels: number): void {
  const { growth } = draft.hero;
  if (growth === undefined) return;
  const due = growth.due + levels;
  const offers = growth.due > 0 ? growth.offers : drawOffers(draft);
  setGrowth(draft, { ...growth, due, offers });
  if (growth.due === 0) draft.emit({ kind: 'offered', offers });
}

function drawOffers(draft: TurnDraft): readonly GiftKind[] {
  const left = [...GIFT_KINDS];
  return Array.from({ length: OFFERED }, () => {
    const kind = pick(draft.random, left);
    left.splice(left.indexOf(kind), 1);
    return kind;
  });
}

function setGrowth(draft: TurnDraft, growth: Growth): void {
  draft.hero = { ...draft.hero, growth };
}

/** The hero takes an offered gift; another choice follows if one is due. */
export function chooseGift(draft: TurnDraft, choice: number): void {
  const { hero } = draft;
  const { growth } = hero;
  const gift = growth?.offers[choice];
  if (growth === undefined || gift === undefined) return;
  const before = heroMaxHealth(hero);
  const gifts = { ...growth.gifts, [gift]: growth.gifts[gift] + 1 };
  const due = growth.due - 1;
  setGrowth(draft, { gifts, due, offers: due > 0 ? drawOffers(draft) : [] });
  const health = rounded(hero.health + heroMaxHealth(draft.hero) - before);
  draft.hero = { ...draft.hero, health };
  draft.emit({ kind: 'chosen', gift });
}
