import { EDGE, fill, line, stick } from '#web/canvas/shapes.ts';
import type { Picture } from '#web/canvas/shapes.ts';

/** Small eyes that glow. */
function sparks(colour: string, path: string): Picture {
  return [line(EDGE, 5, path), line(colour, 3, path)];
}

/** Beasts, plants and spirits of the Depths, on a field of 64 × 64. */
export const BEASTS: Readonly<Record<string, Picture>> = {
  // A rat under a sack of loot.
  packrat: [
    ...stick('#d8a2a0', 3, 'M14 50Q2 50 4 38t8-10'),
    fill('#8b8078', 'M12 56q-2-22 20-22 14 0 20 10l10 7q-3 6-12 6z'),
    fill('#b08a4a', 'M16 36q-4-20 12-24l-2-6 9 1-2 6q13 8 8 24-12 5-25-1z'),
    line('#6a4e22', 2.6, 'M23 14h11M22 28q7 3 14 0'),
    fill('#a89b92', 'M43 40q-1-9 6-8 5 2 4 9z'),
    line(EDGE, 4, 'M54 47v.6'),
    line('#f4efe6', 2.4, 'M58 54v3M61 52h.1'),
    line('#d8a2a0', 3, 'M22 57h8M40 57h8'),
  ],
  // A bladder full of gas.
  bloater: [
    fill('#6c8a3a', 'M26 55l-4 7M38 55l4 7M26 54h12v6H26z'),
    fill('#9cc25a', 'M6 32a26 25 0 1 0 52 0a26 25 0 1 0-52 0z'),
    fill('#c9e38a', 'M14 24q5-9 14-10 2 6-5 9t-9 1z'),
    line('#5d7a2c', 3, 'M44 44v.6M50 34v.6M14 42v.6M22 50v.6'),
    line(EDGE, 4.4, 'M26 32v1M42 32v1'),
    fill('#3d5418', 'M30 43a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'),
    line('#c9e38a', 3, 'M56 14q4-4 0-8M8 12q-4-3-1-7'),
  ],
  // A violet cap over a veil of spores.
  'spore-cap': [
    fill('#eadff0', 'M26 34h12q0 14 6 26H20q6-12 6-26z'),
    line('#b5a2c0', 2.4, 'M30 40l-2 16M35 40l2 16'),
    fill('#8a55b8', 'M4 36Q8 6 32 4q24 2 28 32-28 8-56 0z'),
    fill('#f0d8ff', 'M16 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM33 15a5 4 0 1 0 10 0a5 4 0 1 0-10 0z'),
    fill('#f0d8ff', 'M44 28a4 3 0 1 0 8 0a4 3 0 1 0-8 0z'),
    line('#e2b8ff', 3.6, 'M8 46v.5M14 53v.5M52 48v.5M57 56v.5M6 58v.5'),
  ],
  // A trumpet with an open mouth.
  shrieker: [
    fill('#4d6ea8', 'M24 30q2 18-6 31h28q-8-13-6-31z'),
    fill('#7aa2e0', 'M6 12q26-14 52 0-2 22-26 24Q8 34 6 12z'),
    fill('#20304f', 'M14 15q18-8 36 0-4 11-18 11T14 15z'),
    line('#e8f2ff', 3, 'M20 14l2 4M44 14l-2 4M32 12v4'),
    line(EDGE, 4, 'M27 44v1M37 44v1'),
    line('#cfe2ff', 3, 'M4 32q-4 6 0 12M60 32q4 6 0 12M11 36q-2 3 0 6M53 36q2 3 0 6'),
  ],
  // A bristling back and tusks.
  boar: [
    fill('#5a3e26', 'M8 46h9v14H8zM36 46h9v14h-9z'),
    fill('#8a6236', 'M3 34Q4 16 26 16q18 0 30 12l6 10q0 8-8 8l-6 4q-18 6-40 0-6-6-5-16z'),
    line('#3a2614', 3.4, 'M6 24l4-8 4 5 5-10 5 7 7-8 3 8 7-5 2 8'),
    fill('#d99a78', 'M53 35a6 6 0 1 0 11 0a6 6 0 1 0-11 0z'),
    line(EDGE, 2.6, 'M57 35v.5M61 35v.5'),
    ...stick('#fff6df', 3, 'M50 46q8 1 9-9'),
    ...sparks('#ffdf6b', 'M44 31v.5'),
  ],
  // Squat, with eyes on top and a tongue.
  toad: [
    fill('#4f7d3a', 'M4 58q0-12 12-14l6 14zM60 58q0-12-12-14l-6 14z'),
    fill('#7fb35a', 'M8 50q-2-22 24-22t24 22q-4 10-24 10T8 50z'),
    fill('#d6e3a4', 'M18 52q14-8 28 0-4 7-14 7t-14-7z'),
    fill('#7fb35a', 'M10 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM36 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'),
    fill('#ffe27a', 'M14 23a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM40 23a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'),
    line(EDGE, 3.4, 'M16.500 23h5M42.500 23h5'),
    line('#35521f', 3, 'M14 40q18 8 36 0'),
    ...stick('#ef6f86', 4, 'M40 43q8 4 16-6'),
  ],
  // A ribbon with a jaw.
  eel: [
    ...stick('#3f78c4', 10, 'M8 58q18 4 22-8T14 34 22 16q8-8 18-4'),
    line('#9cc6ff', 3, 'M10 56q14 3 17-6T12 34 22 17'),
    fill('#4f8cdc', 'M34 6q18-4 26 8l-10 3 8 5q-10 8-22 2-8-4-2-18z'),
    ...sparks('#ffe27a', 'M43 12v.5'),
    line('#ffffff', 2.6, 'M52 17l1 3M47 17.500l1 3'),
    fill('#2c5896', 'M12 30l-9-5 3 12z'),
  ],
  // A clear lump around bones.
  jelly: [
    fill('#5fcdd0', 'M6 58q-4-26 6-38 8-12 22-12 18 0 22 16 6 16 2 34-26 6-52 0z'),
    line('#e9ffff', 3.4, 'M16 24q4-8 12-10'),
    ...stick('#f4efe0', 3, 'M20 48l12-8M42 50l6-9'),
    fill('#f4efe0', 'M28 30q0-7 7-7t7 7q0 4-2 5v4h-9v-4q-3-1-3-5z'),
    line(EDGE, 3, 'M32.500 30v.6M38 30v.6'),
    line('#2e9699', 3, 'M12 52q4 3 8 2M46 54q4 0 7-3'),
  ],
  // Large ears, a brush, and the flicker of its jump.
  fox: [
    fill('#d97a2b', 'M6 54q-8-20 10-26 2 8-2 12 6 6 2 16z'),
    fill('#fff3df', 'M4 38q2-8 12-10 1 7-3 11z'),
    fill('#e88f3c', 'M14 58q-2-22 18-24 18 2 16 24z'),
    fill('#fff3df', 'M25 58q0-12 7-14 7 2 7 14z'),
    fill('#e88f3c', 'M18 24L16 4l12 9h12L52 4l-2 20-16 16z'),
    fill('#3a2418', 'M19 14l-1-5 5 4zM49 14l1-5-5 4z'),
    fill('#fff3df', 'M22 27l12 3 12-3-12 13z'),
    line(EDGE, 4, 'M27 23v1M41 23v1M34 36v.6'),
    line('#fff7c9', 2.6, 'M56 32v8M52 36h8M58 50v5M55.500 52.500h5'),
  ],
  // A body no larger than a fist.
  spiderling: [
    ...stick('#b694e6', 2.6, 'M26 46L12 36l-4 8M26 52l-15 2-3 8M38 46l14-10 4 8M38 52l15 2 3 8'),
    fill('#8d69c0', 'M20 46q0-12 12-12t12 12q0 12-12 12T20 46z'),
    line('#e0caff', 2.6, 'M27 40q5-3 10 0'),
    ...sparks('#ff7a6e', 'M28 50v.5M36 50v.5'),
  ],
  // A slim spider before its web.
  weaver: [
    line(
      '#e6fbff',
      2,
      'M32 2v60M4 14l56 36M60 14L4 50M18 10q14 8 28 0M10 32q12 0 12-20M54 32q-12 0-12-20',
    ),
    ...stick('#3aa3a8', 3, 'M26 32L8 20 4 34M26 40L8 42 4 58M38 32l18-12 4 14M38 40l18 2 4 16'),
    fill('#57c9cc', 'M20 46q0-16 12-16t12 16q0 14-12 14T20 46z'),
    fill('#2b7f86', 'M23 28q0-8 9-8t9 8q0 7-9 7t-9-7z'),
    line('#d9ffff', 2.6, 'M32 40v14M27 44l10 6M37 44l-10 6'),
    ...sparks('#fff2a0', 'M28 27v.5M36 27v.5'),
  ],
  // A spider as wide as a passage, with eggs.
  broodmother: [
    ...stick('#7a4fa8', 4.5, 'M20 38L6 22 2 40M20 46L4 46 2 60M44 38l14-16 4 18M44 46l16 0 2 14'),
    fill('#a577d8', 'M8 26q2-23 24-23t24 23q0 20-24 20T8 26z'),
    fill('#f7eeda', 'M18 22a5 6 0 1 0 10 0a5 6 0 1 0-10 0zM31 15a5 6 0 1 0 10 0a5 6 0 1 0-10 0z'),
    fill('#f7eeda', 'M36 28a5 6 0 1 0 10 0a5 6 0 1 0-10 0z'),
    fill('#5c3488', 'M19 49q0-11 13-11t13 11q0 11-13 11T19 49z'),
    ...sparks('#ff6a5e', 'M26 46v.5M38 46v.5M29 51v.5M35 51v.5'),
    ...stick('#f0e4ff', 2.4, 'M27 57l2 5M37 57l-2 5'),
  ],
  // A beetle with a burning tail.
  firebug: [
    fill('#ffb03a', 'M16 30Q2 26 6 6q6 4 8 10 2-8 8-13 2 10 8 16z'),
    fill('#fff0a0', 'M15 26q-4-4-3-11 6 3 8 9z'),
    ...stick('#5a2018', 2.8, 'M24 50l-6 9M36 54l-2 8M46 50l6 8M28 28l4-6'),
    fill('#c8402e', 'M16 44q0-20 20-20t20 18q-2 14-20 14T16 44z'),
    line('#6f1a12', 3, 'M34 24q4 16 0 32'),
    line('#ffd0a0', 3.6, 'M26 36v.6M44 36v.6M26 46v.6'),
    fill('#4a1a14', 'M48 34q12-1 13 8-2 9-13 9z'),
    ...sparks('#ffe27a', 'M55 41v.5'),
    ...stick('#4a1a14', 2, 'M54 34l5-8M58 36l5-5'),
  ],
  // A flame that looks back.
  wisp: [
    fill('#3f6fd8', 'M32 2q6 12 16 20t8 18q-2 20-24 22Q10 60 8 40q0-8 6-14-1 7 4 9 0-20 14-33z'),
    fill('#a8cdff', 'M32 24q4 7 9 11t4 10q-2 10-13 11-11-1-13-11 0-4 3-7 1 3 3 4 0-10 7-18z'),
    line(EDGE, 5, 'M27 44v2M37 44v2'),
    line('#cfe2ff', 2.6, 'M8 14v6M5 17h6M56 10v5M53.500 12.500h5'),
  ],
  // A gust with wings.
  sprite: [
    fill('#e8eef4', 'M26 30Q8 30 3 8q20-2 27 14zM38 30Q56 30 61 8q-20-2-27 14z'),
    line('#a9b6c4', 2.4, 'M10 13q8 6 16 14M54 13q-8 6-16 14'),
    fill('#c3ccd8', 'M22 32q10-6 20 0 2 10-6 14 4 6-4 15-8-9-4-15-8-4-6-14z'),
    fill('#f3efe8', 'M23 20a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'),
    line(EDGE, 3.4, 'M29 20v1M35.500 20v1'),
    line('#dfe8f2', 3, 'M6 46q10-6 14 2M58 46q-10-6-14 2M10 58q8-4 12 0M54 58q-8-4-12 0'),
  ],
  // A lizard with a crest of flames.
  salamander: [
    fill('#ffd25a', 'M10 34l2-18 8 10 6-18 8 16 8-12 4 20z'),
    ...stick('#e0682a', 6, 'M14 46Q2 44 6 58q8 5 14 0'),
    fill('#e8762c', 'M8 46q4-16 26-16h10q16 0 18 12-2 10-14 10l-22 2q-14 0-18-8z'),
    line('#b3431a', 5, 'M20 52l-3 9M40 52l4 9'),
    line('#ffe6b0', 3.4, 'M20 40v.6M28 37v.6M36 40v.6'),
    ...sparks('#fff2a0', 'M51 38v.6'),
    line(EDGE, 2.4, 'M50 47h10'),
    ...stick('#ffcf4a', 2, 'M60 46l4 3'),
  ],
  // Horns, jaws and fire over a coil.
  wyrm: [
    fill('#8f2020', 'M2 60q-2-20 16-22 6 8 2 14 12 4 10 10z'),
    fill('#c23a30', 'M10 60q-4-30 14-42 12-8 26-2l12 10q2 6-4 8l-14 4q-8 4-6 12l4 10z'),
    fill('#f4d7a0', 'M20 60q0-16 8-24 8 4 8 14l4 10z'),
    line('#b07a3a', 2.4, 'M23 46h11M21 53h14'),
    fill('#f0e6d2', 'M22 20L10 2l20 10zM36 14L34 1l10 11z'),
    fill('#7a1818', 'M12 36l-9-4 8-5M13 46l-9-2 6-6z'),
    ...sparks('#ffe65a', 'M43 21v1'),
    line('#ffffff', 3, 'M48 34l1 4M54 32l1 4'),
    fill('#ffb03a', 'M46 42q10-2 16-8 2 8-2 14-2 6-8 10 1-5-1-8-4-2-5-8z'),
  ],
  // A loyal dog, sitting.
  hound: [
    ...stick('#d8cfc0', 5, 'M16 54Q4 52 6 38'),
    fill('#e9e1d2', 'M14 60q-4-26 16-28 14 2 14 28z'),
    fill('#cfc4b0', 'M34 42h8l2 18h-8z'),
    fill('#f4eee2', 'M22 22q0-16 15-16 13 0 14 12l11 3q0 9-10 10-5 5-14 5-16 0-16-14z'),
    fill('#8a7660', 'M24 8q-12 2-12 18 7 6 12-2zM62 20q2 3-1 4l-5-2z'),
    line(EDGE, 4, 'M41 19v1'),
    line('#c8402e', 4, 'M25 34q8 5 17 1'),
    fill('#f2cf3b', 'M32 40a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'),
  ],
};
