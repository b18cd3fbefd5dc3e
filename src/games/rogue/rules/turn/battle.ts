import { below, pick } from '#core';
import { addExperience, armorOf, attackOf, MAX_HEALTH } from '../model/hero.ts';
import {
  blindFor,
  damageOf,
  experienceOf,
  FIGHT_CONFUSES,
  maxHealthOf,
  mobArmorOf,
  MOBS,
} from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { neighbours } from '../world/place.ts';
import type { TurnDraft } from './draft.ts';

/** Rounds health to two decimals. */
export function rounded(health: number): number {
  return Math.round(health * 100) / 100;
}

/** Reveals a disguised mob. */
function unmask(draft: TurnDraft, mob: Mob): Mob {
  if (mob.guise === undefined) return mob;
  const { guise: _, ...shown } = mob;
  draft.emit({ kind: 'unmasked', mob: mob.id, of: mob.kind, at: { x: mob.x, y: mob.y } });
  return shown;
}

/**
 * Both sides strike simultaneously, unless the mob is blind. Then a surviving mob is confused, or
 * the hero gains experience.
 */
export function fight(draft: TurnDraft, encountered: Mob, by: 'hero' | 'mob'): void {
  const mob = unmask(draft, encountered);
  const { hero } = draft;
  const dealt = Math.max(0, attackOf(hero) - mobArmorOf(mob));
  const damageTaken = blindFor(mob) > 0 ? 0 : Math.max(0, damageOf(mob) - armorOf(hero));
  const mobHealth = Math.max(0, mob.health - dealt);
  const health = Math.max(0, rounded(hero.health - damageTaken));
  const [of, at] = [mob.kind, { x: mob.x, y: mob.y }];
  draft.hero = { ...hero, health };
  draft.emit({
    kind: 'fought',
    by,
    mob: mob.id,
    of,
    level: mob.level,
    at,
    dealt,
    taken: damageTaken,
    mobHealth,
    health,
  });
  if (mobHealth <= 0) kill(draft, mob);
  else draft.board.put({ ...mob, health: mobHealth, hit: dealt });
  if (health <= 0) fall(draft, mob);
  if (draft.ending !== undefined) return;
  if (mobHealth <= 0) gain(draft, mob);
  else confuse(draft, mob.id);
}

function confuse(draft: TurnDraft, id: number): void {
  const mob = draft.board.get(id);
  if (mob === undefined) return;
  if (MOBS[mob.kind].clones === true) clone(draft, mob);
  draft.board.put({ ...mob, confused: Math.max(mob.confused, FIGHT_CONFUSES) });
  draft.emit({ kind: 'confused', mob: id, of: mob.kind, turns: FIGHT_CONFUSES });
}

/** Removes a mob without health. */
export function kill(draft: TurnDraft, mob: Mob): void {
  draft.board.remove(mob);
  draft.mobsLeft -= 1;
  const { kills } = draft.hero;
  draft.hero = { ...draft.hero, kills: { ...kills, [mob.kind]: kills[mob.kind] + 1 } };
  const experience = experienceOf(mob);
  const at = { x: mob.x, y: mob.y };
  draft.emit({ kind: 'killed', mob: mob.id, of: mob.kind, level: mob.level, at, experience });
}

/** Handles the hero's death. */
function fall(draft: TurnDraft, { kind: mob, level }: Mob): void {
  if (draft.before.options.mode === 'normal') draft.end('died', { mob, level });
  else {
    draft.hero = { ...draft.hero, health: MAX_HEALTH };
    draft.emit({ kind: 'spared', cause: { mob, level } });
  }
}

/** Gives the hero the experience for killing a mob. */
export function gain(draft: TurnDraft, mob: Mob): void {
  const { hero } = draft;
  const gained = experienceOf(mob);
  const [previousDamage, previousArmor] = [attackOf(hero), armorOf(hero)];
  draft.hero = addExperience(hero, gained);
  const { level } = draft.hero;
  if (level === hero.level) return;
  const [damage, armor] = [attackOf(draft.hero), armorOf(draft.hero)];
  draft.emit({ kind: 'level-up', level, previousDamage, previousArmor, damage, armor });
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
