function Piece({ x, y, dark }: { x: number; y: number; dark: boolean }) {
  const [body, edge] = dark ? ['#3d4f66', '#1e2a3a'] : ['#f6efe0', '#b8a480'];
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="1" cy="15" rx="13" ry="5" fill="#000" opacity="0.3" />
      <path
        d="M-11 13c0-5 6-7 6-15h10c0 8 6 10 6 15z"
        fill={body}
        stroke={edge}
        stroke-width="1.5"
      />
      <circle cy="-8" r="7.5" fill={body} stroke={edge} stroke-width="1.5" />
    </g>
  );
}

/** A chequered board next to a sliding puzzle. */
export function ZrfPicture() {
  return (
    <svg
      class="picture"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="180" fill="#8a3b32" />
      <path d="M0 120 320 60v120H0z" fill="#742d27" />
      <rect x="24" y="20" width="144" height="144" rx="6" fill="#4b1b17" />
      <g transform="translate(30 26)">
        {Array.from({ length: 16 }, (_, i) => {
          const [x, y] = [i % 4, Math.floor(i / 4)];
          const fill = (x + y) % 2 === 0 ? '#f0dcb4' : '#b9814c';
          return <rect key={i} x={x * 33} y={y * 33} width="33" height="33" fill={fill} />;
        })}
      </g>
      <Piece x={46} y={44} dark />
      <Piece x={112} y={44} dark />
      <Piece x={145} y={77} dark />
      <Piece x={79} y={110} dark={false} />
      <Piece x={46} y={143} dark={false} />
      <Piece x={145} y={143} dark={false} />
      <rect x="194" y="34" width="104" height="116" rx="8" fill="#43191b" />
      <g stroke="#2b0d0e" stroke-width="1.5">
        <rect x="200" y="40" width="22" height="46" rx="4" fill="#e0a02f" />
        <rect x="224" y="40" width="44" height="46" rx="4" fill="#d8573a" />
        <rect x="270" y="40" width="22" height="46" rx="4" fill="#e0a02f" />
        <rect x="200" y="88" width="22" height="46" rx="4" fill="#4f9a94" />
        <rect x="224" y="88" width="44" height="22" rx="4" fill="#e8d9bc" />
        <rect x="270" y="88" width="22" height="46" rx="4" fill="#4f9a94" />
        <rect x="224" y="112" width="21" height="22" rx="4" fill="#7aa7d0" />
      </g>
      <path d="M246 140v14m-6-6 6 7 6-7" fill="none" stroke="#f0dcb4" stroke-width="3" />
    </svg>
  );
}
