import type { MobKind } from '../../rules/index.ts';
import type { Palette } from './palette.ts';

type DrawMob = (palette: Palette, frame: number) => string;

function line(palette: Palette, width = 2.5): string {
  return `stroke="${palette.outline}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

function eye(x: number, y: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="2.6" fill="${colour}"/><circle cx="${x + 0.8}" cy="${y - 0.8}" r=".9" fill="#fff"/>`;
}

/** A stick with an outline. */
function stick(palette: Palette, path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${palette.outline}" stroke-width="${width + 3.5}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A person in a coat, with a face. */
function person(palette: Palette, coat: string, trim: string, skin = '#e8b98e'): string {
  return [
    `<path d="M24 52v7M40 52v7" stroke="${palette.outline}" stroke-width="9" stroke-linecap="round"/><path d="M24 52v6M40 52v6" stroke="#4d3b2d" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M16 54q-1-21 16-21t16 21q-16 5-32 0z" fill="${coat}" ${line(palette)}/>`,
    `<path d="M20 52q0-12 7-16" fill="none" stroke="${trim}" stroke-width="3" stroke-linecap="round"/>`,
    `<circle cx="32" cy="24" r="12.5" fill="${skin}" ${line(palette)}/>`,
  ].join('');
}

const rat: DrawMob = (palette, frame) =>
  [
    stick(palette, frame === 0 ? 'M46 46q16 2 12-16' : 'M46 46q14 8 14-10', '#d79a94', 3),
    `<path d="M8 50q0-22 22-22 20 0 20 22 0 7-20 7T8 50z" fill="#8b8078" ${line(palette)}/>`,
    `<circle cx="19" cy="27" r="7" fill="#a99c92" ${line(palette)}/><circle cx="33" cy="25" r="7" fill="#a99c92" ${line(palette)}/><circle cx="19" cy="27" r="3" fill="#d79a94"/><circle cx="33" cy="25" r="3" fill="#d79a94"/>`,
    eye(17, 38, '#2a0f14'),
    eye(28, 37, '#2a0f14'),
    `<circle cx="11" cy="45" r="3.4" fill="#d79a94" ${line(palette, 1.6)}/><path d="M14 50l3 6 3-6z" fill="#fff7e6" ${line(palette, 1.4)}/>`,
    `<path d="M22 57v4M38 57v4" ${line(palette, 4)}/>`,
  ].join('');

const archer: DrawMob = (palette, frame) =>
  [
    person(palette, '#4a7a44', '#75a868'),
    `<path d="M17 24q-3-20 15-20t15 20q-6-9-15-9t-15 9z" fill="#35592f" ${line(palette)}/><path d="M44 9q8-4 11 2-6 4-11 3z" fill="#d2573f" ${line(palette, 2)}/>`,
    eye(27, 25, '#22191a'),
    eye(38, 25, '#22191a'),
    stick(palette, 'M52 20q12 18 0 36', '#a9713a', 3.2),
    `<path d="M52 20L${frame === 0 ? 46 : 40} 38 52 56" fill="none" stroke="#f4efe2" stroke-width="1.6"/>`,
    `<path d="M${frame === 0 ? 40 : 34} 38h24l-5-3.5v7z" fill="#e6dcc2" ${line(palette, 1.8)}/>`,
  ].join('');

const boar: DrawMob = (palette, frame) =>
  [
    `<path d="M16 50v9M28 53v7M40 53v7M50 50v9" ${line(palette, 7)}/>`,
    `<path d="M6 38q0-20 26-20t28 22q0 15-28 15T6 38z" fill="#7a5238" ${line(palette)}/>`,
    `<path d="M14 22l3-9 5 7 4-9 5 8 5-8 4 9 5-5 1 8" fill="#4a3020" ${line(palette, 2)}/>`,
    `<ellipse cx="18" cy="42" rx="13" ry="10" fill="#a0775a" ${line(palette)}/><path d="M13 42h.1M22 42h.1" stroke="#3a2116" stroke-width="4.5" stroke-linecap="round"/>`,
    `<path d="M8 47q-5 0-4-8M28 47q5 0 4-8" fill="none" stroke="#fff7e6" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M10 29l7 3M30 29l-6 3" ${line(palette, 2.6)}/>`,
    eye(14, 34, frame === 0 ? '#8e1a12' : '#d8301f'),
    eye(27, 34, frame === 0 ? '#8e1a12' : '#d8301f'),
  ].join('');

const bomber: DrawMob = (palette, frame) =>
  [
    `<path d="M22 54v6M42 54v6" ${line(palette, 8)}/>`,
    `<circle cx="32" cy="38" r="21" fill="#2f3440" ${line(palette)}/><path d="M17 36q1-12 11-15" fill="none" stroke="#6a7385" stroke-width="4" stroke-linecap="round"/>`,
    `<rect x="25" y="11" width="14" height="9" rx="2" fill="#79818f" ${line(palette)}/>`,
    stick(palette, 'M33 11q2-8 10-7', '#c9a06a', 2.6),
    `<path d="M44 ${frame === 0 ? 3 : 1}l2 4 5-1-3 4 3 4-5-1-2 4-2-4-5 1 3-4-3-4 5 1z" fill="#ffb13d" ${line(palette, 1.6)}/>`,
    `<path d="M19 33l8 4M45 33l-8 4" ${line(palette, 3)}/>`,
    eye(25, 40, '#ff5a3c'),
    eye(39, 40, '#ff5a3c'),
    `<path d="M24 49q8 5 16 0" fill="none" stroke="#ff9a3c" stroke-width="3" stroke-linecap="round"/>`,
  ].join('');

const summoner: DrawMob = (palette, frame) =>
  [
    `<path d="M13 60q0-30 19-30t19 30q-19 4-38 0z" fill="#7a2f4d" ${line(palette)}/><path d="M32 34v25" stroke="#c05a80" stroke-width="3"/>`,
    `<path d="M17 32q-3-26 15-29 18 3 15 29-7 5-15 5t-15-5z" fill="#5c1f38" ${line(palette)}/>`,
    `<ellipse cx="32" cy="27" rx="10" ry="11" fill="#1d0a14"/>`,
    eye(28, 26, '#ffd24a'),
    eye(37, 26, '#ffd24a'),
    `<circle cx="12" cy="40" r="${frame === 0 ? 5 : 6.5}" fill="#b06cf0" fill-opacity=".9" ${line(palette, 2)}/><circle cx="53" cy="40" r="${frame === 0 ? 6.5 : 5}" fill="#b06cf0" fill-opacity=".9" ${line(palette, 2)}/>`,
  ].join('');

const thief: DrawMob = (palette, frame) =>
  [
    person(palette, '#3b3f52', '#5d647e'),
    `<path d="M17 25q-3-21 15-21t15 21q-7-6-15-6t-15 6z" fill="#2c2f40" ${line(palette)}/>`,
    `<path d="M19 21h26v8q-13 5-26 0z" fill="#14151d" ${line(palette, 2)}/>`,
    eye(27, 25, '#ffe08a'),
    eye(38, 25, '#ffe08a'),
    `<path d="M26 32q6 ${frame === 0 ? 4 : 2} 12-1" fill="none" ${line(palette, 2)}/>`,
    `<path d="M44 40q14-2 15 10 0 10-10 10t-10-9q0-7 5-11z" fill="#b8874a" ${line(palette)}/><path d="M43 42q5-4 10 0" fill="none" stroke="#6b4a2b" stroke-width="3"/><circle cx="50" cy="52" r="3.4" fill="#f2c53d" ${line(palette, 1.6)}/>`,
  ].join('');

const guard: DrawMob = (palette, frame) =>
  [
    `<path d="M23 52v8M41 52v8" ${line(palette, 10)}/><path d="M23 52v7M41 52v7" stroke="#79818f" stroke-width="6"/>`,
    `<path d="M13 54q-2-23 19-23t19 23q-19 6-38 0z" fill="#8d98a6" ${line(palette)}/><path d="M32 33v22" stroke="#b8322f" stroke-width="9"/>`,
    `<path d="M19 32V18q0-13 13-13t13 13v14q-13 5-26 0z" fill="#aab2bd" ${line(palette)}/><path d="M23 20h18v5H23z" fill="#14151d" ${line(palette, 2)}/>`,
    `<path d="M27 22.5h.1M37 22.5h.1" stroke="${frame === 0 ? '#ffd24a' : '#fff0b0'}" stroke-width="3" stroke-linecap="round"/><path d="M32 5q0-5 8-4-1 5-5 6z" fill="#b8322f" ${line(palette, 2)}/>`,
    stick(palette, 'M55 8v52', '#8a5a2c', 3),
    `<path d="M55 2l5 10-5 5-5-5z" fill="#dfe6ee" ${line(palette, 2)}/>`,
  ].join('');

const mirror: DrawMob = (palette, frame) =>
  [
    `<path d="M23 52v8M41 52v8" ${line(palette, 9)}/>`,
    `<path d="M14 54q-2-23 18-23t18 23q-18 6-36 0z" fill="#7fa8c9" ${line(palette)}/>`,
    `<ellipse cx="32" cy="22" rx="14" ry="17" fill="#5f7f9c" ${line(palette)}/><ellipse cx="32" cy="22" rx="10" ry="13" fill="#d5efff" ${line(palette, 1.6)}/>`,
    `<path d="M25 ${frame === 0 ? 27 : 24}l9-11M31 ${frame === 0 ? 31 : 28}l8-10" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
    eye(28, 23, '#3b5f80'),
    eye(37, 23, '#3b5f80'),
    `<path d="M7 36l9 4v12l-9 5zM57 36l-9 4v12l9 5z" fill="#d5efff" ${line(palette, 2)}/>`,
  ].join('');

const healer: DrawMob = (palette, frame) =>
  [
    `<path d="M14 60q0-29 18-29t18 29q-18 4-36 0z" fill="#f0ece0" ${line(palette)}/><path d="M32 38v14M25 45h14" stroke="#3f9f5a" stroke-width="6" stroke-linecap="round"/>`,
    `<circle cx="32" cy="23" r="12" fill="#d9a074" ${line(palette)}/><path d="M18 24q-2-20 14-20t14 20q-5-8-14-8t-14 8z" fill="#f0ece0" ${line(palette)}/>`,
    eye(28, 25, '#22191a'),
    eye(37, 25, '#22191a'),
    `<path d="M28 31q4 2 8 0" fill="none" ${line(palette, 1.8)}/>`,
    stick(palette, 'M54 26v34', '#8a6132', 3),
    `<circle cx="54" cy="20" r="${frame === 0 ? 6 : 7.5}" fill="#7fe08a" ${line(palette, 2)}/>`,
  ].join('');

const slime: DrawMob = (palette, frame) => {
  const top = frame === 0 ? 18 : 22;
  return [
    `<path d="M6 54q0-${54 - top} 26-${54 - top}t26 ${54 - top}q0 6-26 6T6 54z" fill="#6cc24a" fill-opacity=".92" ${line(palette)}/>`,
    `<path d="M15 44q2-14 12-17" fill="none" stroke="#c8f0a8" stroke-width="5" stroke-linecap="round"/>`,
    `<circle cx="42" cy="49" r="4" fill="#8fe06a"/><circle cx="20" cy="52" r="2.5" fill="#8fe06a"/>`,
    `<ellipse cx="26" cy="40" rx="4" ry="5.5" fill="#173a12"/><ellipse cx="40" cy="40" rx="4" ry="5.5" fill="#173a12"/><circle cx="27.5" cy="38" r="1.5" fill="#fff"/><circle cx="41.5" cy="38" r="1.5" fill="#fff"/>`,
    `<path d="M28 50q5 3 10 0" fill="none" stroke="#173a12" stroke-width="2.5" stroke-linecap="round"/>`,
  ].join('');
};

const mole: DrawMob = (palette, frame) =>
  [
    `<path d="M4 58q6-10 14-7 6-6 14-1 8-6 15 1 8-3 13 7z" fill="#6b4a2b" ${line(palette)}/>`,
    `<path d="M14 54q-1-36 18-36t18 36q-18 5-36 0z" fill="#4a4046" ${line(palette)}/>`,
    `<ellipse cx="32" cy="33" rx="8" ry="6.5" fill="#e2958c" ${line(palette, 2)}/><path d="M26 24l3 2M38 24l-3 2" ${line(palette, 2.4)}/>`,
    `<path d="M24 28h.1M40 28h.1" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
    ...[-1, 1].map((side) => {
      const x = 32 + side * (frame === 0 ? 18 : 20);
      return `<path d="M${x} 40q${side * 8} 4 ${side * 4} 14l${-side * 4}-2-1 4-3-3-3 2q-2-12 7-15z" fill="#e2b0a0" ${line(palette, 2)}/>`;
    }),
    `<path d="M28 42h8l-1.5 7h-5z" fill="#fff7e6" ${line(palette, 1.6)}/>`,
  ].join('');

const spinner: DrawMob = (palette, frame) => {
  const lift = frame === 0 ? 0 : 3;
  const legs = [-1, 1].flatMap((side) =>
    [22, 32, 42, 50].map((y, at) => {
      const knee = 32 + side * (24 + (at % 2 === 0 ? lift : -lift));
      return stick(palette, `M32 38Q${knee} ${y - 10} ${32 + side * 28} ${y + 8}`, '#54465e', 2.4);
    }),
  );
  return [
    ...legs,
    `<ellipse cx="32" cy="42" rx="16" ry="15" fill="#54465e" ${line(palette)}/><path d="M25 40l7-7 7 7-7 9z" fill="#e9e4f0" ${line(palette, 1.8)}/>`,
    `<circle cx="32" cy="23" r="10" fill="#3f3449" ${line(palette)}/>`,
    ...[26, 30.5, 35, 39].map((x) => `<circle cx="${x}" cy="22" r="2" fill="#ff6a5a"/>`),
    `<path d="M28 30l2 5M36 30l-2 5" stroke="#fff7e6" stroke-width="2.6" stroke-linecap="round"/>`,
  ].join('');
};

const ogre: DrawMob = (palette, frame) =>
  [
    `<path d="M20 52v8M44 52v8" ${line(palette, 11)}/>`,
    `<path d="M6 54q-3-28 26-28t26 28q-26 8-52 0z" fill="#7d9a54" ${line(palette)}/><path d="M17 46q15 6 30 0v9q-15 4-30 0z" fill="#6b4a2b" ${line(palette, 2)}/>`,
    `<path d="M17 26q-2-22 15-22t15 22q0 9-15 9t-15-9z" fill="#8fae62" ${line(palette)}/><path d="M18 14l-8-4 2 11zM46 14l8-4-2 11z" fill="#8fae62" ${line(palette, 2)}/>`,
    `<path d="M22 17l8 3M42 17l-8 3" ${line(palette, 3)}/>`,
    eye(26, 23, '#6e1510'),
    eye(39, 23, '#6e1510'),
    `<path d="M24 29h16" ${line(palette, 2.6)}/><path d="M26 30l2-6 2 6M34 30l2-6 2 6" fill="#fff7e6" ${line(palette, 1.4)}/>`,
    stick(palette, frame === 0 ? 'M58 20L50 46' : 'M60 24L50 46', '#8a5a2c', 7),
  ].join('');

/** Pictures of mobs beyond those of the game's document, two frames each. */
export const FOLK_PICTURES: Readonly<
  Record<Exclude<MobKind, 'mimic' | 'ghost' | 'robot' | 'wizard'>, DrawMob>
> = {
  rat,
  archer,
  boar,
  bomber,
  summoner,
  thief,
  guard,
  mirror,
  healer,
  slime,
  mole,
  spinner,
  ogre,
};
