/** Sorts world names by a list with one name per line; unlisted names follow alphabetically. */
export function inOrder(names: readonly string[], list: string): readonly string[] {
  const lines = list.split('\n').map((line) => line.trim());
  const places = new Map(
    lines.filter((line) => !line.startsWith(';')).map((line, at) => [line, at]),
  );
  const placeOf = (name: string) => places.get(name) ?? lines.length;
  return [...names].sort((one, other) => {
    const difference = placeOf(one) - placeOf(other);
    return difference === 0 ? (one < other ? -1 : 1) : difference;
  });
}
