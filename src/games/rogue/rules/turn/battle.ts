import { below, pick } from '#core';
import { FIGHT_CONFUSES, maxHealthOf, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { neighbours } from '../world/place.ts';
import type { TurnDraft } from './draft.ts';
import { fall, gain, kill } from './deaths.ts';
import { afterBlow, exchange, spend } from './exchange.ts';
import type { BlowTerms } from './exchange.ts';
import { rounded } from './rounded.ts';
import { splitOff } from './splitting.ts';
import { useStyle } from './weapon-style.ts';

/** Reveals a disguised mob. */
function unmask(draft: TurnDraft, mob: Mob): Mob {
  if (mob.guise === undefined) return mob;
  draft.emit({ kind: 'unmasked', mob: mob.id, of: mob.kind, at: { x: mob.x, y: mob.y } });
  return { ...mob, guise: undefined };
}

/**
 * Both sides strike simultaneously, unless the mob cannot. Then a surviving mob is confused, or the
 * hero gains experience.
 */
export function fight(
  draft: TurnDraft,
  encountered: Mob,
  by: 'hero' | 'mob',
  terms: BlowTerms = {},
): void {
  const mob = unmask(draft, encountered);
  const { dealt, taken, spent } = exchange(draft.hero, mob, terms);
  const mobHealth = Math.max(0, mob.health - dealt);
  const health = Math.max(0, rounded(draft.hero.health - taken));
  const [of, at] = [mob.kind, { x: mob.x, y: mob.y }];
  draft.hero = { ...spend(draft.hero, spent), health };
  draft.emit({
    kind: 'fought',
    by,
    mob: mob.id,
    of,
    level: mob.level,
    at,
    dealt,
    taken,
    mobHealth,
    health,
  });
  if (mobHealth <= 0) kill(draft, mob);
  else draft.board.put(afterBlow(mob, mobHealth, dealt));
  if (health <= 0) fall(draft, mob);
  if (draft.ending !== undefined) return;
  if (mobHealth <= 0) gain(draft, mob);
  else if (by === 'hero' && MOBS[mob.kind].splits === true) splitOff(draft, mob.id);
  if (by === 'hero') useStyle(draft, mob);
  if (mobHealth > 0) confuse(draft, mob.id);
}

function confuse(draft: TurnDraft, id: number): void {
  const mob = draft.board.get(id);
  if (mob === undefined) return;
  if (MOBS[mob.kind].clones === true) clone(draft, mob);
  draft.board.put({ ...mob, confused: Math.max(mob.confused, FIGHT_CONFUSES) });
  draft.emit({ kind: 'confused', mob: id, of: mob.kind, turns: FIGHT_CONFUSES });
}

/** May create a copy on a free adjacent cell; the weaker the mob, the likelier. */
function clone(draft: TurnDraft, mob: Mob): void {
  const maxHealth = maxHealthOf(mob);
  if (below(draft.random, maxHealth) >= maxHealth - mob.health) return;
  const free = neighbours(mob).filter(
    (cell) => !draft.isWall(cell) && draft.board.at(cell.x, cell.y) === undefined,
  );
  const open = free.filter(({ x, y }) => x !== draft.hero.at.x || y !== draft.hero.at.y);
  if (open.length === 0) return;
  const at = pick(draft.random, open);
  const id = draft.nextMob;
  draft.nextMob += 1;
  draft.mobsLeft += 1;
  draft.board.put({ ...mob, id, x: at.x, y: at.y, isCopy: true });
  draft.emit({ kind: 'cloned', mob: mob.id, clone: id, of: mob.kind, at });
}
