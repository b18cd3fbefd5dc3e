import { playerOf } from '../rules/game/looking.ts';
import { hasQuestItem } from '../rules/model/attributes.ts';
import { cellOf } from '../rules/model/place.ts';
import { PLAYER } from '../rules/model/state.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { CavesState, Creature, Level } from '../rules/model/state.ts';
import { canFly } from '../rules/turn/flight.ts';
import { safeTiles } from './safe-tiles.ts';
import type { Caution } from './safe-tiles.ts';
import { costOf, judge } from './foes.ts';
import type { Foe } from './foes.ts';
import { ALL_ROUND } from './style.ts';
import type { Style } from './style.ts';
import { Walk } from './walk.ts';

/** A bot's assessment of a view, made before it decides. */
export interface Outlook {
  readonly view: CavesState;
  readonly style: Style;
  /** The spells that the bot casts. */
  readonly spells: readonly SpellKind[];
  readonly player: Creature;
  readonly level: Level;
  /** True if the bear is in the pack. */
  readonly hasBear: boolean;
  /** All other creatures known on this level. */
  readonly foes: readonly Foe[];
  /** The foes that hunt the player and are near enough to matter. */
  readonly hunters: readonly Foe[];
  /** Share of the player's health that a fight with all hunters is likely to cost. */
  readonly risk: number;
  readonly walk: Walk;
}

/** Creatures out of sight are noticed within this distance only. */
const NEAR_UNSEEN = 3;

export function lookAt(
  view: CavesState,
  spells: readonly SpellKind[],
  style = ALL_ROUND,
  caution: Caution = style.isWorldly ? 'water' : 'hazards',
): Outlook {
  const player = playerOf(view);
  const level = view.levels[player.z] as Level;
  const foes = view.creatures
    .filter(({ id, z, side }) => id !== PLAYER && z === player.z && side !== 'ally')
    .map((creature) => judge(player, creature));
  const isComing = ({ creature, distance, hunts, lurks, isShy }: Foe) =>
    hunts &&
    !(isShy && style.isWorldly) &&
    (lurks === 0 || distance <= lurks) &&
    (distance <= NEAR_UNSEEN || canFly(level.tiles, player, creature));
  const hunters = foes.filter(isComing);
  const occupied = new Set(foes.map(({ creature }) => cellOf(creature)));
  return {
    view,
    style,
    spells,
    player,
    level,
    hasBear: hasQuestItem(player),
    foes,
    hunters,
    risk: costOf(hunters) / player.hp,
    walk: new Walk(safeTiles(player, level, caution), player, (cell) => occupied.has(cell)),
  };
}
