import { COLORS } from '../../rules/index.ts';
import type { Color, ItemKind } from '../../rules/index.ts';
import { EDGE, fill, line, stick } from '#web/canvas/shapes.ts';
import type { Picture } from '#web/canvas/shapes.ts';

function coat(colour: string, detail: Picture): Picture {
  return [
    fill(colour, 'M9 26l7 4 7-4 7 5-3 9-4-1v20q-7 3-14 0V39l-4 1-3-9z'),
    ...detail,
    line('#000000', 1.6, 'M11 28q5 5 10 0'),
  ];
}

function book(cover: string, edge: string): Picture {
  return [
    fill(cover, 'M5 30h20q3 0 3 3v26H8q-3 0-3-3z'),
    fill('#f4ead2', 'M8 55h20v4H8q-2 0-2-2t2-2z'),
    line(edge, 2, 'M9 33v20'),
    fill(
      edge,
      'M18.500 36l1.800 4 4.200.4-3.200 2.800 1 4.300-3.800-2.300-3.800 2.300 1-4.300-3.200-2.800 4.200-.4z',
    ),
  ];
}

/** Colours of the liquids in flasks. */
const LIQUIDS: Readonly<Record<Color, string>> = {
  red: '#e0483e',
  yellow: '#f2cf3b',
  green: '#58b350',
  cyan: '#45cfd3',
  blue: '#4a83e8',
  magenta: '#c659c9',
  dark: '#54485e',
  grey: '#a3a3a3',
  light: '#f3efe2',
};

function flask(color: Color): Picture {
  return [
    fill('#dbe7ee', 'M12 26h8v9q9 5 8 15-1 9-12 9T4 50q-1-10 8-15z'),
    fill(LIQUIDS[color], 'M5.500 46q10-4 21 0 1 11-10.500 11.500Q4.500 57 5.500 46z'),
    line('#ffffff', 2, 'M9 42q1-3 4-5'),
    fill('#8a5a2c', 'M11 22h10v5H11z'),
  ];
}

/** Pictures of items, one row each; potions are drawn by colour. */
export const ITEM_PICTURES: Readonly<Record<ItemKind, Picture>> = {
  rock: [
    fill('#8d8a84', 'M5 56q-1-9 7-12 8-3 13 4 4 6 1 10-11 4-21-2z'),
    line('#c9c5bc', 2, 'M10 49q2-2 5-2'),
    line('#5c5952', 1.8, 'M18 48l3 4-1 5'),
  ],
  bear: [
    fill('#b07a42', 'M5 24a4 4 0 1 1 7-3h8a4 4 0 1 1 7 3q1 4-1 8-4 5-10 5T6 32q-2-4-1-8z'),
    fill('#b07a42', 'M9 36h14l5 6-3 5-3-2v8l5 2q1 5-4 5h-5l-2-4-2 4H9q-5 0-4-5l5-2v-8l-3 2-3-5z'),
    fill('#e9c998', 'M11 31q0-4 5-4t5 4q0 4-5 4t-5-4z'),
    line(EDGE, 2.4, 'M11.500 25v.5M20.500 25v.5M15.300 30h1.400'),
    fill('#e9c998', 'M12 45q0-4 4-4t4 4q0 6-4 6t-4-6z'),
    fill('#d64a3f', 'M10 37l6 1.500 6-1.500-1 5-5-2-5 2z'),
  ],
  apple: [
    fill('#dd4a3c', 'M16 40q-4-5-9-1-5 5-2 13 3 7 9 8 2 0 2-1 1 1 3 1 6-1 8-8 3-8-2-13-5-4-9 1z'),
    line('#ffb9a8', 2.2, 'M8.500 46q0-4 3-5'),
    ...stick('#7a5228', 1.6, 'M16 40q0-5 3-8'),
    fill('#77b255', 'M18 35q5-6 10-2-4 5-10 2z'),
  ],
  bread: [
    fill('#d9a04e', 'M2 50q0-14 14-14t14 14v7q-14 5-28 0z'),
    line('#8a5a22', 2, 'M9 41l3 6M16 39.500l3 6M23 41l2 5'),
    line('#f3cf8e', 2, 'M5 47q3-8 9-8.500'),
  ],
  baguette: [
    fill('#dfae5c', 'M4 58q-4-4-1-8l18-26q5-4 8 0 2 3-1 7L11 57q-3 4-7 1z'),
    line('#8a5a22', 2, 'M8 47l5 3M13 40l5 3M18 33l5 3'),
  ],
  corpse: [
    ...stick('#e6dfcd', 4, 'M7 57L25 46M7 46l18 11'),
    fill('#eee8d8', 'M8 41q0-9 8-9t8 9q0 4-3 5v4h-10v-4q-3-1-3-5z'),
    line(EDGE, 3.4, 'M12.700 41v.8M19.300 41v.8'),
    line(EDGE, 1.6, 'M14 47v3M18 47v3'),
  ],
  dagger: [
    fill('#cfd8e0', 'M13 46V34l3-6 3 6v12z'),
    ...stick('#d9a93e', 2.4, 'M9 47h14'),
    ...stick('#7a4b28', 3, 'M16 49v8'),
    fill('#d9a93e', 'M14 58a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'),
  ],
  sword: [
    fill('#d5dee8', 'M12.500 46V16l3.500-7 3.500 7v30z'),
    line('#ffffff', 1.6, 'M16 14v30'),
    ...stick('#e2b04a', 3, 'M7 47h18'),
    ...stick('#7a4b28', 3.4, 'M16 49v9'),
    fill('#e2b04a', 'M13.500 60a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z'),
  ],
  bow: [
    line('#e9e2d0', 1.6, 'M9 14v46'),
    ...stick('#9a6531', 3.2, 'M9 14q18 8 16 23t-16 23'),
    ...stick('#d5dee8', 1.8, 'M4 37h20'),
    fill('#d5dee8', 'M23 33l7 4-7 4z'),
  ],
  staff: [
    ...stick('#8a6132', 3.4, 'M16 18V60'),
    fill('#55d6c8', 'M10 14q0-7 6-7t6 7q0 6-6 6t-6-6z'),
    line('#e6fffb', 2, 'M13.500 12q1-2 3-2'),
  ],
  tunic: coat('#7a9a4f', [line('#4f6a2c', 1.8, 'M16 34v24M11 42h10M11 50h10')]),
  chainmail: coat('#9aa4b1', [
    line('#5c6672', 1.6, 'M10 40q2 3 4 0t4 0 4 0M10 46q2 3 4 0t4 0 4 0M10 52q2 3 4 0t4 0 4 0'),
  ]),
  platemail: coat('#dfe4ea', [
    line('#7d8894', 2, 'M16 31v27M10 42q6 4 12 0M10 50q6 4 12 0'),
    line('#ffffff', 2, 'M12 34v5'),
  ]),
  pick: [
    ...stick('#9a6b3c', 3, 'M8 60L22 28'),
    fill('#b9c4cc', 'M6 31q10-12 24 3-9-5-14-3-5 1-10 0z'),
  ],
  powder: [
    fill('#8a5a2c', 'M6 36q10-4 20 0v20q-10 5-20 0z'),
    line('#5a3a1a', 2, 'M6 42q10 4 20 0M6 51q10 4 20 0'),
    fill('#3a3a40', 'M6 36q10-4 20 0-10 5-20 0z'),
    ...stick('#d9c9a0', 1.6, 'M16 36q0-8 6-9'),
    fill('#ffb13d', 'M22 20l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z'),
  ],
  'white-book': book('#eef0f2', '#c0922f'),
  'blue-book': book('#3f63b8', '#f0d27a'),
};

export const POTION_PICTURES = Object.fromEntries(
  COLORS.map((color) => [color, flask(color)]),
) as Readonly<Record<Color, Picture>>;
