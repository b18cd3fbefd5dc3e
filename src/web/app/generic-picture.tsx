const CELLS = Array.from({ length: 12 }, (_, i) => [i % 4, Math.floor(i / 4)] as const);

/** Picture of a board with pieces, for games without their own. */
export function GenericPicture() {
  return (
    <svg
      class="picture"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="180" fill="#2b3a4f" />
      {CELLS.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={72 + x * 44}
          y={24 + y * 44}
          width={44}
          height={44}
          fill={(x + y) % 2 === 0 ? '#c9d3e2' : '#8294ad'}
        />
      ))}
      <circle cx={94} cy={134} r={15} fill="#e9a63a" />
      <circle cx={182} cy={90} r={15} fill="#e9a63a" />
      <circle cx={226} cy={46} r={15} fill="#1d2633" />
      <circle cx={138} cy={46} r={15} fill="#1d2633" />
    </svg>
  );
}
