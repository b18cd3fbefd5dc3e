import type ts from 'typescript';
import { importsOf } from './imports.ts';
import { violationAt } from './source.ts';
import type { Violation } from './source.ts';

interface Edge {
  readonly to: string;
  readonly offset: number;
}

type Graph = ReadonlyMap<string, readonly Edge[]>;

/** One violation for each knot of files that reach each other, at an import that ties it. */
export function cycleViolations(files: readonly ts.SourceFile[]): Violation[] {
  const graph = graphOf(files);
  const reported = new Set<string>();
  return files.flatMap((file) => {
    const start = file.fileName;
    const path = reported.has(start) ? undefined : shortestCycle(graph, start);
    if (!path) return [];
    for (const name of path) reported.add(name);
    const first = graph.get(start)?.find(({ to }) => to === path[1]);
    const message = `import cycle ${path.join(' -> ')}: move what both need into a file that imports neither`;
    return [violationAt(file, first?.offset ?? 0, message)];
  });
}

function graphOf(files: readonly ts.SourceFile[]): Graph {
  const names = new Set(files.map(({ fileName }) => fileName));
  return new Map(
    files.map((file) => {
      const edges = importsOf(file).flatMap(({ path, offset, isWorker }) =>
        path !== undefined && names.has(path) && !isWorker ? [{ to: path, offset }] : [],
      );
      return [file.fileName, edges];
    }),
  );
}

function shortestCycle(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const name of queue) {
    for (const { to } of graph.get(name) ?? []) {
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
