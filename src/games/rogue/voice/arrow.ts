/** The arrow for a distance right and down. */
export function arrowTo({ dx, dy }: { readonly dx: number; readonly dy: number }): string {
  const across = 2 * Math.abs(dx) >= Math.abs(dy) ? Math.sign(dx) : 0;
  const down = 2 * Math.abs(dy) >= Math.abs(dx) ? Math.sign(dy) : 0;
  return ['↖↑↗', '←·→', '↙↓↘'][down + 1]?.charAt(across + 1) ?? '·';
}
