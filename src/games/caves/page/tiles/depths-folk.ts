import { EDGE, fill, line, stick } from '#web/canvas/shapes.ts';
import type { Picture } from '#web/canvas/shapes.ts';

const GOBLIN = '#7fc257';

/** A goblin's head with its ears; clothes and tools make the difference. */
const GOBLIN_HEAD: Picture = [
  fill('#6fb24c', 'M20 26L4 16q1 14 16 18zM44 26l16-10q-1 14-16 18z'),
  fill(GOBLIN, 'M17 26q0-15 15-15t15 15q-2 13-15 13T17 26z'),
  fill('#ffe27a', 'M22 25a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM34 25a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'),
  line(EDGE, 3, 'M26 25v.6M38 25v.6'),
  line('#2f4a1c', 2.4, 'M25 34q7 3 14 0'),
];

/** Creatures of the Depths that walk upright, on a field of 64 × 64. */
export const FOLK: Readonly<Record<string, Picture>> = {
  // A hood and a drawn bow.
  'goblin-archer': [
    fill('#4a3a22', 'M20 50h9v10h-11zM33 50h9l2 10H33z'),
    fill('#a58a2e', 'M15 54q-2-18 16-18t16 18q-16 4-32 0z'),
    ...GOBLIN_HEAD,
    fill('#c9a83a', 'M14 24Q16 3 32 3t18 21q-6-9-18-9T14 24z'),
    line('#f4efe0', 2, 'M52 12v46'),
    ...stick('#8a5a2c', 3.4, 'M52 10q14 24 0 50'),
    ...stick('#e8eef4', 2.4, 'M34 42h26'),
    fill('#e8eef4', 'M57 38l7 4-7 4z'),
  ],
  // A pale robe and a staff with a star.
  'goblin-mystic': [
    fill('#ece6d6', 'M12 61q2-26 20-26t20 26q-20 4-40 0z'),
    line('#b9a87c', 3, 'M32 38v22M18 54q14 5 28 0'),
    ...GOBLIN_HEAD,
    fill('#f7f3e8', 'M16 20q4-17 16-17t16 17q-16-6-32 0z'),
    fill('#62d6dc', 'M28 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'),
    ...stick('#8a6132', 3.4, 'M56 24v38'),
    fill(
      '#fff2a0',
      'M56 6l2.500 6 6 .5-4.500 4 1.500 6-5.500-3.500-5.500 3.500 1.500-6-4.500-4 6-.5z',
    ),
  ],
  // A pot on the head and a bomb in the hands.
  sapper: [
    fill('#4a3a22', 'M20 52h9v9h-11zM35 52h9l2 9H35z'),
    fill('#9a5a2a', 'M14 54q0-18 18-18t18 18q-18 5-36 0z'),
    ...GOBLIN_HEAD,
    fill('#9aa4b1', 'M14 19q2-16 18-16t18 16q-18-5-36 0z'),
    line('#5c6672', 3, 'M12 20q20-7 40 0'),
    fill('#2b2b33', 'M20 49a12 12 0 1 0 24 0a12 12 0 1 0-24 0z'),
    line('#7d7d8c', 3, 'M25 45q2-4 6-4'),
    ...stick('#d9c9a0', 2.4, 'M41 41q4-8 10-5'),
    fill('#ffb13d', 'M53 27l2 5 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1z'),
  ],
  // Shoulders wider than the head, and a club.
  ogre: [
    fill('#5a3a2a', 'M14 50h14v12H12zM34 50h14l2 12H34z'),
    ...stick('#7a4f28', 8, 'M56 44L50 10'),
    line('#3a2412', 3, 'M49 14h.5M54 18h.5M50 24h.5'),
    fill('#c4624a', 'M4 46Q2 22 32 22t28 24q-4 6-10 2-18 6-36 0-6 4-10-2z'),
    fill('#6b4a2a', 'M12 44q20 8 40 0l-2 12q-18 4-36 0z'),
    fill('#d6765c', 'M19 18q0-15 13-15t13 15q0 14-13 14T19 18z'),
    line(EDGE, 3.4, 'M26 16v1M38 16v1'),
    line('#7a2c1c', 3, 'M22 10l8 3M42 10l-8 3M25 25q7-3 14 0'),
    line('#ffffff', 3.2, 'M27 25v-4M37 25v-4'),
  ],
  // A skull over ribs, with a sword.
  skeleton: [
    ...stick('#e9e2d0', 4, 'M26 50l-4 11M38 50l4 11'),
    ...stick('#e9e2d0', 3.4, 'M22 36L10 48M42 36l10 4'),
    ...stick('#e9e2d0', 3.4, 'M32 34v16M22 37h20M23 43h18M26 49h12'),
    fill('#f4efe2', 'M17 17Q17 2 32 2t15 15q0 7-5 9v6H22v-6q-5-2-5-9z'),
    fill(
      '#2a211c',
      'M21 17a4.500 5 0 1 0 9 0a4.500 5 0 1 0-9 0zM34 17a4.500 5 0 1 0 9 0a4.500 5 0 1 0-9 0z',
    ),
    line(EDGE, 2, 'M28 28v4M32 28v4M36 28v4'),
    fill('#cfd8e0', 'M53 38l3-26 3 26z'),
    ...stick('#d9a93e', 3, 'M49 40h14'),
  ],
  // Bent, with long arms and claws.
  ghoul: [
    fill('#4c5a44', 'M20 48h10l-2 13H16zM34 48h10l6 13H38z'),
    fill('#87a06f', 'M10 40Q6 14 34 12q20 2 18 28-4 12-20 12T10 40z'),
    ...stick('#87a06f', 6, 'M14 34L6 52M50 34l8 18'),
    line('#f4efe2', 2.6, 'M3 54v6M7 55v6M11 54v5M54 54v5M58 55v6M62 54v6'),
    fill('#a5bd8a', 'M18 22q2-16 16-16t16 14q0 16-16 18-14-2-16-16z'),
    fill('#f2f4c8', 'M23 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM37 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'),
    line(EDGE, 2.6, 'M27 20v.5M41 20v.5'),
    fill('#3a1a1a', 'M26 29q8-4 16 0-2 8-8 8t-8-8z'),
    line('#ffffff', 2.4, 'M30 29v3M38 29v3'),
  ],
  // A cowl, a spade and a lantern.
  gravekeeper: [
    ...stick('#9a6b3c', 3.6, 'M54 12v48'),
    fill('#b9c4cc', 'M48 4h12v9q-6 8-12 0z'),
    fill('#4a66a8', 'M8 61q2-30 22-34 20 4 22 34-22 4-44 0z'),
    fill('#5f80cc', 'M12 30Q12 4 30 4t18 26q-8 10-18 10T12 30z'),
    fill('#161b2b', 'M20 27q0-14 10-14t10 14q-4 7-10 7t-10-7z'),
    line('#ffe27a', 4, 'M26 25v1M34 25v1'),
    line('#2f4372', 2.6, 'M30 42v18M20 46l-3 14'),
    fill('#ffcf5a', 'M6 46h10v11H6z'),
    line('#3a2a14', 2.6, 'M7 46q4-8 8 0M11 47v9'),
  ],
  // Blocks of crystal.
  golem: [
    fill('#2c8c96', 'M14 46h13v15H12zM37 46h13l2 15H37z'),
    fill('#3fb3bc', 'M3 28l10-6 5 6-4 20H4zM61 28l-10-6-5 6 4 20h10z'),
    fill('#58ccd4', 'M16 26l16-6 16 6-4 24H20z'),
    line('#d6fbff', 2.6, 'M32 22v26M20 28l12 8 12-8'),
    fill('#7fe0e6', 'M21 12l11-10 11 10-3 11H24z'),
    line(EDGE, 4.4, 'M27.500 14h2M35 14h2'),
    line('#ffffff', 3, 'M25 9l5-4M8 30l4-3'),
  ],
};
