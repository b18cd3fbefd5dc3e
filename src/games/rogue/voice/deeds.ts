import type { Foretold, Mob, RogueEvent, RogueState } from '../rules/index.ts';
import { deedDamageOf, foretell, isAsleep } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { bad, plainLine } from '#roguelike/log.ts';
import type { Sentence } from '#roguelike/log.ts';
import { makeNumber, nameItem, nameMob } from './names.ts';

type DeedEvent = Extract<RogueEvent, { readonly kind: 'deed' }>;

/** The message for what a mob did besides moving and striking. */
export function describeDeed({ of, result }: DeedEvent, say: Say): Sentence {
  const mob = nameMob(of, say, 'That');
  const id = `rogue-said-${result.deed}`;
  switch (result.deed) {
    case 'aim':
    case 'brace':
      return bad(say(id, { mob }));
    case 'fuse':
    case 'web':
      return bad(say(id, { mob, turns: result.turns }));
    case 'crash':
    case 'eat':
      return plainLine(say(id, { mob, turns: result.turns }));
    case 'shoot':
    case 'explode':
      return bad(say(id, { mob, taken: makeNumber(result.taken) }));
    case 'steal':
      return bad(say(id, { mob, item: nameItem(result.item, say, 'thing') }));
    case 'mend': {
      const other = nameMob(result.of, say, 'object');
      return plainLine(say(id, { mob, other, amount: result.amount }));
    }
    case 'summon':
    case 'wake':
      return bad(say(id, { mob }));
  }
}

/** A mob's next deed, exactly. */
function describeForetold(foretold: Foretold, say: Say): string {
  const id = `rogue-foretold-${foretold.deed}`;
  if (foretold.deed === 'steal') return say(id, { item: nameItem(foretold.item, say, 'thing') });
  return say(id, { ...foretold });
}

/** A mob's condition, what it is about to do, and how it behaves. */
export function describeConduct(state: RogueState, mob: Mob, say: Say): string {
  const foretold = foretell(state, mob);
  const { still = 0, holds } = mob;
  return [
    ...(isAsleep(mob) ? [say('rogue-look-asleep')] : []),
    ...(still > 0 ? [say('rogue-look-still', { turns: still })] : []),
    ...(holds === undefined
      ? []
      : [say('rogue-look-holds', { item: nameItem(holds, say, 'one') })]),
    ...(foretold === undefined ? [] : [describeForetold(foretold, say)]),
    say(`rogue-about-${mob.kind}`, { damage: deedDamageOf(mob) }),
  ].join(' ');
}
