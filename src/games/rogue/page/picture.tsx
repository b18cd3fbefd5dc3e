import type { ComponentChildren } from 'preact';

/** Top view: `#` is the top of a wall, `=` its front, and other characters are ground. */
const MAP = ['########', '==.==#==', '.....#..', '.....=..', '........'] as const;

const CELL = 40;
/** Height of the top row outside the picture. */
const ABOVE = 4;
/** Size of the square that things are drawn on. */
const FIELD = 64;
const OUTLINE = { stroke: '#1d1512', 'stroke-width': 2.5, 'stroke-linejoin': 'round' } as const;
const FLOOR = ['#9c8a74', '#8e7d6a', '#a4927b'] as const;
const BRICKS = ['#a18066', '#8c6d56', '#ab8a6f'] as const;

function Tile({ sign, x, y }: { readonly sign: string; readonly x: number; readonly y: number }) {
  const [left, top] = [x * CELL, y * CELL - ABOVE];
  if (sign === '#') {
    return (
      <>
        <rect x={left} y={top} width={CELL} height={CELL} fill="#453d44" />
        <path d={`M${left} ${top + CELL - 2}h${CELL}`} stroke="#6f6468" stroke-width="3" />
      </>
    );
  }
  const isBrick = sign === '=';
  const colours = isBrick ? BRICKS : FLOOR;
  const [across, down] = isBrick ? [CELL / 2, CELL / 4] : [CELL / 2, CELL / 2];
  const stones = Array.from({ length: (CELL / across) * (CELL / down) }, (_, index) => {
    const row = Math.floor((index * across) / CELL);
    const shift = isBrick && row % 2 === 1 ? across / 2 : 0;
    return (
      <rect
        key={index}
        x={left + ((index * across + shift) % CELL) + 0.75}
        y={top + row * down + 0.75}
        width={(index * across) % CELL === across && shift > 0 ? across / 2 : across - 1.5}
        height={down - 1.5}
        rx="1.5"
        fill={colours[(index * 2 + x + 2 * y + row) % colours.length]}
      />
    );
  });
  return (
    <>
      <rect x={left} y={top} width={CELL} height={CELL} fill={isBrick ? '#54433a' : '#574a3f'} />
      {stones}
    </>
  );
}

/** A thing in the middle of a cell. */
function PlacedShape(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly children: ComponentChildren;
}) {
  const scale = (CELL * (props.size ?? 1)) / FIELD;
  const [left, top] = [(props.x + 0.5) * CELL, (props.y + 0.5) * CELL];
  return (
    <g transform={`translate(${left} ${top}) scale(${scale}) translate(-32 -36)`}>
      <ellipse cx="32" cy="59" rx="20" ry="5" opacity="0.4" />
      {props.children}
    </g>
  );
}

function Hero() {
  return (
    <g {...OUTLINE}>
      <path d="M20 50h7v10h-9zM37 50h7l2 10h-9z" fill="#5b4632" />
      <path d="M15 51q-2-17 17-17t17 17q0 4-4 4H19q-4 0-4-4z" fill="#2f6f8f" />
      <path d="M26 35l6 9 6-9" fill="#e9dcc0" />
      <path d="M16 49h32v5H16z" fill="#6b4a2b" />
      <circle cx="32" cy="23" r="15.5" fill="#f0c49a" />
      <path d="M16 22q-2-17 16-17 19 0 16 17-3-7-8-9-10 4-19 0-3 3-5 9z" fill="#4a3020" />
      <path d="M17 21h30v3q0 6-6 6t-7-5h-4q-1 5-7 5t-6-6z" fill="#161a20" />
      <path d="M27 33q5 3 10 0" fill="none" />
      <path d="M52 44l3-28 4-6 1 7-3 28z" fill="#d7dee8" />
      <path d="M47 43l15 2" stroke="#6a4a2a" stroke-width="5" stroke-linecap="round" />
      <circle cx="54" cy="49" r="4.5" fill="#e8b98e" />
      <circle cx="12" cy="48" r="4.5" fill="#e8b98e" />
    </g>
  );
}

function Ghost() {
  return (
    <g {...OUTLINE} opacity="0.82">
      <path
        d="M12 54q-1-44 20-46 21 2 20 46-5 4-7-2-3 7-7 2-3 7-6 0-3 7-7 0-3 6-6 0-3 6-7 0z"
        fill="#dfeaf4"
      />
      <path d="M18 40q-1-24 12-28" fill="none" stroke="#fff" stroke-width="4" />
      <g fill="#1b2233" stroke="none">
        <ellipse cx="25" cy="26" rx="4.5" ry="6" />
        <ellipse cx="39" cy="26" rx="4.5" ry="6" />
        <ellipse cx="32" cy="39" rx="4" ry="4.5" />
      </g>
    </g>
  );
}

function Mimic() {
  return (
    <g {...OUTLINE}>
      <path d="M10 36h44v19q0 4-4 4H14q-4 0-4-4z" fill="#8a5a2c" />
      <path d="M12 30h40v12H12z" fill="#2a0f14" />
      <path d="M12 37l4 7 4-7 4 7 4-7 4 7 4-7 4 7 4-7 4 7 4-7z" fill="#fff7e6" />
      <path d="M9 32q-1-21 23-21t23 21z" fill="#a8713a" />
      <path d="M20 13v19M44 13v19" stroke="#e2b04a" stroke-width="4" />
      <path d="M10 32l4 7 5-7 4 8 5-8 4 8 4-8 5 8 4-8 5 7 4-7z" fill="#fff7e6" />
      <g fill="#ffe9a8">
        <circle cx="27" cy="23" r="5" />
        <circle cx="40" cy="23" r="5" />
      </g>
      <path d="M27.500 20v6M39.500 20v6" stroke-width="3" />
    </g>
  );
}

function Apple() {
  return (
    <g {...OUTLINE}>
      <path
        d="M32 18q-5-7-14-3-11 6-7 23 4 18 16 20 3 0 5-1 2 1 5 1 12-2 16-20 4-17-7-23-9-4-14 3z"
        fill="#f2b92e"
      />
      <path d="M17 32q0-9 7-11" fill="none" stroke="#fff3bf" stroke-width="4" />
      <path d="M36 12q8-8 16-3-6 8-16 3z" fill="#7cae3f" />
    </g>
  );
}

/** A hero by torchlight among mobs and items. */
export function RoguePicture() {
  return (
    <svg
      class="picture"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="rogue-light" gradientUnits="userSpaceOnUse" cx="120" cy="104" r="210">
          <stop offset="0" stop-color="#ffe0a0" stop-opacity="0.3" />
          <stop offset="0.35" stop-color="#e0a060" stop-opacity="0.06" />
          <stop offset="0.65" stop-color="#1a0f0c" stop-opacity="0.42" />
          <stop offset="1" stop-color="#06070d" stop-opacity="0.86" />
        </radialGradient>
      </defs>
      {MAP.map((row, y) =>
        row.split('').map((sign, x) => <Tile key={x} sign={sign} x={x} y={y} />),
      )}
      <PlacedShape x={1.4} y={3.2}>
        <Mimic />
      </PlacedShape>
      <PlacedShape x={3.7} y={3.1} size={0.62}>
        <Apple />
      </PlacedShape>
      <PlacedShape x={2.4} y={2.2} size={1.3}>
        <Hero />
      </PlacedShape>
      <PlacedShape x={5.1} y={2} size={1.1}>
        <Ghost />
      </PlacedShape>
      <rect width="320" height="180" fill="url(#rogue-light)" />
    </svg>
  );
}
