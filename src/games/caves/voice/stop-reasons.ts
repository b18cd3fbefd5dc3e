import { effectRow, hungerOf, isAilment } from '../rules/index.ts';
import type {
  CavesContent,
  CavesEvent,
  Creature,
  CreatureKind,
  EffectKind,
  Item,
} from '../rules/index.ts';
import type { CommonStop } from '#roguelike/errand-run.ts';
import { isYou } from './sentences.ts';

/** Reasons for an automatic action to stop, beyond those common to all roguelikes. */
export type CavesStop =
  /** `explored-choice`: within reach, nothing is left but one of several things in cages. */
  | { readonly reason: 'explored' | 'explored-rock' | 'explored-choice' }
  /** A hunter: `sight` if it came into view, `in-sight` at the start; `near` for a wanderer. */
  | { readonly reason: 'sight' | 'in-sight' | 'near'; readonly who: CreatureKind }
  | { readonly reason: 'blocked' | 'attacked'; readonly who: CreatureKind }
  | { readonly reason: 'hurt' | 'low' | 'fatal' | 'starving' | 'last-food' | 'effect' | 'level' }
  | { readonly reason: 'trap' }
  | { readonly reason: 'ailment'; readonly effect: EffectKind }
  | { readonly reason: 'full'; readonly item: Item }
  /** Things in cages came into view. */
  | { readonly reason: 'choice'; readonly items: readonly Item[] }
  /** The only way on leads through deep water or the like. */
  | { readonly reason: 'rough'; readonly terrain: string }
  | { readonly reason: 'rock' | 'edge' | 'thing' }
  | { readonly reason: 'through' | 'nowhere' };
export type Stop = CavesStop | CommonStop;

/**
 * The event of a turn that interrupts any automatic action. An ailment does so when it begins, not
 * while it lasts.
 */
export function interruption(
  content: CavesContent,
  events: readonly CavesEvent[],
): CavesStop | undefined {
  for (const event of events) {
    if (event.kind === 'struck' && isYou(event.target))
      return { reason: 'attacked', who: event.who.kind };
    if (event.kind === 'sprung') return { reason: 'trap' };
    if (event.kind === 'hurt' && isYou(event.who) && effectRow(content, event.effect).turns === 0)
      return { reason: 'hurt' };
    if (event.kind === 'rank-gained' && isYou(event.who)) return { reason: 'level' };
  }
  for (const event of events) {
    if (event.kind === 'hunger' && event.hunger === 'starving') return { reason: 'starving' };
    if (event.kind === 'effect-begun' && isYou(event.who) && isAilment(content, event.effect))
      return { reason: 'ailment', effect: event.effect };
    if (event.kind === 'effect-ended' && isYou(event.who) && isHelp(content, event.effect))
      return { reason: 'effect' };
  }
  return undefined;
}

/** True for an effect with a positive bonus. */
function isHelp(content: CavesContent, kind: EffectKind): boolean {
  return Object.values(effectRow(content, kind).bonus ?? {}).some((amount) => amount > 0);
}

/** True if active effects will kill the player unless something is done. */
export function isDying({ content, hp, effects }: Creature): boolean {
  let left = hp;
  for (const { kind, turns } of effects) {
    const { hp: change = 0, chance } = effectRow(content, kind).each ?? {};
    if (chance === undefined) left += turns * change;
  }
  return left <= 0;
}

/** With this little food, death is a few turns away: automatic actions stop after one turn. */
const MIN_FOOD = 30;

/** Stops a starving player from resting or walking into death unawares. */
export function starvation(
  player: Creature,
  { isRest, count }: { readonly isRest: boolean; readonly count: number },
): CavesStop | undefined {
  if (hungerOf(player) !== 'starving') return undefined;
  if (isRest) return { reason: 'starving' };
  return player.food <= MIN_FOOD && count > 0 ? { reason: 'last-food' } : undefined;
}
