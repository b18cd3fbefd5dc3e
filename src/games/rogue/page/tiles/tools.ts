import type { ItemKind } from '../../rules/index.ts';
import type { Palette } from './palette.ts';

type Draw = (palette: Palette) => string;

function line(palette: Palette, width = 2.6): string {
  return `stroke="${palette.outline}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** A stick with an outline. */
function stick(palette: Palette, path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${palette.outline}" stroke-width="${width + 4}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function scroll(palette: Palette, sign: string): string {
  return `<path d="M14 16h36v34H14z" fill="#f0e2bd" ${line(palette)}/><rect x="9" y="9" width="46" height="9" rx="4.5" fill="#d9bf86" ${line(palette)}/><rect x="9" y="47" width="46" height="9" rx="4.5" fill="#d9bf86" ${line(palette)}/>${sign}`;
}

function bottle(palette: Palette, liquid: string): string {
  return `<path d="M26 8h12v14q16 8 14 24-2 12-20 12T12 46q-2-16 14-24z" fill="#d8e6ee" fill-opacity=".85" ${line(palette)}/><path d="M15 40q17-6 34 0 2 14-17 15-19-1-17-15z" fill="${liquid}"/><path d="M20 34q2-6 7-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><rect x="24" y="4" width="16" height="8" rx="2" fill="#8a5a2c" ${line(palette, 2)}/>`;
}

/** Pictures of items beyond those of the game's first worlds, by kind. */
export const TOOL_PICTURES = {
  'fire-bomb': (palette) =>
    `${stick(palette, 'M40 18q4-10 12-9', '#c9a06a', 2.4)}<path d="M52 2l2 5 5-1-3 4 3 4-5-1-2 5-2-5-5 1 3-4-3-4 5 1z" fill="#ff7d2d" ${line(palette, 1.6)}/><circle cx="29" cy="38" r="21" fill="#a8372c" ${line(palette)}/><path d="M14 36q1-11 11-15" fill="none" stroke="#f08a70" stroke-width="4" stroke-linecap="round"/><path d="M29 27q8 8 4 14 5 0 5-5 4 14-9 16-12-2-9-13 3 3 5 1-1-8 4-13z" fill="#ffd24a" ${line(palette, 1.8)}/>`,
  hook: (palette) =>
    `${stick(palette, 'M16 58q-10-10 2-18t18-12', '#c9a06a', 3)}${stick(palette, 'M34 30L46 18', '#aab2bd', 5)}${stick(palette, 'M36 12q14-6 18 8 1 10-8 12M46 18q-12-4-16-14M46 18q8 8 16 8', '#aab2bd', 4)}`,
  'swap-stone': (palette) =>
    `<path d="M32 6l22 16-6 30-16 8-16-8-6-30z" fill="#7d63d6" ${line(palette)}/><path d="M32 6v54M10 22l22 8 22-8" fill="none" stroke="#b7a2ff" stroke-width="2"/><path d="M20 40h20l-5-5M44 48H24l5 5" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  bait: (palette) =>
    `<path d="M12 30q0-18 20-18t22 16q2 18-16 24-26 4-26-22z" fill="#c65a4a" ${line(palette)}/><path d="M20 30q0-10 12-10t14 9q1 10-9 13-17 2-17-12z" fill="#e88a76"/><ellipse cx="32" cy="30" rx="6" ry="5" fill="#f6ead2" ${line(palette, 2)}/><path d="M42 46l12 12" stroke="${palette.outline}" stroke-width="10" stroke-linecap="round"/><path d="M42 46l11 11" stroke="#f6ead2" stroke-width="5.5" stroke-linecap="round"/>`,
  caltrops: (palette) =>
    [
      [20, 24],
      [44, 22],
      [24, 47],
      [46, 46],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x} ${y}l-1-12 2 0zM${x} ${y}l-10 7 -1-3zM${x} ${y}l10 7 1-3z" fill="#c2ccd8" ${line(palette, 2.2)}/><circle cx="${x}" cy="${y}" r="3.6" fill="#8d98a6" ${line(palette, 2)}/>`,
      )
      .join(''),
  net: (palette) =>
    `<path d="M8 12q24 10 48 0-4 24 0 42-24-8-48 0 4-20 0-42z" fill="#d9bf86" fill-opacity=".25" ${line(palette)}/><path d="M20 15v40M32 17v36M44 15v40M10 24q22 8 44 0M10 34q22 6 44 0M9 45q23 2 46 0" fill="none" stroke="#c9a06a" stroke-width="3"/><circle cx="8" cy="12" r="4" fill="#79818f" ${line(palette, 2)}/><circle cx="56" cy="12" r="4" fill="#79818f" ${line(palette, 2)}/><circle cx="8" cy="54" r="4" fill="#79818f" ${line(palette, 2)}/><circle cx="56" cy="54" r="4" fill="#79818f" ${line(palette, 2)}/>`,
  'frost-bell': (palette) =>
    `${stick(palette, 'M32 12V5', '#8a5a2c', 5)}<path d="M14 48q5-6 5-20 0-14 13-16 13 2 13 16 0 14 5 20z" fill="#9fd8f2" ${line(palette)}/><path d="M23 42q2-18 8-24" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><circle cx="32" cy="53" r="5" fill="#5f9fc0" ${line(palette, 2)}/><path d="M40 24v14M34.5 28l11 6M45.5 28l-11 6" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`,
  bow: (palette) =>
    `<path d="M18 8L18 56" stroke="#f4efe2" stroke-width="2.2"/>${stick(palette, 'M18 8Q56 32 18 56', '#a9713a', 4.5)}<path d="M38 26v12" stroke="#5f3e1e" stroke-width="7" stroke-linecap="round"/>`,
  arrow: (palette) =>
    `${stick(palette, 'M14 50L46 18', '#c9a06a', 3)}<path d="M42 10l14-2-2 14z" fill="#dfe6ee" ${line(palette, 2.2)}/><path d="M14 50l-8-1 9-9 5 4M14 50l1 8 9-9-4-5" fill="#d2573f" ${line(palette, 2)}/>`,
  spear: (palette) =>
    `${stick(palette, 'M10 56L44 20', '#8a5a2c', 4)}<path d="M40 12L58 6 52 24 44 24z" fill="#cfd8e3" ${line(palette)}/><path d="M46 18l8-8" stroke="#fff" stroke-width="2"/><path d="M38 22l6 6" stroke="#b8322f" stroke-width="6" stroke-linecap="round"/>`,
  'war-hammer': (palette) =>
    `${stick(palette, 'M14 58L38 28', '#8a5a2c', 5)}<path d="M24 16l12-10 20 24-12 10z" fill="#8d98a6" ${line(palette)}/><path d="M31 15l16 19" stroke="#dfe6ee" stroke-width="3" stroke-linecap="round"/>`,
  'grey-cloak': (palette) =>
    `<path d="M24 8q8-5 16 0l14 46q-11 6-22 2-11 4-22-2z" fill="#79818f" ${line(palette)}/><path d="M32 14v40M24 22q-4 18-6 32M40 22q4 18 6 32" fill="none" stroke="#565d6a" stroke-width="2.6"/><circle cx="32" cy="12" r="4.5" fill="#e2b04a" ${line(palette, 2)}/>`,
  'soft-boots': (palette) =>
    `<path d="M10 12h16v26q10 2 10 12H8q0-10 2-14z" fill="#a9713a" ${line(palette)}/><path d="M34 8h16v26q10 2 10 12H38q0-4-2-8z" fill="#b98350" ${line(palette)}/><path d="M8 50h28M38 46h22" stroke="#f0e2bd" stroke-width="5" stroke-linecap="round"/><path d="M11 18h14M35 14h14" stroke="#f0e2bd" stroke-width="4" stroke-linecap="round"/>`,
  buckler: (palette) =>
    `<circle cx="32" cy="33" r="25" fill="#8a5a2c" ${line(palette)}/><circle cx="32" cy="33" r="18" fill="#a9713a" ${line(palette, 2)}/><path d="M32 10v46M9 33h46" stroke="#79818f" stroke-width="5"/><circle cx="32" cy="33" r="8" fill="#cfd8e3" ${line(palette)}/><path d="M16 24q3-8 10-11" fill="none" stroke="#e0b078" stroke-width="3" stroke-linecap="round"/>`,
  'blink-scroll': (palette) =>
    scroll(
      palette,
      '<path d="M20 40q4-14 12-14M32 40q4-12 12-14" fill="none" stroke="#7d63d6" stroke-width="4" stroke-linecap="round"/><path d="M40 22l6 3-4 6" fill="none" stroke="#7d63d6" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
  'map-scroll': (palette) =>
    scroll(
      palette,
      '<path d="M20 40q4-10 10-8t6-8 8-2" fill="none" stroke="#8a5a2c" stroke-width="3" stroke-dasharray="4 4"/><path d="M40 32l6 6M46 32l-6 6" stroke="#b8322f" stroke-width="3.4" stroke-linecap="round"/>',
    ),
  'healing-draught': (palette) =>
    `${bottle(palette, '#d2453f')}<path d="M32 42v10M27 47h10" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/>`,
  'rage-mushroom': (palette) =>
    `<path d="M24 34h16q4 14 2 22-10 4-20 0-2-8 2-22z" fill="#f0e2bd" ${line(palette)}/><path d="M6 36q0-28 26-28t26 28q-26 8-52 0z" fill="#c23b3b" ${line(palette)}/><circle cx="22" cy="24" r="5" fill="#fff3e0"/><circle cx="40" cy="20" r="4" fill="#fff3e0"/><circle cx="46" cy="31" r="3.5" fill="#fff3e0"/>`,
} as const satisfies Readonly<Partial<Record<ItemKind, Draw>>>;
