/** A digger with a lamp, deep in the rock. */
export function CavesPicture() {
  return (
    <svg
      class="picture"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="caves-lamp" cx="0.42" cy="0.66" r="0.5">
          <stop offset="0" stop-color="#ffe2a0" stop-opacity="0.95" />
          <stop offset="0.4" stop-color="#e09a3e" stop-opacity="0.4" />
          <stop offset="1" stop-color="#e09a3e" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill="#241a16" />
      <path
        d="M0 0h320v70c-30-16-44 8-70-4s-30 16-58 6-40-22-70-6-40-6-62 2-36-14-60-2z"
        fill="#3a2b23"
      />
      <path
        d="M0 86c28-14 40 10 66 2s36-10 62 2 44-12 74-2 40-14 66-2 30 0 52-4v72c-30 8-44-8-70 0s-50 10-80 2-60 12-92 2-50 6-78-2z"
        fill="#120d0b"
      />
      <path d="M0 154c28 8 46-8 78 2s60-10 92-2 50 6 80-2 40 8 70 0v28H0z" fill="#4a372b" />
      <g fill="#57c3c0">
        <path d="m246 148 8-24 8 24zM258 148l5-14 6 14zM34 68l5 20 6-20z" />
        <path d="m84 60 4 12 4-12z" opacity="0.7" />
      </g>
      <g fill="#d8b03c">
        <circle cx="196" cy="40" r="4" />
        <circle cx="206" cy="46" r="3" />
        <circle cx="190" cy="49" r="2.5" />
        <circle cx="60" cy="166" r="3" />
        <circle cx="68" cy="170" r="2.2" />
      </g>
      <rect width="320" height="180" fill="url(#caves-lamp)" />
      <path d="M122 150v-20c0-12 22-12 22 0v20z" fill="#35618a" />
      <circle cx="133" cy="112" r="9" fill="#efc79a" />
      <path d="M122 110c0-16 22-16 22 0z" fill="#d8a02b" />
      <circle cx="140" cy="103" r="3.5" fill="#fff7d8" />
      <path d="m142 132 26-26" stroke="#9a6b3c" stroke-width="4" stroke-linecap="round" />
      <path d="M156 96c10 0 20 8 22 20-6-6-14-12-22-20z" fill="#b9c4cc" />
      <g fill="#fff" opacity="0.85">
        <circle cx="290" cy="112" r="2.2" />
        <circle cx="298" cy="112" r="2.2" />
        <circle cx="232" cy="96" r="1.8" />
        <circle cx="239" cy="96" r="1.8" />
      </g>
    </svg>
  );
}
