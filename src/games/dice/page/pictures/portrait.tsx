import type { HeroSheet } from '../../rules/index.ts';
import { heroPicture } from './names.ts';
import { Picture } from './picture.tsx';

/** Portrait of a hero by his class. His name stands beside it. */
export function Portrait({ of }: { readonly of: Pick<HeroSheet, 'class'> }) {
  return <Picture of={heroPicture(of.class)} class="portrait" />;
}
