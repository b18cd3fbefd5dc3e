import { heroOf, pushPhase } from '../state/draft.ts';
import { soundCount } from '../model/hand.ts';
import { makePick } from '../state/phase.ts';
import type { DiceDraft } from '../state/state.ts';

/** Lets a hero give another up to `count` dice, except wounds, at any distance. */
export function errand(draft: DiceDraft, from: number, to: number, count: number): void {
  const max = Math.min(count, soundCount(heroOf(draft, from).hand));
  if (max === 0) return;
  const rule = { kind: 'count', least: 1, most: max, allies: 'counted' } as const;
  const pick = {
    hero: from,
    rule,
    end: 'errand',
    cancel: false,
    fate: 'hide',
    target: to,
  } as const;
  pushPhase(draft, makePick(pick));
}
