import type { Position } from '../../core/index.ts';
import type { KalahAction, KalahState } from './rules.ts';

export function makePosition(state: KalahState): Position<KalahAction> {
  throw new RangeError(`no position for ${String(state.mover)} yet`);
}
