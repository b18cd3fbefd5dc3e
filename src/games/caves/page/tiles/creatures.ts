import type { CreatureKind } from '../../rules/index.ts';
import { EDGE, fill, line, stick } from '#web/canvas/shapes.ts';
import type { Picture } from '#web/canvas/shapes.ts';

const SKIN = '#f0c49a';

/** Two round eyes with pupils. */
function eyes(y: number, [left, right]: readonly [number, number], white: string): Picture {
  return [
    fill(white, `M${left - 2.6} ${y}a2.600 3 0 1 0 5.200 0a2.600 3 0 1 0-5.200 0z`),
    fill(white, `M${right - 2.6} ${y}a2.600 3 0 1 0 5.200 0a2.600 3 0 1 0-5.200 0z`),
    line(EDGE, 2.2, `M${left} ${y}v.4M${right} ${y}v.4`),
  ];
}

/** Pictures of creatures, one row each. */
export const CREATURE_PICTURES: Readonly<Record<CreatureKind, Picture>> = {
  // A figure with a helmet lamp and a shovel.
  player: [
    ...stick('#9a6b3c', 3, 'M27 22V58'),
    fill('#c3ccd6', 'M23 50q0-4 4-4t4 4v5q-4 6-8 0z'),
    fill('#4a3524', 'M8 50h6v11H6q-1-4 2-5zM18 50h6v6q3 1 2 5h-8z'),
    fill('#3f7fb5', 'M6 52V38q0-8 10-8t10 8v14z'),
    line('#2a5a86', 2.5, 'M16 32v20'),
    fill('#8a5a2c', 'M6 46h20v4H6z'),
    fill(SKIN, 'M24 44a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM3 46a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'),
    fill(SKIN, 'M8 22q0-9 8-9t8 9q0 9-8 9t-8-9z'),
    line('#3a2418', 2.4, 'M13 22v1.500M19.500 22v1.500'),
    line('#9c5a44', 1.8, 'M13.500 27q2.500 2 5 0'),
    fill('#e0a02f', 'M5 18q0-12 11-12t11 12q-11-4-22 0z'),
    fill('#fff6cf', 'M13 11a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z'),
  ],
  fungus: [
    fill('#e8dcc0', 'M11 40q0 10-3 20h16q-3-10-3-20z'),
    line('#b9a987', 1.8, 'M14 46l-1 12M18 46l1 12'),
    fill('#5fae4a', 'M2 40q1-18 14-18t14 18q-14 6-28 0z'),
    line('#2f6b2a', 2, 'M5 40q11 4 22 0'),
    fill(
      '#e6f2c4',
      'M9 31a2.500 2 0 1 0 5 0a2.500 2 0 1 0-5 0zM18 28a2 1.800 0 1 0 4 0a2 1.800 0 1 0-4 0z',
    ),
    fill('#8ac46a', 'M22 56q1-8 5-8t4 7q-4 3-9 1z'),
    fill('#e8dcc0', 'M25 55h4l1 6h-5z'),
  ],
  bat: [
    fill('#a184bd', 'M13 27Q8 18 1 17q2 5 0 9 4 0 4 4 4-1 5 4l3 1z'),
    fill('#a184bd', 'M19 27q5-9 12-10-2 5 0 9-4 0-4 4-4-1-5 4l-3 1z'),
    fill('#7d5f96', 'M10 29q0-8 6-8t6 8q0 10-6 12-6-2-6-12z'),
    fill('#7d5f96', 'M10 24l-1-8 5 5zM22 24l1-8-5 5z'),
    line('#ffd75e', 2.6, 'M13.500 27v.5M18.500 27v.5'),
    line('#ffffff', 1.8, 'M14 33l.5 2.500M18 33l-.5 2.500'),
  ],
  zombie: [
    fill('#4b4f63', 'M8 48h7l-1 13H6zM17 48h7l2 13h-8z'),
    fill('#6a6f4a', 'M7 32q9-5 18 0l1 18-4-2-3 3-4-3-4 3-5-2z'),
    fill('#8fae7d', 'M7 34q-5 2-6 9l5 1 3-5zM25 33q6-1 7-6l-4-2-6 5z'),
    fill('#9cbf8a', 'M8 21q0-10 8-10t8 10q0 10-8 10t-8-10z'),
    fill('#6d8a5c', 'M8 18q2-8 9-8 6 1 7 6-5-2-8 0-4 2-8 2z'),
    ...eyes(21, [12.5, 19.5], '#f6f2c8'),
    line('#3d4a2c', 2.2, 'M12 27l2-1 2 1.500 2-1.500 2 1'),
  ],
  goblin: [
    fill('#5a3d22', 'M8 50h6v11H6q0-4 2-5zM18 50h6v5q2 2 2 6h-8z'),
    fill('#8a5a2c', 'M7 36q9-5 18 0l1 16q-10 3-20 0z'),
    line('#e0b24a', 2.4, 'M7 45h18'),
    fill('#6fb24c', 'M7 37q-5 3-5 10l5 1 3-6zM25 37q5 3 5 10l-5 1-3-6z'),
    fill('#6fb24c', 'M9 20L1 15q0 8 7 11zM23 20l8-5q0 8-7 11z'),
    fill('#7fc257', 'M7 22q0-11 9-11t9 11q-1 11-9 11T7 22z'),
    ...eyes(21, [12.2, 19.8], '#ffe27a'),
    fill('#5c9a3e', 'M14.500 23h3l1.500 4h-6z'),
    line('#2f4a1c', 2, 'M12 29.500q4 1.500 8 0'),
    line('#ffffff', 2, 'M13 29.500v-2M19 29.500v-2'),
  ],
  spider: [
    ...stick('#8f73b5', 2, 'M11 42L4 34l-2 12M11 45l-8 2-1 9M21 42l7-8 2 12M21 45l8 2 1 9'),
    ...stick('#8f73b5', 2, 'M12 48l-5 6v6M20 48l5 6v6'),
    fill('#7d5fa6', 'M8 38q0-10 8-10t8 10q0 9-8 9t-8-9z'),
    line('#c9a9f0', 2, 'M12 33q4-3 8 0M16 33v8'),
    fill('#5c4380', 'M10 48q0-5 6-5t6 5q0 6-6 6t-6-6z'),
    line('#ff6a5e', 2.2, 'M13 47.500v.5M19 47.500v.5M15 50v.5M17 50v.5'),
  ],
  mole: [
    fill('#5f4c44', 'M4 48q0-20 12-20t12 20v8q-12 6-24 0z'),
    fill('#7b655a', 'M9 50q0-10 7-10t7 10q0 7-7 8-7-1-7-8z'),
    fill('#e8a7a0', 'M13 38q0-5 3-5t3 5q-1 4-3 4t-3-4z'),
    line(EDGE, 2, 'M10.500 36.500v.5M21.500 36.500v.5'),
    line('#d9c8bd', 1.4, 'M11 41l-5-1M11 43l-5 2M21 41l5-1M21 43l5 2'),
    fill('#f0d8c8', 'M2 52l1-6 3 2 2-3 3 4-1 6q-5 2-8-3zM30 52l-1-6-3 2-2-3-3 4 1 6q5 2 8-3z'),
  ],
};
