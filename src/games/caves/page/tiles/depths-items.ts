import { EDGE, fill, line, stick } from '#web/canvas/shapes.ts';
import type { Picture } from '#web/canvas/shapes.ts';

/** A sheet with a seal: the sign tells scrolls apart, the colour only helps. */
function scroll(colour: string, sign: string): Picture {
  return [
    fill('#f1e3c0', 'M14 8h38q6 0 6 6v4H48v36q0 6-6 6H10q-6 0-6-6v-4h10z'),
    fill('#d3bd8c', 'M4 50h32v4q0 6 6 6H10q-6 0-6-6z'),
    fill('#d3bd8c', 'M48 18v-4q0-6 5-6 5 1 5 6v4z'),
    line('#ffffff', 8, sign),
    line(EDGE, 6, sign),
    line(colour, 3.6, sign),
  ];
}

/** A round bottle for throwing. */
function bottle(liquid: string, inside: Picture): Picture {
  return [
    fill('#dbe7ee', 'M26 10h12v14q14 6 14 20 0 17-20 17T12 44q0-14 14-20z'),
    fill(liquid, 'M14 42q18-8 36 0 0 16-18 16T14 42z'),
    ...inside,
    line('#ffffff', 3, 'M19 36q2-6 7-8'),
    fill('#8a5a2c', 'M24 4h16v8H24z'),
  ];
}

/** Things of the Depths, on a field of 64 × 64. */
export const THINGS: Readonly<Record<string, Picture>> = {
  axe: [
    ...stick('#8a5a2c', 4.5, 'M18 60L44 10'),
    fill('#cfd8e0', 'M34 8q14-8 26 8 0 12-6 20-4-10-16-13z'),
    line('#ffffff', 2.6, 'M55 16q2 7-1 14'),
  ],
  spear: [
    ...stick('#9a6b3c', 3.6, 'M8 58L46 18'),
    fill('#d5dee8', 'M40 16L60 4l-9 22z'),
    ...stick('#c8402e', 2.6, 'M39 20l7 7'),
  ],
  javelin: [
    ...stick('#c9a06a', 2.8, 'M6 40L46 14M14 56L54 30'),
    fill('#d5dee8', 'M44 10l12-2-7 11zM52 26l12-2-7 11z'),
  ],
  scale: [
    fill('#3f9aa3', 'M16 8l16 8 16-8 12 10-6 16-6-2v26q-16 7-32 0V32l-6 2-6-16z'),
    line('#c9f4f6', 2.6, 'M20 26q4 5 8 0t8 0 8 0M20 35q4 5 8 0t8 0 8 0M20 44q4 5 8 0t8 0 8 0'),
    line(EDGE, 2.6, 'M22 12q10 9 20 0'),
  ],
  'fire-flask': bottle('#e0483e', [
    fill('#ffcf4a', 'M32 30q2 7 7 11t1 11q-3 5-8 5t-8-5q-2-6 2-10 0 4 3 4-1-8 3-16z'),
  ]),
  'gas-flask': bottle('#6fae3e', [
    fill('#e4f7b8', 'M20 48a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM32 44a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'),
    line('#2f5414', 3.4, 'M36 54v.6'),
  ]),
  cheese: [
    fill('#f2c63b', 'M4 40L44 14q16 6 16 22v20H4z'),
    fill('#ffe58a', 'M4 40L44 14q16 6 16 22z'),
    fill('#c9952a', 'M14 49a5 4 0 1 0 10 0a5 4 0 1 0-10 0zM40 48a6 5 0 1 0 12 0a6 5 0 1 0-12 0z'),
    fill('#e0b045', 'M34 30a5 3 0 1 0 10 0a5 3 0 1 0-10 0z'),
  ],
  // An open box with a dancer, a crank and a note.
  'music-box': [
    fill('#8a3f2c', 'M8 22L14 4h36l6 18z'),
    fill('#f0d27a', 'M15 20l4-12h26l4 12z'),
    fill('#b5573c', 'M6 30h52v30H6z'),
    line('#f0d27a', 3, 'M10 36h44M10 54h44M32 42v6'),
    ...stick('#d9a93e', 3, 'M58 42h5v8'),
    fill('#fff6f0', 'M26 30q0-8 6-10 6 2 6 10z'),
    fill('#f0c49a', 'M29 17a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z'),
    line(EDGE, 5.5, 'M52 14V4l8-2v10'),
    line('#fff2a0', 3, 'M52 14V4l8-2v10'),
  ],
  'scroll-teleport': scroll('#5b8cf0', 'M20 40q-6-20 11-20t9 16-13 6 1-10'),
  'scroll-map': scroll('#b98216', 'M18 22l8 4 8-4 8 4v20l-8-4-8 4-8-4zM26 26v20M34 22v20'),
  'scroll-terror': scroll('#a656d8', 'M22 44V28q0-8 9-8t9 8v16l-5-4-4 4-4-4zM28 30v1M35 30v1'),
  'scroll-slumber': scroll('#6a6a78', 'M22 22h16L22 42h16'),
  'scroll-fire': scroll('#e0483e', 'M31 18q2 8 8 12t1 12q-4 5-9 5t-9-5q-2-7 3-11 6-5 6-13z'),
  'scroll-frost': scroll('#22a5ae', 'M31 18v28M19 25l24 14M43 25L19 39'),
  'scroll-webs': scroll('#7c7466', 'M19 20h24M19 32h24M19 44h24M19 20v24M31 20v24M43 20v24'),
  'scroll-might': scroll('#d8791c', 'M22 44V30l9-10 9 10v14M31 22v24'),
  'scroll-vigour': scroll('#3f9a3a', 'M31 46q-14-10-12-19 4-8 12-1 8-7 12 1 2 9-12 19z'),
  'scroll-hounds': scroll(
    '#8f6a35',
    'M25 44q-4-8 6-10 10 2 6 10-6 3-12 0zM20 32v.5M26 24v.5M36 24v.5M42 32v.5',
  ),
  'scroll-friend': scroll(
    '#2f8f57',
    'M20 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM33 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM20 40q11 9 23 0',
  ),
  'scroll-shield': scroll('#54606e', 'M31 18l11 4q2 16-11 25-13-9-11-25z'),
};
