/** Name of the tuning of a rules file. */
export function tuningNameOf(main: string): string {
  return `${main.replace(/\.zrf$/i, '')}.tuning.json`;
}
