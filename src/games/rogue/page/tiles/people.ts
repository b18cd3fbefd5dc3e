import type { Palette } from './palette.ts';

/** Built-in faces. */
export const FACES_OF_HEROES = ['shades', 'braid', 'beard', 'hood', 'helm', 'curls'] as const;
export type FaceName = (typeof FACES_OF_HEROES)[number];

/** Position of the hero's head, which the player's picture must fit. */
export const HEAD = { x: 32, y: 23, radius: 15.5 } as const;

function line(palette: Palette, width = 2.5): string {
  return `stroke="${palette.outline}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** A shadow on the ground. */
export function drawShadow(): string {
  return `<ellipse cx="32" cy="58" rx="19" ry="5.5" fill="#000" opacity=".42"/>`;
}

/** The hero below the neck; in `frame` 1 the hero breathes in. */
export function drawBody(palette: Palette, frame: number): string {
  const lift = frame === 0 ? 0 : -1;
  const pen = line(palette);
  return [
    `<path d="M23 51v8M41 51v8" stroke="${palette.outline}" stroke-width="10" stroke-linecap="round"/>`,
    `<path d="M23 51v8M41 51v8" stroke="#5b4632" stroke-width="6" stroke-linecap="round"/>`,
    `<g transform="translate(0 ${lift})">`,
    `<path d="M15 50q-2-16 17-16t17 16q1 5-4 5H19q-5 0-4-5z" fill="#2f6f8f" ${pen}/>`,
    `<path d="M18 48q0-10 8-12M46 48q0-10-8-12" fill="none" stroke="#4f97b8" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="M26 36l6 9 6-9" fill="#e9dcc0" ${line(palette, 2)}/>`,
    `<path d="M16 49h32" stroke="#6b4a2b" stroke-width="5"/><rect x="28.5" y="46" width="7" height="6" rx="1.5" fill="#e2b04a" ${line(palette, 1.6)}/>`,
    `<circle cx="13" cy="48" r="4.5" fill="#e8b98e" ${line(palette, 2)}/><circle cx="51" cy="48" r="4.5" fill="#e8b98e" ${line(palette, 2)}/>`,
    '</g>',
  ].join('');
}

function skull(palette: Palette, skin: string): string {
  return `<circle cx="${HEAD.x}" cy="${HEAD.y}" r="${HEAD.radius}" fill="${skin}" ${line(palette)}/>`;
}

function eyes(y = 24): string {
  return `<ellipse cx="26" cy="${y}" rx="2.3" ry="3" fill="#22191a"/><ellipse cx="38" cy="${y}" rx="2.3" ry="3" fill="#22191a"/><circle cx="26.8" cy="${y - 1}" r=".8" fill="#fff"/><circle cx="38.8" cy="${y - 1}" r=".8" fill="#fff"/>`;
}

const HEADS: Readonly<Record<FaceName, (palette: Palette) => string>> = {
  shades: (palette) =>
    [
      skull(palette, '#f0c49a'),
      `<path d="M16 22q-2-17 16-17 19 0 16 17-3-7-8-9-10 4-19 0-3 3-5 9z" fill="#4a3020" ${line(palette)}/>`,
      `<path d="M17 21h30v3q0 6-6 6t-7-5h-4q-1 5-7 5t-6-6z" fill="#161a20" ${line(palette, 2)}/>`,
      `<path d="M21 24l4-1.500M36 24l4-1.5" stroke="#8fb7d6" stroke-width="2" stroke-linecap="round"/>`,
      `<path d="M27 33q5 3 10-.5" fill="none" ${line(palette, 2)}/>`,
    ].join(''),
  braid: (palette) =>
    [
      `<path d="M43 26q10 6 5 22-5-3-6-1-3-12 1-21z" fill="#c4512d" ${line(palette)}/>`,
      skull(palette, '#f6d3b3'),
      `<path d="M16 26q-3-21 16-21t16 21q-4-1-5-9-8 1-13-4-3 8-9 7-3 3-5 6z" fill="#c4512d" ${line(palette)}/>`,
      eyes(25),
      `<path d="M28 33q4 2.5 8 0" fill="none" stroke="#9c3b34" stroke-width="2.2" stroke-linecap="round"/>`,
      `<path d="M22 29h.1M42 29h.1" stroke="#e59a86" stroke-width="3.5" stroke-linecap="round"/>`,
    ].join(''),
  beard: (palette) =>
    [
      skull(palette, '#d9a074'),
      `<path d="M17 20q0-14 15-14t15 14q-7-5-15-5t-15 5z" fill="#a9793a" ${line(palette)}/>`,
      eyes(22),
      `<path d="M17 24q2 6 8 5 7-3 14 0 6 1 8-5 3 20-15 22-18-2-15-22z" fill="#b98943" ${line(palette)}/>`,
      `<path d="M28 33q4 2 8 0" fill="none" ${line(palette, 2)}/><path d="M24 38l2 4M32 38v6M40 38l-2 4" stroke="#8a6128" stroke-width="1.8" stroke-linecap="round"/>`,
      `<ellipse cx="32" cy="27" rx="3.6" ry="2.8" fill="#c58a5e"/>`,
    ].join(''),
  hood: (palette) =>
    [
      `<path d="M14 38q-4-35 18-35t18 35q-8 6-18 6t-18-6z" fill="#3f5a3a" ${line(palette)}/>`,
      `<path d="M20 33q-3-22 12-22t12 22q-4 6-12 6t-12-6z" fill="#17130f"/>`,
      `<path d="M22 31q-1-15 10-15t10 15q-3 6-10 6t-10-6z" fill="#b9835a"/>`,
      eyes(26),
      `<path d="M23 31q9 5 18 0v5q-9 6-18 0z" fill="#6f2f2f" ${line(palette, 1.8)}/>`,
      `<path d="M18 17q4-9 14-10" fill="none" stroke="#5f8055" stroke-width="2.5" stroke-linecap="round"/>`,
    ].join(''),
  helm: (palette) =>
    [
      skull(palette, '#e8b98e'),
      eyes(27),
      `<path d="M15 28q-2-24 17-24t17 24l-5 9-1-14H34v11h-4V23H21l-1 14z" fill="#aab2bd" ${line(palette)}/>`,
      `<path d="M20 20q2-11 12-12" fill="none" stroke="#e4eaf1" stroke-width="3" stroke-linecap="round"/>`,
      `<path d="M32 4q1-5 9-3-3 2-3 5-3 1-6-2z" fill="#c23b3b" ${line(palette, 2)}/>`,
    ].join(''),
  curls: (palette) =>
    [
      skull(palette, '#8a5a3c'),
      `<path d="M15 25a6 6 0 0 1-1-10 6 6 0 0 1 6-8 7 7 0 0 1 12-3 7 7 0 0 1 12 3 6 6 0 0 1 6 8 6 6 0 0 1-1 10q-3-8-9-9-8 3-16 0-6 1-9 9z" fill="#241814" ${line(palette)}/>`,
      `<path d="M18 18q14-5 28 0v-4q-14-5-28 0z" fill="#e2b04a" ${line(palette, 1.8)}/>`,
      eyes(25),
      `<path d="M26 32q6 5 12 0-6-1.5-12 0z" fill="#fff" ${line(palette, 1.6)}/>`,
    ].join(''),
};

export function drawHead(face: FaceName, palette: Palette): string {
  return HEADS[face](palette);
}

/** The ring around the player's picture. */
export function drawFrame(palette: Palette): string {
  return `<circle cx="${HEAD.x}" cy="${HEAD.y}" r="${HEAD.radius}" fill="none" stroke="${palette.outline}" stroke-width="3.5"/><circle cx="${HEAD.x}" cy="${HEAD.y}" r="${HEAD.radius}" fill="none" stroke="#e2b04a" stroke-width="1.6"/>`;
}
