import type { DieType } from '../../rules/index.ts';
import type { InkColour } from '#screen/cells/ink.ts';

const DIE_INKS: Readonly<Record<DieType, InkColour>> = {
  PHYSICAL: 'physical',
  SOMATIC: 'somatic',
  MENTAL: 'mental',
  VERBAL: 'verbal',
  DIVINE: 'divine',
  WOUND: 'wound',
  ENEMY: 'enemy',
  VILLAIN: 'villain',
  OBSTACLE: 'obstacle',
  ALLY: 'ally',
};

/** The colour of a type of dice. */
export function inkOf(type: DieType): InkColour {
  return DIE_INKS[type];
}
