import { cloudRow } from '../rules/model/content.ts';
import { hazardSigns, isHazardous } from '../rules/game/hazards.ts';
import type { CavesAction } from '../rules/model/action.ts';
import { cellOf } from '../rules/model/place.ts';
import { groundOf } from '../rules/model/ground.ts';
import type { Outlook } from './outlook.ts';
import { forNeighbours, openGround, Walk } from './walk.ts';

/** Most steps to a safe place. */
const MAX_ESCAPE = 8;

/** Steps out of fire and bad gas, and away from fire that spreads. */
export function escape({ player, level, foes }: Outlook): CavesAction | undefined {
  const { content } = player;
  if (!groundOf(content).isAny || level.clouds === undefined) return undefined;
  const clouds = new Map(level.clouds.map(({ cell, kind }) => [cell, kind]));
  const signs = hazardSigns(content);
  const isBad = (cell: number) => {
    const kind = clouds.get(cell);
    return (
      signs[level.known.charCodeAt(cell)] === 1 ||
      (kind !== undefined && isHazardous(content, kind))
    );
  };
  const isNear = (cell: number) => {
    let isBeside = isBad(cell);
    forNeighbours(cell, (next) => {
      const kind = clouds.get(next);
      if (kind !== undefined && cloudRow(content, kind).fire === true) isBeside = true;
    });
    return isBeside;
  };
  const here = cellOf(player);
  if (!isNear(here)) return undefined;
  const occupied = new Set(foes.map(({ creature }) => cellOf(creature)));
  const walk = new Walk(openGround(level.tiles), player, (cell) => occupied.has(cell));
  const isWalk = (cell: number) => cell !== here && !occupied.has(cell) && !isNear(cell);
  const refuge = walk.find((cell, steps) => steps > 0 && isWalk(cell), MAX_ESCAPE);
  return refuge === undefined ? undefined : walk.stepTowards(refuge);
}
