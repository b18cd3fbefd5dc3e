/** The names of worlds in the order of a list, a name a line; those that are not on it come last, by their names. */
export function inOrder(names: readonly string[], list: string): readonly string[] {
  const lines = list.split('\n').map((line) => line.trim());
  const places = new Map(
    lines.filter((line) => !line.startsWith(';')).map((line, at) => [line, at]),
  );
  const placeOf = (name: string) => places.get(name) ?? lines.length;
  return [...names].sort((one, other) => {
    const apart = placeOf(one) - placeOf(other);
    return apart === 0 ? (one < other ? -1 : 1) : apart;
  });
}
