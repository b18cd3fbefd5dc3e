import { cloudRow } from '../rules/model/content.ts';
import { hazardsOf } from '../rules/game/hazards.ts';
import type { CavesAction } from '../rules/model/action.ts';
import { cellOf } from '../rules/model/place.ts';
import { groundOf } from '../rules/model/ground.ts';
import type { Outlook } from './outlook.ts';
import { forNeighbours, openGround, Walk } from './walk.ts';

/** Steps out of fire and bad gas, and away from fire that spreads. */
export function escape({ player, level, foes }: Outlook): CavesAction | undefined {
  const { content } = player;
  if (!groundOf(content).isAny || level.clouds === undefined) return undefined;
  const bad = hazardsOf(content, level);
  const isNear = (cell: number) => {
    let isBeside = bad.has(cell);
    forNeighbours(cell, (next) => {
      const cloud = level.clouds?.find((one) => one.cell === next);
      if (cloud !== undefined && cloudRow(content, cloud.kind).fire === true) isBeside = true;
    });
    return isBeside;
  };
  const here = cellOf(player);
  if (!isNear(here)) return undefined;
  const occupied = new Set(foes.map(({ creature }) => cellOf(creature)));
  const walk = new Walk(openGround(level.tiles), player, (cell) => occupied.has(cell));
  const isWalk = (cell: number) => cell !== here && !occupied.has(cell) && !isNear(cell);
  const refuge = walk.find((cell, steps) => steps > 0 && steps < 9 && isWalk(cell));
  return refuge === undefined ? undefined : walk.stepTowards(refuge);
}
