import { own } from '../../core/index.ts';
import type { ComponentType } from 'preact';
import type { OwnSceneId, PlannedId } from '../../catalogue.ts';
import { CavesPicture } from './caves.tsx';
import { DicePicture } from './dice.tsx';
import { GenericPicture } from './generic.tsx';
import { KalahPicture } from './kalah.tsx';
import { RoguePicture } from './rogue.tsx';
import { ZrfPicture } from './zrf.tsx';

/** The cards of the arcade; games without a scene of their own share one. */
const PICTURES: Readonly<Record<OwnSceneId | PlannedId, ComponentType>> = {
  kalah: KalahPicture,
  dice: DicePicture,
  rogue: RoguePicture,
  caves: CavesPicture,
  zrf: ZrfPicture,
};

export function pictureOf(id: string): ComponentType {
  return own<ComponentType>(PICTURES, id) ?? GenericPicture;
}
