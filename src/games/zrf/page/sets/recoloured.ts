/*
 * Sets made from the shapes of our own pictures, in other materials.
 */

const WOOD = {
  white: { light: '#fbe3b5', dark: '#d3a464', edge: '#5c3714', line: '#5c3714' },
  black: { light: '#7a4a30', dark: '#43240f', edge: '#1e0e05', line: '#e6bf8d' },
} as const;

/** The classic chessman in boxwood or rosewood. */
export function drawWoodChessman(classic: string, side: string): string {
  const { light, dark, edge, line } = WOOD[side === 'white' ? 'white' : 'black'];
  const gradient = `<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="38" y2="0"><stop offset="0" stop-color="${dark}"/><stop offset="0.38" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>`;
  const [start = '', ...parts] = classic.split('<');
  const recoloured = parts.map((part) => {
    if (part.startsWith('svg')) return `${part}${gradient}`;
    const [fill, stroke] = part.startsWith('g ') ? ['url(#w)', edge] : [line, line];
    return part
      .replace(/fill="#\w+"/, `fill="${fill}"`)
      .replace(/stroke="#\w+"/, `stroke="${stroke}"`);
  });
  return [start, ...recoloured].join('<');
}

/** Strokes of a character, and its colour. */
function glyphIn(classic: string): { strokes: string; ink: string } | undefined {
  const [, strokes, ink] = /<path d="([^"]+)" fill="none" stroke="(#\w+)"/.exec(classic) ?? [];
  return strokes === undefined || ink === undefined ? undefined : { strokes, ink };
}

/** Ink of promoted pieces in the classic shogi pictures. */
const PROMOTED = '#b3201c';

/** A flat shogi tile in the colour of its side; promoted pieces are inverted. */
export function drawModernShogiTile(classic: string, side: string): string | undefined {
  const glyph = glyphIn(classic);
  if (glyph === undefined) return undefined;
  const isPromoted = glyph.ink === PROMOTED;
  const body = side === 'black' ? '#fffaf0' : '#cfdbea';
  const inlay = isPromoted
    ? '<path d="M24 6.5L34.2 11.4L38.4 41.4H9.6L13.8 11.4Z" fill="#b3261e"/>'
    : '';
  const turn = classic.includes('rotate(180') ? ' transform="rotate(180 24 24)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><g${turn} stroke-linejoin="round">
<path d="M24 3.5L36.5 9.5L41.5 44H6.5L11.5 9.5Z" fill="${body}" stroke="#1d232c" stroke-width="1.8"/>
${inlay}<path d="${glyph.strokes}" fill="none" stroke="${isPromoted ? '#ffffff' : '#1d232c'}" stroke-width="2.5" stroke-linecap="round"/>
</g></svg>`;
}

/** A flat xiangqi disc filled with the colour of its side. */
export function drawModernXiangqiDisc(classic: string, side: string): string | undefined {
  const glyph = glyphIn(classic);
  if (glyph === undefined) return undefined;
  const [body, edge] = side === 'red' ? ['#c2362b', '#5f1610'] : ['#2a3342', '#0d1219'];
  const dashes = side === 'red' ? '' : ' stroke-dasharray="3.2 2.6"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
<circle cx="24" cy="24" r="21.5" fill="${body}" stroke="${edge}" stroke-width="1.8"/><circle cx="24" cy="24" r="18.6" fill="none" stroke="#fff" stroke-width="1.3" opacity=".75"${dashes}/>
<path d="${glyph.strokes}" fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}
