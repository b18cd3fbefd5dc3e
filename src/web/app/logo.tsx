/** The mark: a turn around a joiner's peg. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <rect class="logo-tile" x="2" y="2" width="60" height="60" rx="15" />
      <path class="logo-turn" d="M46.5 23.500A17 17 0 1 0 49 32" />
      <path class="logo-tip" d="M53.5 24.5 43 27.500l1.8-11z" />
      <path class="logo-peg" d="M25 25h14l-3.2 7L39 39H25l3.2-7z" />
    </svg>
  );
}
