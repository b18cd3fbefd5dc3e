import type { CavesAction } from '../rules/model/action.ts';
import { cellOf } from '../rules/model/place.ts';
import type { Outlook } from './outlook.ts';

/** Greatest way to a captive, in steps. */
const MAX_STEPS = 25;

/** Walks to a captive in sight; the last step sets it free. */
export function freeCaptive({ foes, walk, style }: Outlook): CavesAction | undefined {
  if (!style.isWorldly) return undefined;
  const captives = foes.filter(({ creature }) => creature.side === 'captive');
  const cells = new Set(captives.map(({ creature }) => cellOf(creature)));
  if (cells.size === 0) return undefined;
  const cell = walk.find((one, steps) => steps > 0 && cells.has(one), MAX_STEPS);
  return cell === undefined ? undefined : walk.stepTowards(cell);
}
