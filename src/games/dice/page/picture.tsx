const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [-14, -14],
    [0, 0],
    [14, 14],
  ],
  5: [
    [-14, -14],
    [14, -14],
    [0, 0],
    [-14, 14],
    [14, 14],
  ],
};

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly colour: string;
  readonly edge: string;
  readonly value: number;
}

function Die({ x, y, turn, colour, edge, value }: DieProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-28" y="-20" width="58" height="58" rx="12" fill="#000" opacity="0.3" />
      <rect x="-29" y="-26" width="58" height="58" rx="12" fill={edge} />
      <rect x="-29" y="-30" width="58" height="58" rx="12" fill={colour} />
      {(PIPS[value] ?? []).map(([px, py]) => (
        <circle key={px * 100 + py} cx={px} cy={py - 1} r="5.2" fill="#fff8ea" />
      ))}
    </g>
  );
}

/** Illustration: freshly rolled dice of several heroes. */
export function DicePicture() {
  return (
    <svg
      class="picture"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="dice-felt" cx="0.45" cy="0.35" r="0.9">
          <stop offset="0" stop-color="#6d4a7c" />
          <stop offset="1" stop-color="#2c1b3c" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill="url(#dice-felt)" />
      <path d="M-10 150C60 120 110 170 180 146s100-34 160-6v60H-10z" fill="#1d1029" opacity="0.5" />
      <Die x={92} y={84} turn={-14} colour="#d2603c" edge="#93371a" value={5} />
      <Die x={176} y={108} turn={11} colour="#3d86b8" edge="#1d5580" value={3} />
      <g transform="translate(250 74) rotate(8)">
        <path
          d="M0-36 34-12V24L0 46-34 24v-36z"
          fill="#000"
          opacity="0.3"
          transform="translate(3 8)"
        />
        <path d="M0-38 34-16V20L0 42-34 20v-36z" fill="#a97a1c" />
        <path d="M0-38 34-16 0 20-34-16z" fill="#ecb544" />
        <path d="M0-38 34-16 0 20z" fill="#f7d27c" />
        <path d="M0 20 34-16V20L0 42z" fill="#c9922c" />
        <path d="M-8-6h16M0-14v16" stroke="#5b3d06" stroke-width="4" stroke-linecap="round" />
      </g>
    </svg>
  );
}
