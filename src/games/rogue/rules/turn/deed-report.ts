import type { DeedResult } from '../model/deed-result.ts';
import type { Mob } from '../model/mobs.ts';
import { fall } from './deaths.ts';
import type { TurnDraft } from './draft.ts';
import { catchBlow, spend } from './exchange.ts';
import { rounded } from './rounded.ts';

/** Records a deed. Deeds out of sight go unnoticed, unless they reach the hero. */
export function report(draft: TurnDraft, mob: Mob, result: DeedResult, isFelt = false): void {
  if (!isFelt && !draft.sight.has(mob.x, mob.y)) return;
  const { id, kind: of, level, x, y } = mob;
  draft.emit({ kind: 'deed', mob: id, of, level, at: { x, y }, result });
}

/** A deed hits the hero, whose shield may catch some of it. */
export function hitHero(
  draft: TurnDraft,
  mob: Mob,
  deed: 'shoot' | 'explode',
  damage: number,
): void {
  const { taken, spent } = catchBlow(draft.hero, damage);
  const health = Math.max(0, rounded(draft.hero.health - taken));
  draft.hero = { ...spend(draft.hero, spent), health };
  report(draft, mob, { deed, damage, taken, health }, true);
  if (health <= 0) fall(draft, mob);
}
