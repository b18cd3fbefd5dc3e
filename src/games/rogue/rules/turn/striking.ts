import type { Mob } from '../model/mobs.ts';
import type { Striker } from '../model/event.ts';
import { gain, kill } from './deaths.ts';
import type { TurnDraft } from './draft.ts';
import { afterBlow } from './exchange.ts';

/** Hits a mob that cannot strike back; the hero gains the experience unless a mob did it. */
export function strike(draft: TurnDraft, mob: Mob, dealt: number, by: Striker): void {
  const { id, kind: of, level } = mob;
  const at = { x: mob.x, y: mob.y };
  const mobHealth = Math.max(0, mob.health - dealt);
  draft.emit({ kind: 'struck', by, mob: id, of, level, at, dealt, mobHealth });
  if (mobHealth > 0) {
    draft.board.put(afterBlow(mob, mobHealth, dealt));
    return;
  }
  kill(draft, mob);
  if (by !== 'mob') gain(draft, mob);
}
