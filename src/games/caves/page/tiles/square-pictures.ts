import { EDGE, fill, line, stick } from '#web/canvas/shapes.ts';
import type { Picture } from '#web/canvas/shapes.ts';
import { BEASTS } from './depths-beasts.ts';
import { FOLK } from './depths-folk.ts';
import { THINGS } from './depths-items.ts';

const SKIN = '#f0c49a';

/** Two round eyes with pupils that look ahead. */
function eyes(y: number, [left, right]: readonly [number, number], white: string): Picture {
  return [
    fill(white, `M${left - 4} ${y}a4 4.5 0 1 0 8 0a4 4.5 0 1 0-8 0z`),
    fill(white, `M${right - 4} ${y}a4 4.5 0 1 0 8 0a4 4.5 0 1 0-8 0z`),
    line(EDGE, 3.4, `M${left} ${y}v.6M${right} ${y}v.6`),
  ];
}

/** Pictures that need a square, on a field of 64 × 64. */
export const SQUARES: Readonly<Record<string, Picture>> = {
  ...BEASTS,
  ...FOLK,
  ...THINGS,
  // A figure with a helmet lamp and a shovel.
  player: [
    ...stick('#9a6b3c', 4, 'M53 20V58'),
    fill('#c3ccd6', 'M47 17q0-7 6-7t6 7v5q-6 8-12 0z'),
    fill('#5b3d26', 'M21 50h9v10H19q0-5 2-5zM34 50h9v5q2 0 2 5H34z'),
    fill('#3f7fb5', 'M15 51q-2-18 17-18t17 18q0 3-3 3H18q-3 0-3-3z'),
    fill('#8a5a2c', 'M16 46h32v5H16z'),
    fill(
      SKIN,
      'M8 45a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0zM48 43a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z',
    ),
    fill(SKIN, 'M18 24a14 13.500 0 1 0 28 0a14 13.500 0 1 0-28 0z'),
    line('#3a2418', 3.4, 'M27 26v2.500M37 26v2.500'),
    line('#9c5a44', 2.4, 'M28 33q4 2.500 8 0'),
    fill('#e9ab35', 'M14 22q0-17 18-17t18 17q-18-6-36 0z'),
    fill('#fff6cf', 'M26.500 11a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z'),
  ],
  zombie: [
    fill('#4b4f63', 'M20 48h10v12H18zM34 48h10l2 12H34z'),
    fill('#8fae7d', 'M18 37q-11 0-15 9l6 4 11-5zM46 37q9-1 14-9l-7-4-11 6z'),
    fill('#7a7f55', 'M16 36q16-7 32 0l1 17-5-3-4 4-4-4-4 4-5-4-5 4-6-3z'),
    fill('#a5c792', 'M16 21q0-15 16-15t16 15q0 15-16 15T16 21z'),
    fill('#5f7a50', 'M16 19Q17 4 32 4t16 14q-8-5-14-1-7 4-18 2z'),
    ...eyes(22, [25, 39], '#f9f4cf'),
    line('#3d4a2c', 2.6, 'M24 31l3-1.500 3 2 3-2 3 2 4-1.500'),
    line('#5f7a50', 2, 'M43 25l3 3M44 29l2-3'),
  ],
  goblin: [
    fill('#5a3d22', 'M21 50h9v10H18q0-5 3-5zM34 50h9v5q3 0 3 5H34z'),
    fill('#7fc257', 'M18 38q-9 3-9 12l6 2 6-9zM46 38q9 3 9 12l-6 2-6-9z'),
    fill('#8a5a2c', 'M17 37q15-6 30 0l1 16q-16 4-32 0z'),
    line('#e0b24a', 3, 'M17 47h30'),
    fill('#6fb24c', 'M18 23L2 12q1 15 15 19zM46 23l16-11q-1 15-15 19z'),
    fill('#7fc257', 'M15 23q0-17 17-17t17 17q-2 14-17 14T15 23z'),
    ...eyes(21, [25, 39], '#ffe27a'),
    line(EDGE, 2.4, 'M19 14l8 3M45 14l-8 3'),
    fill('#5c9a3e', 'M30 23h4l3 6H27z'),
    line('#2f4a1c', 2.4, 'M23 31.500q9 4 18 0'),
    line('#ffffff', 2.6, 'M27 32.500v-2.500M37 32.500v-2.500'),
  ],
  'stairs-up': [
    fill('#1d1611', 'M5 6h54v53H5z'),
    fill('#e6cb9b', 'M5 47h54v12H5z'),
    fill('#c9ae80', 'M18 36h41v11H18z'),
    fill('#a88f6c', 'M31 25h28v11H31z'),
    fill('#8a7353', 'M44 14h15v11H44z'),
    line('#fff1c4', 4.5, 'M17 38V13M9 21l8-9 8 9'),
  ],
  'stairs-down': [
    fill('#1d1611', 'M5 6h54v53H5z'),
    fill('#e6cb9b', 'M5 6h54v12H5z'),
    fill('#b3986f', 'M5 18h42v11H5z'),
    fill('#82704f', 'M5 29h30v11H5z'),
    fill('#5a4c36', 'M5 40h17v11H5z'),
    line('#fff1c4', 4.5, 'M46 26v25M38 43l8 9 8-9'),
  ],
};
