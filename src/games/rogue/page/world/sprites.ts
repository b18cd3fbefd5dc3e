import type { ItemKind } from '../../rules/index.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { Atlas, DrawOptions } from '../tiles/atlas.ts';
import { HEAD } from '../tiles/people.ts';
import type { FaceName } from '../tiles/people.ts';
import { gearSprite, itemSprite, mobSprite, wornSprite } from '../tiles/sprites.ts';
import { FIELD } from '../tiles/stone.ts';
import type { Drawable } from './drawable.ts';
import type { HeroShown, MobShown } from './shown.ts';

/** Graphics: the tile set and the hero's face. */
export interface Art {
  readonly atlas: Atlas;
  readonly face: FaceName | CanvasImageSource;
}

/** Scale of an item on the ground. */
const LYING = 0.66;
/** Opacity of a ghost inside a wall. */
const INSIDE_WALL = 0.6;

/** Draws a tile in a square around its centre. */
function stamp(
  atlas: Atlas,
  pen: CanvasRenderingContext2D,
  name: string,
  { x, y }: Point,
  side: number,
  manner?: DrawOptions,
): void {
  const left = Math.round(x - side / 2);
  atlas.draw(pen, name, left, Math.round(y - side / 2), Math.round(side), manner);
}

function itemPicture({ atlas }: Art, kind: ItemKind): Drawable {
  return {
    draw: (pen, centre, scale) => stamp(atlas, pen, itemSprite(kind), centre, scale),
  };
}

/** A trigger, which fills its cell. */
export function triggerPicture({ atlas }: Art, sprite: string): Drawable {
  return { draw: (pen, centre, scale) => stamp(atlas, pen, sprite, centre, scale) };
}

/** An item on the ground: smaller than in hand, above its shadow. */
export function droppedItem(art: Art, kind: ItemKind, frame: number): Drawable {
  const item = itemPicture(art, kind);
  return {
    draw: (pen, { x, y }, scale) => {
      stamp(art.atlas, pen, 'shadow', { x, y: y - scale * 0.14 }, scale * 0.8);
      const lift = frame === 0 ? 0 : scale * 0.03;
      item.draw(pen, { x, y: y - lift }, scale * LYING);
    },
  };
}

/** A mob in one of its two frames. */
export function mobPicture(
  art: Art,
  mob: MobShown,
  frame: number,
  manner: DrawOptions & { readonly isInWall?: boolean },
): Drawable {
  if (mob.disguise !== undefined) return droppedItem(art, mob.disguise, 0);
  return {
    draw: (pen, centre, scale) => {
      if (manner.isInWall === true) pen.globalAlpha = INSIDE_WALL;
      stamp(art.atlas, pen, 'shadow', centre, scale);
      const place = { x: centre.x, y: centre.y - scale * 0.06 };
      stamp(art.atlas, pen, mobSprite(mob.kind, frame), place, scale, manner);
      pen.globalAlpha = 1;
    },
  };
}

/** The hero, layered: body, armour, head and weapon. */
export function heroPicture(
  art: Art,
  hero: HeroShown,
  frame: number,
  manner?: DrawOptions,
): Drawable {
  const { atlas, face } = art;
  return {
    draw: (pen, centre, scale) => {
      const side = scale * 1.06;
      const place = { x: centre.x, y: centre.y - scale * 0.08 };
      const draw = (name: string, at = place) => stamp(atlas, pen, name, at, side, manner);
      stamp(atlas, pen, 'shadow', centre, scale);
      draw(`body-${frame}`);
      for (const kind of hero.worn) draw(wornSprite(kind));
      const bob = { x: place.x, y: place.y - (frame === 0 ? 0 : side / FIELD) };
      if (typeof face === 'string') draw(`head-${face}`, bob);
      else {
        drawFace(pen, face, bob, side);
        draw('head-frame', bob);
      }
      if (hero.weapon !== null) draw(gearSprite(hero.weapon), bob);
    },
  };
}

/** Draws the player's picture in a circle at the head. */
function drawFace(
  pen: CanvasRenderingContext2D,
  face: CanvasImageSource,
  { x, y }: Point,
  side: number,
): void {
  const unit = side / FIELD;
  const [middleX, middleY] = [x + (HEAD.x - FIELD / 2) * unit, y + (HEAD.y - FIELD / 2) * unit];
  const radius = HEAD.radius * unit;
  pen.save();
  pen.beginPath();
  pen.arc(middleX, middleY, radius, 0, 2 * Math.PI);
  pen.clip();
  pen.imageSmoothingEnabled = true;
  pen.drawImage(face, middleX - radius, middleY - radius, 2 * radius, 2 * radius);
  pen.restore();
}
