import {
  creaturesInSight,
  equipmentOf,
  isEquipped,
  itemOf,
  playerOf,
  stepsBetween,
} from '../../games/caves/index.ts';
import type { CavesState } from '../../games/caves/index.ts';
import { isLow } from './status.ts';

const STEPS_EXPLAINED = 4;
const EXPLORING_EXPLAINED = 60;
const EXPLAINED = 200;
const NEAR = 3;

/** What the first turns explain. */
export type CavesHint = 'walk' | 'fight' | 'pick-up' | 'equip' | 'quaff' | 'rest' | 'explore';

/** What is worth explaining in a state of the first turns; undefined where nothing is. */
export function hintFor(view: CavesState): CavesHint | undefined {
  const { turns, ending } = view;
  if (turns >= EXPLAINED || ending !== undefined) return undefined;
  if (turns < STEPS_EXPLAINED) return 'walk';
  const player = playerOf(view);
  if (creaturesInSight(view).some((one) => stepsBetween(player, one) <= NEAR)) return 'fight';
  if (itemOf(view, player) !== undefined) return 'pick-up';
  if (isLow(player)) return 'rest';
  const isIdle = player.pack.some(
    (item, slot) => item !== null && equipmentOf(item) !== undefined && !isEquipped(player, slot),
  );
  if (isIdle && player.weapon === null) return 'equip';
  if (player.pack.some((item) => item?.kind === 'potion')) return 'quaff';
  return turns < EXPLORING_EXPLAINED ? 'explore' : undefined;
}
