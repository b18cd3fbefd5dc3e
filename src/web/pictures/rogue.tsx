const MAP = [
  '################',
  '#....#####.....#',
  '#.k..+...+..p..#',
  '#....###.#.....#',
  '###+####.###+###',
  '##...h...##..g.#',
  '##.......+...g.#',
  '##..c....##....#',
  '################',
] as const;

const FLOOR = { light: '#3b4a57', dark: '#344250' };

function Tile({ glyph, x, y }: { glyph: string; x: number; y: number }) {
  if (glyph === '#') {
    return (
      <>
        <rect x={x} y={y} width="20" height="20" fill="#151d27" />
        <rect x={x} y={y} width="20" height="5" fill="#56677a" />
        <rect x={x} y={y + 5} width="20" height="15" fill="#2a3644" />
      </>
    );
  }
  const shade = (x / 20 + y / 20) % 2 === 0 ? FLOOR.light : FLOOR.dark;
  return (
    <>
      <rect x={x} y={y} width="20" height="20" fill={shade} />
      <Thing glyph={glyph} x={x + 10} y={y + 10} />
    </>
  );
}

function Thing({ glyph, x, y }: { glyph: string; x: number; y: number }) {
  switch (glyph) {
    case '+':
      return <rect x={x - 8} y={y - 9} width="16" height="18" rx="2" fill="#9a6531" />;
    case 'h':
      return (
        <g>
          <circle cx={x} cy={y - 4} r="4.5" fill="#f1cfa2" />
          <path d={`M${x - 7} ${y + 9}c0-12 14-12 14 0z`} fill="#e0a02f" />
          <path d={`M${x + 9} ${y - 8}v14M${x + 6} ${y + 2}h6`} stroke="#e8eef5" stroke-width="2" />
        </g>
      );
    case 'g':
      return (
        <g>
          <path d={`M${x - 8} ${y + 8}c-2-20 18-20 16 0z`} fill="#5fa05a" />
          <circle cx={x - 3} cy={y - 1} r="1.6" fill="#fff" />
          <circle cx={x + 3} cy={y - 1} r="1.6" fill="#fff" />
        </g>
      );
    case 'p':
      return <path d={`M${x - 2} ${y - 8}h4v5c8 3 6 12-2 12s-10-9-2-12z`} fill="#c4527d" />;
    case 'k':
      return (
        <path
          d={`M${x - 6} ${y}a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm8 0h8m-3 0v4`}
          fill="none"
          stroke="#eec14f"
          stroke-width="2.5"
        />
      );
    case 'c':
      return <path d={`M${x - 8} ${y - 4}h16v11h-16zm0 4h16`} fill="#a9742f" stroke="#3c2408" />;
    default:
      return null;
  }
}

/** Rooms and corridors of tiles, lit around the hero. */
export function RoguePicture() {
  return (
    <svg
      class="picture"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="rogue-light" cx="0.34" cy="0.62" r="0.62">
          <stop offset="0.2" stop-color="#ffd98a" stop-opacity="0.22" />
          <stop offset="1" stop-color="#05080c" stop-opacity="0.72" />
        </radialGradient>
      </defs>
      {MAP.map((row, y) =>
        row.split('').map((glyph, x) => <Tile key={x} glyph={glyph} x={x * 20} y={y * 20} />),
      )}
      <rect width="320" height="180" fill="url(#rogue-light)" />
    </svg>
  );
}
