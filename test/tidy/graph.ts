/** What each name points at, with what is known of the arrow. */
export type Graph<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

/** From a name back to itself by the fewest arrows, both ends told; undefined without a way. */
export function shortestCycle(graph: Graph<unknown>, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const name of queue) {
    for (const to of graph.get(name)?.keys() ?? []) {
      if (to === start) return [...pathTo(cameFrom, start, name), start];
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, name);
      queue.push(to);
    }
  }
  return undefined;
}

function pathTo(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path = [end];
  for (let name = end; name !== start;) {
    name = cameFrom.get(name) ?? start;
    path.unshift(name);
  }
  return path;
}

/** The strongly connected components of two names and more: all in one can be reached from all. */
export function knotsOf(graph: Graph<unknown>): string[][] {
  const reach = new Map([...graph.keys()].map((name) => [name, reachedFrom(graph, name)]));
  const seen = new Set<string>();
  return [...graph.keys()].flatMap((name) => {
    if (seen.has(name)) return [];
    const isKnotted = (other: string) => reach.get(name)?.has(other) && reach.get(other)?.has(name);
    const knot = [...graph.keys()].filter(isKnotted);
    for (const other of knot) seen.add(other);
    return knot.length > 1 ? [knot] : [];
  });
}

function reachedFrom(graph: Graph<unknown>, start: string): ReadonlySet<string> {
  const reached = new Set(graph.get(start)?.keys() ?? []);
  for (const name of reached) for (const to of graph.get(name)?.keys() ?? []) reached.add(to);
  return reached;
}
