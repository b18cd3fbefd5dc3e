import { playerOf } from '../rules/game/looking.ts';
import { cellOf } from '../rules/model/place.ts';
import { PLAYER } from '../rules/model/state.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { CavesState, Creature, Level } from '../rules/model/state.ts';
import { canFly } from '../rules/turn/flight.ts';
import { costOf, judge } from './foes.ts';
import type { Foe } from './foes.ts';
import { Walk } from './walk.ts';

/** What a mind makes of a view before it decides. */
export interface Outlook {
  readonly view: CavesState;
  /** Those that the mind casts. */
  readonly spells: readonly SpellKind[];
  readonly player: Creature;
  readonly level: Level;
  /** Whether the bear is in the pack. */
  readonly hasBear: boolean;
  /** All others who are known to be on this level. */
  readonly foes: readonly Foe[];
  /** Those who come for the player, and are near enough. */
  readonly hunters: readonly Foe[];
  /** What share of his health a fight with all of these is likely to cost. */
  readonly risk: number;
  readonly walk: Walk;
}

/** From so far away nobody is noticed who is not in sight. */
const NEAR_UNSEEN = 3;

export function lookAt(view: CavesState, spells: readonly SpellKind[]): Outlook {
  const player = playerOf(view);
  const level = view.levels[player.z] as Level;
  const foes = view.creatures
    .filter(({ id, z }) => id !== PLAYER && z === player.z)
    .map((creature) => judge(player, creature));
  const isComing = ({ creature, distance, hunts, lurks }: Foe) =>
    hunts &&
    (lurks === 0 || distance <= lurks) &&
    (distance <= NEAR_UNSEEN || canFly(level.tiles, player, creature));
  const hunters = foes.filter(isComing);
  const taken = new Set(foes.map(({ creature }) => cellOf(creature)));
  return {
    view,
    spells,
    player,
    level,
    hasBear: player.pack.some((item) => item?.kind === 'bear'),
    foes,
    hunters,
    risk: costOf(hunters) / player.hp,
    walk: new Walk(level.tiles, player, (cell) => taken.has(cell)),
  };
}
