import { own } from '#core';

/** Part of a level in letters; `#` is rock. */
const MAP = [
  '##############',
  '####...###.b##',
  '###..z...,..##',
  '##..####.@..>#',
  '##.*.###..!..#',
  '###...####g.##',
  '##############',
] as const;
const CELL = { width: 23, height: 26 };

const COLOURS: Readonly<Record<string, string>> = {
  '@': '#ffe9b0',
  b: '#b79ad0',
  z: '#f0a35e',
  g: '#ef7d73',
  '*': '#f2c66d',
  '!': '#c58bf0',
  '>': '#f2c66d',
  ',': '#a9a498',
  '.': '#8a8276',
};

function at(x: number, y: number): string {
  return MAP[y]?.[x] ?? '#';
}

function Rock({ x, y }: { readonly x: number; readonly y: number }) {
  const { width, height } = CELL;
  const [left, top] = [x * width, y * height];
  const isFace = at(x, y + 1) !== '#';
  return (
    <>
      <rect x={left} y={top} width={width} height={height} fill="#4d4137" />
      <path d={`M${left + 4} ${top + 6}h6M${left + 13} ${top + 11}h5`} stroke="#5f5145" />
      {isFace && (
        <>
          <rect x={left} y={top + 15} width={width} height="11" fill="#8a745b" />
          <path d={`M${left} ${top + 15}h23`} stroke="#b59d80" />
        </>
      )}
    </>
  );
}

/** Letters in a lit cave around the hero who looks for the bear. */
export function CavesPicture() {
  const cells = MAP.flatMap((row, y) => Array.from(row).map((glyph, x) => ({ glyph, x, y })));
  return (
    <svg
      class="picture"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="caves-lamp" cx="0.68" cy="0.55" r="0.62">
          <stop offset="0.1" stop-color="#ffd98a" stop-opacity="0.2" />
          <stop offset="0.45" stop-color="#0d0b08" stop-opacity="0.12" />
          <stop offset="1" stop-color="#0d0b08" stop-opacity="0.6" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill="#221e1a" />
      {cells.map(({ glyph, x, y }) =>
        glyph === '#' ? <Rock key={`${x} ${y}`} x={x} y={y} /> : null,
      )}
      <g
        font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
        font-size="24"
        font-weight="700"
        text-anchor="middle"
      >
        {cells.map(({ glyph, x, y }) =>
          glyph === '#' ? null : (
            <text
              key={`${x} ${y}`}
              x={(x + 0.5) * CELL.width}
              y={(y + 0.5) * CELL.height + 8}
              fill={own(COLOURS, glyph)}
            >
              {glyph === '.' ? '·' : glyph}
            </text>
          ),
        )}
      </g>
      <rect width="320" height="180" fill="url(#caves-lamp)" />
    </svg>
  );
}
