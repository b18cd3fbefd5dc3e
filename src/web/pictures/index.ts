import { own } from '../../core/index.ts';
import type { ComponentType } from 'preact';
import type { OwnSceneId } from '../../catalogue.ts';
import { CavesPicture } from './caves.tsx';
import { DicePicture } from './dice.tsx';
import { GenericPicture } from './generic.tsx';
import { KalahPicture } from './kalah.tsx';
import { RoguePicture } from './rogue.tsx';
import { ZrfPicture } from './zrf.tsx';

type Pictures = Record<OwnSceneId, ComponentType> & Record<string, ComponentType>;

/** The cards of the arcade; games without a scene of their own have one, or share the same. */
const PICTURES: Readonly<Pictures> = {
  kalah: KalahPicture,
  dice: DicePicture,
  rogue: RoguePicture,
  caves: CavesPicture,
  zrf: ZrfPicture,
};

export function pictureOf(id: string): ComponentType {
  return own<ComponentType>(PICTURES, id) ?? GenericPicture;
}
