import { own } from '#core';

/*
 * Draughtsmen and stones in a 48 by 48 box, seen from above.
 */

function svg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${body}</svg>`;
}

const CROWN = 'M13.5 31L11.5 17.5L18.6 22.6L24 14L29.4 22.6L36.5 17.5L34.5 31Z';

interface Wood {
  readonly light: string;
  readonly dark: string;
  readonly edge: string;
  readonly groove: string;
  readonly crown: string;
}

const WOODS: Readonly<Record<string, Wood>> = {
  white: {
    light: '#f6dfb2',
    dark: '#d9b075',
    edge: '#7a5526',
    groove: '#b98a4c',
    crown: '#7b3f14',
  },
  black: {
    light: '#7d4f33',
    dark: '#4a2a19',
    edge: '#1f0f07',
    groove: '#2f190d',
    crown: '#f3c65b',
  },
};

/** A turned wooden disc with grooves; a king has a crown. */
export function drawWoodDisc(kind: string, side: string): string | undefined {
  const wood = own(WOODS, side);
  if (wood === undefined) return undefined;
  const { light, dark, edge, groove, crown } = wood;
  const grooves =
    kind === 'king'
      ? `<path d="${CROWN}" fill="${crown}" stroke="${edge}" stroke-width="1.4" stroke-linejoin="round"/><path d="M14 34.5H34" stroke="${crown}" stroke-width="2.4" stroke-linecap="round"/>`
      : `<g fill="none" stroke="${groove}"><circle cx="24" cy="24" r="11.5" stroke-width="1.6"/><circle cx="24" cy="24" r="6.5" stroke-width="1.4"/></g>`;
  return svg(
    `<defs><linearGradient id="w" x1="0.2" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<circle cx="24" cy="25" r="19.5" fill="${edge}"/><circle cx="24" cy="23.5" r="19.5" fill="url(#w)" stroke="${edge}" stroke-width="1.3"/>
<path d="M8 18Q20 13 40 17M6 24.5Q22 19 42 25M7.5 31Q25 25.5 40.5 31.5" fill="none" stroke="${groove}" stroke-width=".7" opacity=".55"/>
<circle cx="24" cy="23.5" r="16.2" fill="none" stroke="${groove}" stroke-width="1.2"/>${grooves}`,
  );
}

interface Flat {
  readonly body: string;
  readonly edge: string;
  readonly mark: string;
}

const FLATS: Readonly<Record<string, Flat>> = {
  white: { body: '#ffffff', edge: '#2a3342', mark: '#2a3342' },
  black: { body: '#2a3342', edge: '#f1f4f8', mark: '#f1f4f8' },
  red: { body: '#d5453a', edge: '#5f1610', mark: '#ffffff' },
  blue: { body: '#2f74c8', edge: '#0f2f58', mark: '#ffffff' },
  green: { body: '#3f9a5b', edge: '#123f22', mark: '#ffffff' },
  yellow: { body: '#f2c53d', edge: '#6b4d02', mark: '#4a3500' },
};

/** A flat disc; a king has a crown. */
export function drawFlatDisc(kind: string, side: string): string | undefined {
  const flat = own(FLATS, side);
  if (flat === undefined) return undefined;
  const { body, edge, mark } = flat;
  const sign =
    kind === 'king'
      ? `<path d="${CROWN}" fill="${mark}"/><path d="M14 34.5H34" stroke="${mark}" stroke-width="2.6" stroke-linecap="round"/>`
      : `<circle cx="24" cy="24" r="13" fill="none" stroke="${mark}" stroke-width="1.6" opacity=".4"/>`;
  return svg(
    `<circle cx="24" cy="24" r="19" fill="${body}" stroke="${edge}" stroke-width="2"/>${sign}`,
  );
}

/** Signs on flat stones, which tell sides apart without colours. */
const SIGNS: Readonly<Record<string, string>> = {
  white: '',
  black: '',
  red: '<path d="M24 15.5V32.5M15.5 24H32.5"/>',
  blue: '<path d="M17.5 17.5H30.5V30.5H17.5Z"/>',
  green: '<path d="M24 15.5L32.5 30.5H15.5Z"/>',
  yellow: '<path d="M24 14.5L33.5 24L24 33.5L14.5 24Z"/>',
};

/** A flat stone with the sign of its side; a chained one has a ring. */
export function drawFlatStone(kind: string, side: string): string | undefined {
  const flat = own(FLATS, side);
  if (flat === undefined) return undefined;
  const { body, edge, mark } = flat;
  const ring = kind === 'chain' ? '<circle cx="24" cy="24" r="14.5"/>' : '';
  return svg(
    `<circle cx="24" cy="24" r="18.5" fill="${body}" stroke="${edge}" stroke-width="2"/>
<g fill="none" stroke="${mark}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">${own(SIGNS, side) ?? ''}${ring}</g>`,
  );
}

interface Mineral {
  readonly light: string;
  readonly body: string;
  readonly dark: string;
  readonly vein: string;
}

const MINERALS: Readonly<Record<string, Mineral>> = {
  white: { light: '#fffdf6', body: '#f1ead9', dark: '#cbbfa4', vein: '#d8ccb2' },
  black: { light: '#5c6470', body: '#31363e', dark: '#14171b', vein: '#3d434c' },
  red: { light: '#e98a6d', body: '#b8432b', dark: '#75200f', vein: '#cf6247' },
  blue: { light: '#7fb0dd', body: '#2f639f', dark: '#15365f', vein: '#4a7fba' },
  green: { light: '#8fc79a', body: '#3d8053', dark: '#194828', vein: '#5a9a6e' },
  yellow: { light: '#ffe69a', body: '#dba92b', dark: '#8a6208', vein: '#eac35a' },
};

/** A matt stone with veins, as of shell and slate; a chained one has a ring. */
export function drawMineralStone(kind: string, side: string): string | undefined {
  const mineral = own(MINERALS, side);
  if (mineral === undefined) return undefined;
  const { light, body, dark, vein } = mineral;
  const ring =
    kind === 'chain'
      ? '<circle cx="24" cy="23.5" r="10.5" fill="none" stroke="#fff" stroke-width="3" opacity=".85"/>'
      : '';
  return svg(
    `<defs><radialGradient id="m" cx="0.42" cy="0.36" r="0.7"><stop offset="0" stop-color="${light}"/><stop offset="0.6" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>
<ellipse cx="24.5" cy="26" rx="18.6" ry="18" fill="#000" opacity=".28"/><circle cx="24" cy="23.5" r="18.6" fill="url(#m)"/>
<path d="M10.5 15Q24 9.5 37.5 15M7.5 21Q24 14.5 40.5 21M7 27Q24 20.5 41 27M9.5 33Q24 26.5 38.5 33" fill="none" stroke="${vein}" stroke-width=".9" opacity=".8"/>
<circle cx="24" cy="23.5" r="18.6" fill="none" stroke="${dark}" stroke-width="1"/>${ring}`,
  );
}
