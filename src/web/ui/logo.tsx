/** The mark: a turn around a joiner's peg. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <rect class="logo-tile" x="2" y="2" width="60" height="60" rx="15" />
      <path class="logo-turn" d="M44.6 20.6A17 17 0 1 0 48.3 36.7" />
      <path class="logo-tip" d="M50.1 15.7 52 29 39.2 25.5z" />
      <path class="logo-peg" d="M25 25h14l-3.2 7L39 39H25l3.2-7z" />
    </svg>
  );
}
