/** Directed graph by name, with data for each edge. */
export type Graph<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

/** Shortest cycle through a name, with the name at both ends; undefined if there is none. */
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

/** Strongly connected components with at least two names. */
export function componentsOf(graph: Graph<unknown>): string[][] {
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
