import { EFFECTS, EQUIPMENT_TYPES, freeSlots } from '../../rules/index.ts';
import { nameEffect, nameItem } from '../../voice/names.ts';
import { bonusOfItem } from '../../voice/sentences.ts';
import { say } from '#web/language/language.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import { ItemIcon } from './sprite.tsx';

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
              <b class="rogue-plus">+{bonusOfItem(item)}</b>
            </li>
          );
        })}
        {hero.effects.map(({ kind, turns }) => (
          <li key={kind} data-effect={kind}>
            <ItemIcon kind={`${kind}-potion`} />
            <span>
              {nameEffect(kind, say)} <b class="rogue-plus">+{EFFECTS[kind].armor}</b>
            </span>
            <b class="rogue-lasts">{say('run-turns-left', { turns })}</b>
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
