import { EQUIPMENT_TYPES, freeSlots, giftRanks } from '../../rules/index.ts';
import type { EffectKind, ItemKind } from '../../rules/index.ts';
import { describeLasting, lastingOf, nameItem } from '../../voice/names.ts';
import { plusOfItem } from '../../voice/sentences.ts';
import { say } from '#web/language/language.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import { ItemIcon } from './sprite.tsx';

/** Items that stand for effects. */
const EFFECT_ICONS: Readonly<Partial<Record<EffectKind, ItemKind>>> = {
  stoneskin: 'stoneskin-potion',
  regeneration: 'healing-draught',
  rage: 'rage-mushroom',
  shield: 'buckler',
};

/** Equipment with bonuses, effects with remaining turns, and the number of free slots. */
export function Corner({ model }: { readonly model: RoguePlayModel }) {
  const { hero } = model.state.value;
  return (
    <section class="rogue-corner" aria-label={say('rogue-page-worn')}>
      <ul>
        {EQUIPMENT_TYPES.map((type) => {
          const item = hero.worn[type];
          if (item === null) return null;
          return (
            <li key={type} data-worn={item}>
              <ItemIcon kind={item} />
              <span>{nameItem(item, say)}</span>
              <b class="rogue-plus">{plusOfItem(item)}</b>
            </li>
          );
        })}
        {hero.effects.map(({ kind, turns }) => (
          <li key={kind} data-effect={kind}>
            {EFFECT_ICONS[kind] === undefined ? null : <ItemIcon kind={EFFECT_ICONS[kind]} />}
            <span>{describeLasting(kind, say)}</span>
            <b class="rogue-lasts">{lastingOf(kind, turns, say)}</b>
          </li>
        ))}
        {giftRanks(hero.growth).map(({ kind, rank }) => (
          <li key={kind} data-gift={kind} title={say(`rogue-gift-${kind}-about`)}>
            <span>{say(`rogue-gift-${kind}`) + (rank > 1 ? ` × ${rank}` : '')}</span>
          </li>
        ))}
        <li class="rogue-free">
          <span>{say('rogue-page-free-slots')}</span>
          <b data-stat="free">{freeSlots(hero)}</b>
        </li>
      </ul>
    </section>
  );
}
