import type { Rules } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { MARKS } from './marks.ts';

/** Marks explained in help, in this order; those of check only for games with royal pieces. */
const EXPLAINED = ['cursor', 'picked', 'target', 'last', 'hint'] as const;
const OF_CHECK = ['check', 'mate'] as const;

/** Signs around marked squares and their meaning. */
export function describeMarks({ goals }: Rules, say: Say): readonly KeyLabel[] {
  const hasCheck = goals.some(({ test }) => test.kind === 'checkmated');
  const explained = [...EXPLAINED, ...(hasCheck ? OF_CHECK : [])];
  return explained.map((name) => {
    const { before, after } = MARKS[name];
    return { keys: `${before} ${after}`, label: say(`screen-zrf-mark-${name}`) };
  });
}
