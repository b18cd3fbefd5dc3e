/** Today in the player's time zone, as in ISO 8601. */
export function today(): string {
  return new Date().toLocaleDateString('sv');
}
