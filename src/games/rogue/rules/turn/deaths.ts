import { giftOf, HEALTH_PER_LEVEL } from '../model/gifts.ts';
import { addExperience, armorOf, attackOf, heroMaxHealth } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { experienceOf } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { offerGifts } from './choosing.ts';
import type { TurnDraft } from './draft.ts';
import { rounded } from './rounded.ts';

/** Removes a mob without health. */
export function kill(draft: TurnDraft, mob: Mob): void {
  draft.removeMob(mob);
  if (mob.holds !== undefined) draft.layItem({ kind: mob.holds, x: mob.x, y: mob.y });
  const { kills } = draft.hero;
  draft.hero = { ...draft.hero, kills: { ...kills, [mob.kind]: kills[mob.kind] + 1 } };
  const experience = experienceOf(mob);
  const at = { x: mob.x, y: mob.y };
  draft.emit({ kind: 'killed', mob: mob.id, of: mob.kind, level: mob.level, at, experience });
}

/** Handles the hero's death. */
export function fall(draft: TurnDraft, { kind: mob, level }: Pick<Mob, 'kind' | 'level'>): void {
  if (draft.before.options.mode === 'normal') draft.end('died', { mob, level });
  else {
    draft.hero = { ...draft.hero, health: heroMaxHealth(draft.hero) };
    draft.emit({ kind: 'spared', cause: { mob, level } });
  }
}

/** Handles a death that no mob caused. */
export function fallAlone(draft: TurnDraft): void {
  if (draft.before.options.mode === 'normal') draft.end('died');
  else {
    draft.hero = { ...draft.hero, health: heroMaxHealth(draft.hero) };
    draft.emit({ kind: 'spared' });
  }
}

/** Gives the hero the experience for killing a mob. */
export function gain(draft: TurnDraft, mob: Mob): void {
  const { hero } = draft;
  const gained = experienceOf(mob);
  const [previousDamage, previousArmor] = [attackOf(hero), armorOf(hero)];
  draft.hero = grown(hero, addExperience(hero, gained), gained);
  const { level } = draft.hero;
  if (level === hero.level) return;
  const [damage, armor] = [attackOf(draft.hero), armorOf(draft.hero)];
  const most = draft.hero.growth === undefined ? {} : { most: heroMaxHealth(draft.hero) };
  draft.emit({ kind: 'level-up', level, previousDamage, previousArmor, damage, armor, ...most });
  offerGifts(draft, level - hero.level);
}

/** Health from a kill and from new levels, in worlds with floors. */
function grown(before: Hero, after: Hero, gained: number): Hero {
  const { growth } = after;
  if (growth === undefined) return after;
  const levels = (after.level - before.level) * HEALTH_PER_LEVEL;
  const healed = gained > 0 ? giftOf(growth, 'perKill') : 0;
  const health = rounded(Math.min(heroMaxHealth(after), after.health + levels + healed));
  return { ...after, health };
}
