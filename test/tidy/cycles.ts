import type ts from 'typescript';
import { shortestCycle } from './graph.ts';
import type { Graph } from './graph.ts';
import { importsOf } from './imports.ts';
import { violationAt } from './source.ts';
import type { Violation } from './source.ts';

/** One violation for each knot of files that reach each other, at an import that ties it. */
export function cycleViolations(files: readonly ts.SourceFile[]): Violation[] {
  const graph = graphOf(files);
  const reported = new Set<string>();
  return files.flatMap((file) => {
    const start = file.fileName;
    const path = reported.has(start) ? undefined : shortestCycle(graph, start);
    if (!path) return [];
    for (const name of path) reported.add(name);
    const offset = graph.get(start)?.get(path[1] ?? '') ?? 0;
    const message = `import cycle ${path.join(' -> ')}: move what both need into a file that imports neither`;
    return [violationAt(file, offset, message)];
  });
}

/** The files that each file imports, with the place of the import. */
function graphOf(files: readonly ts.SourceFile[]): Graph<number> {
  const names = new Set(files.map(({ fileName }) => fileName));
  return new Map(
    files.map((file) => {
      const arrows = importsOf(file).flatMap(({ path, offset, isWorker }): [string, number][] =>
        path !== undefined && names.has(path) && !isWorker ? [[path, offset]] : [],
      );
      // The first import of a file is the one to point at.
      return [file.fileName, new Map(arrows.reverse())];
    }),
  );
}
