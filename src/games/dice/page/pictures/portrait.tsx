import type { HeroSheet, Pack } from '../../rules/index.ts';
import { heroPicture } from './names.ts';
import { Picture } from './picture.tsx';

interface PortraitProps {
  readonly of: Pick<HeroSheet, 'class'>;
  /** The adventure of the address by default. */
  readonly pack?: Pack;
}

/** Portrait of a hero by his class. His name stands beside it. */
export function Portrait({ of, ...rest }: PortraitProps) {
  return <Picture of={heroPicture(of.class)} class="portrait" {...rest} />;
}
