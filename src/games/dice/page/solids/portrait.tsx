import type { HeroClass, HeroSheet } from '../../rules/index.ts';

/** Paths in a 24 by 24 box: a fist, a bow, a spark, a sun, a book. */
const EMBLEMS: Readonly<Record<HeroClass, string>> = {
  brawler:
    'M6 10V8a2 2 0 0 1 4 0M10 9V6.500a2 2 0 0 1 4 0V9M14 9V7.500a2 2 0 0 1 4 0V14a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5v-4l4 1.500 3-1',
  hunter: 'M6 4c9 1 13 5 14 14M6 4l14 14M4 20 15 9M11.500 9H15v3.500',
  mystic: 'M12 3l2.200 6.800L21 12l-6.800 2.200L12 21l-2.200-6.800L3 12l6.800-2.200z',
  prophet:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300 7 7M17 17l1.700 1.700M18.700 5.300 17 7M7 17l-1.700 1.700',
  mentor:
    'M12 6c-2-1.500-5-2-8-1.500V18c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V4.500C17 4 14 4.500 12 6zM12 6v13.500',
};

interface PortraitProps {
  readonly of: Pick<HeroSheet, 'class' | 'favoured'>;
}

/** Portrait of a hero: the emblem of his class in the colour of his favoured dice. */
export function Portrait({ of }: PortraitProps) {
  return (
    <svg class={`portrait die-${of.favoured}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" />
      <path d={EMBLEMS[of.class]} transform="translate(2.400 2.400) scale(0.800)" />
    </svg>
  );
}
