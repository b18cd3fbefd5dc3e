import { playerOf } from '../rules/game/looking.ts';
import { hasQuestItem } from '../rules/model/attributes.ts';
import { cellOf } from '../rules/model/place.ts';
import { PLAYER } from '../rules/model/state.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { CavesState, Creature, Level } from '../rules/model/state.ts';
import { canFly } from '../rules/turn/flight.ts';
import { areSame, footingOn } from './footing.ts';
import type { Caution } from './footing.ts';
import { costOf, judge } from './foes.ts';
import type { Foe } from './foes.ts';
import { ALL_ROUND } from './style.ts';
import type { Style } from './style.ts';
import { Walk } from './walk.ts';
import type { Footing } from './walk.ts';

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
  /** The known ground that the bot enters. */
  readonly footing: Footing;
  /** Paths over that ground, around all foes. */
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
  const footing = footingOn(player, level, caution);
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
    footing,
    walk: walkOver(footing, player, foes),
  };
}

function walkOver(footing: Footing, player: Creature, foes: readonly Foe[]): Walk {
  const occupied = new Set(foes.map(({ creature }) => cellOf(creature)));
  return new Walk(footing, player, (cell) => occupied.has(cell));
}

/** The same assessment with less caution; undefined if that opens no ground. */
export function bolder(outlook: Outlook, caution: Caution): Outlook | undefined {
  const { player, level, foes } = outlook;
  const footing = footingOn(player, level, caution);
  if (areSame(footing, outlook.footing)) return undefined;
  return { ...outlook, footing, walk: walkOver(footing, player, foes) };
}
