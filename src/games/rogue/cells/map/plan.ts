import type { Place, RogueState } from '../../rules/index.ts';
import { knownItems, isKnownCell, mobsShown, sees, triggersShown } from '../../voice/known.ts';
import { MapCanvas } from '#roguelike/screen/map-canvas.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { HERO_SIGN, ITEM_SIGNS, MOB_SIGNS, triggerSign } from './signs.ts';
import type { Sign } from './signs.ts';

/** Draws the known world around a centre, one character per cell. */
export function drawPlan(grid: Grid, area: Area, state: RogueState, middle: Place): void {
  const left = middle.x - Math.floor(area.width / 2);
  const top = middle.y - Math.floor(area.height / 2);
  const canvas = new MapCanvas(grid, area, { x: left, y: top });
  const sign = (place: Place, { glyph, ink }: Sign) =>
    canvas.draw(place, glyph, { ink, bold: true });
  grid.unmirrored(area, () => {
    for (let y = top; y < top + area.height; y++) {
      for (let x = left; x < left + area.width; x++) {
        if (!isKnownCell(state, x, y)) continue;
        const isSeen = sees(state, x, y);
        if (state.ground.walls.has(x, y))
          canvas.draw({ x, y }, '▒', { ink: isSeen ? 'seed' : 'frame' });
        else canvas.draw({ x, y }, isSeen ? '·' : '.', { ink: isSeen ? 'soft' : 'faint' });
      }
    }
    for (const trigger of triggersShown(state)) {
      const shown = triggerSign(state, trigger);
      if (shown !== undefined) sign(trigger, shown);
    }
    for (const item of knownItems(state)) sign(item, ITEM_SIGNS[item.kind]);
    for (const mob of mobsShown(state)) sign(mob, MOB_SIGNS[mob.kind]);
    sign(state.hero.at, HERO_SIGN);
  });
}
