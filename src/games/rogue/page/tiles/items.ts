import type { ItemKind } from '../../rules/index.ts';
import type { Palette } from './palette.ts';
import { TOOL_PICTURES } from './tools.ts';

function line(palette: Palette, width = 2.6): string {
  return `stroke="${palette.outline}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** A blade pointing to the upper right. */
function blade(palette: Palette, steel: string, length: number, width: number): string {
  const tip = 44 - length;
  const half = width / 2;
  return `<g transform="rotate(45 32 32)"><path d="M${32 - half} 44V${tip + width}L32 ${tip}l${half} ${width}V44z" fill="${steel}" ${line(palette)}/><path d="M32 42V${tip + 5}" stroke="#fff" stroke-opacity=".75" stroke-width="1.8"/><path d="M21 45h22" stroke="${palette.outline}" stroke-width="8" stroke-linecap="round"/><path d="M21 45h22" stroke="#e2b04a" stroke-width="4" stroke-linecap="round"/><path d="M32 47v10" stroke="${palette.outline}" stroke-width="8.5" stroke-linecap="round"/><path d="M32 47v10" stroke="#7a4b28" stroke-width="4.5" stroke-linecap="round"/><circle cx="32" cy="60" r="3.5" fill="#e2b04a" ${line(palette, 2)}/></g>`;
}

function coat(palette: Palette, colour: string, edge: string, detail: string): string {
  return `<path d="M20 10l12 6 12-6 13 8-6 14-5-3v25q-14 6-28 0V29l-5 3-6-14z" fill="${colour}" ${line(palette)}/><path d="M24 13q8 9 16 0" fill="none" stroke="${edge}" stroke-width="3" stroke-linecap="round"/>${detail}`;
}

/** Pictures of items by kind. */
export const ITEM_PICTURES: Readonly<Record<ItemKind, (palette: Palette) => string>> = {
  sword: (palette) => blade(palette, '#cfd8e3', 40, 8),
  dagger: (palette) => blade(palette, '#b9c9c4', 26, 8),
  'battle-axe': (palette) =>
    `<path d="M20 58L42 14" stroke="${palette.outline}" stroke-width="9" stroke-linecap="round"/><path d="M20 58L42 14" stroke="#8a5a2c" stroke-width="5" stroke-linecap="round"/><path d="M34 12q12-10 22 2 3 14-6 20-2-8-8-10t-12 2q0-8 4-14z" fill="#c2ccd8" ${line(palette)}/><path d="M50 14q5 8 1 15" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>`,
  'golden-apple': (palette) =>
    `<path d="M32 18q-5-7-14-3-11 6-7 23 4 18 16 20 3 .5 5-1 2 1.5 5 1 12-2 16-20 4-17-7-23-9-4-14 3z" fill="#f2b92e" ${line(palette)}/><path d="M16 32q0-10 8-12" fill="none" stroke="#fff3bf" stroke-width="4" stroke-linecap="round"/><path d="M42 52q8-6 8-18" fill="none" stroke="#b97a12" stroke-width="4" stroke-linecap="round" opacity=".75"/><path d="M32 19q0-8 5-12" fill="none" ${line(palette, 4)}/><path d="M36 12q8-8 16-3-6 8-16 3z" fill="#7cae3f" ${line(palette, 2)}/>`,
  'stoneskin-potion': (palette) =>
    `<path d="M26 8h12v14q16 8 14 24-2 12-20 12T12 46q-2-16 14-24z" fill="#d8e6ee" fill-opacity=".85" ${line(palette)}/><path d="M15 40q17-6 34 0 2 14-17 15-19-1-17-15z" fill="#7d63d6"/><path d="M22 46h.1M34 50h.1M40 44h.1" stroke="#d9cdff" stroke-width="4" stroke-linecap="round"/><path d="M20 34q2-6 7-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><rect x="24" y="4" width="16" height="8" rx="2" fill="#8a5a2c" ${line(palette, 2)}/>`,
  'leather-armor': (palette) =>
    coat(
      palette,
      '#96683a',
      '#5f3e1e',
      '<path d="M32 22v31M24 32h16M24 42h16" stroke="#5f3e1e" stroke-width="2.5" stroke-linecap="round"/><path d="M23 20v30" stroke="#c4935c" stroke-width="2.5" stroke-linecap="round"/>',
    ),
  'chain-mail': (palette) =>
    coat(
      palette,
      '#8d98a6',
      '#dde5ee',
      '<path d="M22 28q3 4 5 0 3 4 5 0 3 4 5 0 3 4 5 0M22 36q3 4 5 0 3 4 5 0 3 4 5 0 3 4 5 0M22 44q3 4 5 0 3 4 5 0 3 4 5 0 3 4 5 0M22 51q3 4 5 0 3 4 5 0 3 4 5 0 3 4 5 0" fill="none" stroke="#4f5966" stroke-width="2.2"/>',
    ),
  'smoke-bomb': (palette) =>
    `<path d="M42 18q10-2 8-11" fill="none" ${line(palette, 4)}/><path d="M42 18q9-2 8-10" fill="none" stroke="#c9a06a" stroke-width="2.4" stroke-linecap="round"/><path d="M50 2l2 4 4-1-2 4 3 3-5 1-2 4-2-4-5-1 4-3-2-4 4 1z" fill="#ffb13d" ${line(palette, 1.6)}/><circle cx="30" cy="38" r="20" fill="#4b5563" ${line(palette)}/><path d="M36 16l9 6-4 6-9-6z" fill="#8d98a6" ${line(palette, 2.2)}/><path d="M15 38q0-11 10-15" fill="none" stroke="#9aa4b1" stroke-width="4" stroke-linecap="round"/><path d="M22 46q8 8 17 1" fill="none" stroke="#2c343f" stroke-width="4" stroke-linecap="round"/>`,
  ...TOOL_PICTURES,
};
