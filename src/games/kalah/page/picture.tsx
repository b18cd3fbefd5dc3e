const SEEDS = ['#e9a63a', '#f1e7d3', '#58a9d8', '#cf5b3c', '#2f7d77'] as const;
const COUNTS = [4, 0, 3, 5, 2, 4, 1, 5, 4, 0, 3, 2] as const;

function Heap({ x, y, count, turn }: { x: number; y: number; count: number; turn: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const angle = turn + i * 2.4;
        const away = 4.4 * Math.sqrt(i + 0.3);
        const [cx, cy] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
        return (
          <g key={i}>
            <circle cx={cx + 0.8} cy={cy + 1.4} r={4.6} fill="#1d0e02" opacity={0.45} />
            <circle cx={cx} cy={cy} r={4.5} fill={SEEDS[(i + turn) % SEEDS.length]} />
            <circle cx={cx - 1.4} cy={cy - 1.5} r={1.3} fill="#fff" opacity={0.75} />
          </g>
        );
      })}
    </>
  );
}

/** The board from above, in mid-game. */
export function KalahPicture() {
  return (
    <svg
      class="picture"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="kalah-wood" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stop-color="#dcb27b" />
          <stop offset="1" stop-color="#a9743b" />
        </linearGradient>
        <radialGradient id="kalah-table" cx="0.5" cy="0.4" r="0.8">
          <stop offset="0" stop-color="#3f6a63" />
          <stop offset="1" stop-color="#1c3a39" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill="url(#kalah-table)" />
      <rect x="16" y="38" width="288" height="112" rx="22" fill="#000" opacity="0.35" />
      <rect x="16" y="32" width="288" height="112" rx="22" fill="url(#kalah-wood)" />
      <g fill="none" stroke="#60380f" stroke-opacity="0.14">
        {Array.from({ length: 9 }, (_, i) => (
          <path
            key={i}
            d={`M18 ${42 + i * 11.5}c80 ${i % 2 === 0 ? -5 : 6} 190 ${i % 3 === 0 ? 7 : -4} 284 0`}
          />
        ))}
      </g>
      {[42, 278].map((x) => (
        <g key={x}>
          <rect x={x - 15} y="46" width="30" height="84" rx="15" fill="#70461f" />
          <rect x={x - 15} y="49" width="30" height="81" rx="15" fill="#895a2c" />
        </g>
      ))}
      <Heap x={42} y={92} count={7} turn={1} />
      <Heap x={278} y={86} count={11} turn={3} />
      {COUNTS.map((count, i) => {
        const x = 80 + (i % 6) * 32;
        const y = i < 6 ? 64 : 112;
        return (
          <g key={x * y}>
            <ellipse cx={x} cy={y} rx="13.5" ry="17.5" fill="#70461f" />
            <ellipse cx={x} cy={y + 1.8} rx="12.8" ry="16" fill="#895a2c" />
            <Heap x={x} y={y} count={count} turn={i} />
          </g>
        );
      })}
    </svg>
  );
}
