import type { MobKind } from '../../rules/index.ts';
import { FOLK_PICTURES } from './folk.ts';
import type { Palette } from './palette.ts';

function line(palette: Palette, width = 2.5): string {
  return `stroke="${palette.outline}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** A pale hovering shape; its hem waves between frames. */
function drawGhost(palette: Palette, frame: number): string {
  const hem =
    frame === 0
      ? 'M12 54q-1-44 20-46 21 2 20 46-5 4-7-2-3 7-7 2-3 7-6 0-3 7-7 0-3 6-6 0-3 6-7 0z'
      : 'M13 51q-1-42 19-43 20 1 19 43-4 6-7 2-3 4-6 2-4 5-6 2-4 5-7 0-3 3-6-2-3 4-6-4z';
  return [
    `<path d="${hem}" fill="#dfeaf4" ${line(palette)}/>`,
    `<path d="M18 40q-1-24 12-28" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M46 48q2-20-6-30" fill="none" stroke="#9db4cb" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
    `<ellipse cx="26" cy="26" rx="4.5" ry="6" fill="#1b2233"/><ellipse cx="39" cy="26" rx="4.5" ry="6" fill="#1b2233"/>`,
    `<circle cx="27.5" cy="24" r="1.6" fill="#8fd0ff"/><circle cx="40.5" cy="24" r="1.6" fill="#8fd0ff"/>`,
    `<ellipse cx="32.5" cy="38" rx="4" ry="${frame === 0 ? 4.5 : 3}" fill="#2a3350"/>`,
    `<path d="M11 38q-6-1-5-7M53 38q6-1 5-7" fill="none" ${line(palette)} opacity=".9"/>`,
  ].join('');
}

/** Riveted copper with one red eye that sweeps from side to side. */
function drawRobot(palette: Palette, frame: number): string {
  const eye = frame === 0 ? 27 : 36;
  return [
    `<path d="M22 52v7M42 52v7" stroke="${palette.outline}" stroke-width="11"/><path d="M22 52v6M42 52v6" stroke="#7c8794" stroke-width="6"/>`,
    `<path d="M17 59h10M37 59h10" ${line(palette, 6)}/>`,
    `<rect x="13" y="32" width="38" height="23" rx="5" fill="#b86f3c" ${line(palette)}/>`,
    `<path d="M17 36h30" stroke="#e6a266" stroke-width="3" stroke-linecap="round"/>`,
    `<circle cx="32" cy="45" r="6" fill="#3a2a22" ${line(palette, 2)}/><circle cx="32" cy="45" r="3" fill="${frame === 0 ? '#ffb13d' : '#ff7d2d'}"/>`,
    `<path d="M18 50h.1M46 50h.1M18 40h.1M46 40h.1" stroke="#5b3219" stroke-width="3.5" stroke-linecap="round"/>`,
    `<rect x="6" y="34" width="8" height="17" rx="4" fill="#7c8794" ${line(palette)}/><rect x="50" y="34" width="8" height="17" rx="4" fill="#7c8794" ${line(palette)}/>`,
    `<rect x="17" y="11" width="30" height="20" rx="6" fill="#c98450" ${line(palette)}/>`,
    `<path d="M21 15h22" stroke="#f0b681" stroke-width="3" stroke-linecap="round"/>`,
    `<rect x="20" y="18" width="24" height="9" rx="4.5" fill="#1c1416" ${line(palette, 2)}/>`,
    `<circle cx="${eye}" cy="22.5" r="3.6" fill="#ff3b30"/><circle cx="${eye + 1}" cy="21.5" r="1.2" fill="#ffd0c8"/>`,
    `<path d="M32 11V5" ${line(palette, 3)}/><circle cx="32" cy="4.5" r="3" fill="${frame === 0 ? '#ffe08a' : '#d0a23a'}" ${line(palette, 2)}/>`,
  ].join('');
}

/** A robe, a pointed hat, a long white beard and a glowing staff. */
function drawWizard(palette: Palette, frame: number): string {
  const glow = frame === 0 ? 5 : 6.5;
  return [
    `<path d="M14 60q1-26 18-26t18 26q-18 4-36 0z" fill="#5b3b93" ${line(palette)}/>`,
    `<path d="M22 58q2-14 6-20M42 58q-2-14-6-20" fill="none" stroke="#7d5abb" stroke-width="3" stroke-linecap="round"/>`,
    `<circle cx="32" cy="29" r="11" fill="#f0c9a4" ${line(palette)}/>`,
    `<path d="M21 29q3 4 6 2 5-3 10 0 3 2 6-2 3 18-11 26-14-8-11-26z" fill="#f2efe8" ${line(palette)}/>`,
    `<path d="M28 38l1 8M36 38l-1 8M32 40v10" stroke="#c9c3b8" stroke-width="1.8" stroke-linecap="round"/>`,
    `<path d="M27 26h.1M37 26h.1" ${line(palette, 4)}/><path d="M23.5 22.500l5 1.500M40.5 22.500l-5 1.5" ${line(palette, 2.2)}/>`,
    `<path d="M15 23q17-7 34 0-2-4-7-5Q39 6 27 1q3 5-1 9-3 4-4 8-5 1-7 5z" fill="#5b3b93" ${line(palette)}/>`,
    `<path d="M22 17q10-3 20 0v3q-10-3-20 0z" fill="#e2b04a"/>`,
    `<path d="M31 9l1 2.500h2.500l-2 1.8.8 2.6-2.3-1.6-2.3 1.6.8-2.6-2-1.800h2.500z" fill="#ffe08a"/>`,
    `<path d="M54 24v36" stroke="${palette.outline}" stroke-width="6" stroke-linecap="round"/><path d="M54 24v36" stroke="#8a6132" stroke-width="3" stroke-linecap="round"/>`,
    `<circle cx="54" cy="19" r="${glow + 3}" fill="#7cf0e0" opacity=".28"/><circle cx="54" cy="19" r="${glow}" fill="#55d6c8" ${line(palette, 2)}/><circle cx="52.5" cy="17.5" r="1.8" fill="#e6fffb"/>`,
    `<circle cx="50" cy="45" r="4" fill="#f0c9a4" ${line(palette, 2)}/>`,
  ].join('');
}

/** An unmasked mimic: a chest with teeth. */
function drawMimic(palette: Palette, frame: number): string {
  const lid = frame === 0 ? 0 : -3;
  return [
    `<path d="M10 36h44v19q0 4-4 4H14q-4 0-4-4z" fill="#8a5a2c" ${line(palette)}/>`,
    `<path d="M10 46h44M20 38v20M44 38v20" stroke="#5f3b1a" stroke-width="2.5"/>`,
    `<path d="M13 30h38v12H13z" fill="#2a0f14"/>`,
    `<path d="M24 38q8-5 16 1 5 9-1 15-5 4-8-2-1-8-7-14z" fill="#d4526a" ${line(palette, 2.2)}/><path d="M30 41q5 4 5 10" fill="none" stroke="#a23350" stroke-width="2" stroke-linecap="round"/>`,
    `<path d="M12 37l4 7 4-7 4 7 3-6M40 38l3 6 4-7 3 7 3-7" fill="#fff7e6" ${line(palette, 1.8)}/>`,
    `<g transform="translate(0 ${lid})">`,
    `<path d="M9 32q-1-21 23-21t23 21z" fill="#a8713a" ${line(palette)}/>`,
    `<path d="M12 30q1-15 20-16" fill="none" stroke="#d29a5c" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="M20 14v18M44 14v18" stroke="#e2b04a" stroke-width="4"/>`,
    `<path d="M10 32l4 7 5-7 4 8 5-8 4 8 4-8 5 8 4-8 5 7 4-7z" fill="#fff7e6" ${line(palette, 1.8)}/>`,
    `<ellipse cx="25" cy="23" rx="5" ry="5.5" fill="#ffe9a8" ${line(palette, 2)}/><ellipse cx="40" cy="23" rx="5" ry="5.5" fill="#ffe9a8" ${line(palette, 2)}/>`,
    `<ellipse cx="26" cy="24" rx="1.6" ry="4" fill="#3a0d12"/><ellipse cx="39" cy="24" rx="1.6" ry="4" fill="#3a0d12"/>`,
    '</g>',
  ].join('');
}

/** Pictures of mobs by kind, two frames each. */
export const MOB_PICTURES: Readonly<Record<MobKind, (palette: Palette, frame: number) => string>> =
  {
    ghost: drawGhost,
    robot: drawRobot,
    wizard: drawWizard,
    mimic: drawMimic,
    ...FOLK_PICTURES,
  };
