import type ts from 'typescript';
import { shortestCycle } from './graph.ts';
import type { Graph } from './graph.ts';
import { importsOf } from './imports.ts';
import { violationAt } from './source.ts';
import type { Violation } from './source.ts';

/** One violation for each strongly connected component of files, at an import in the cycle. */
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

/** Imports of each file, with their offsets. */
function graphOf(files: readonly ts.SourceFile[]): Graph<number> {
  const names = new Set(files.map(({ fileName }) => fileName));
  return new Map(
    files.map((file) => {
      const arrows = importsOf(file).flatMap(({ path, offset, isWorker }): [string, number][] =>
        path !== undefined && names.has(path) && !isWorker ? [[path, offset]] : [],
      );
      // Reversed to let the first import of a file win.
      return [file.fileName, new Map(arrows.reverse())];
    }),
  );
}
