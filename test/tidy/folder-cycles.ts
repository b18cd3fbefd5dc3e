import { posix } from 'node:path';
import type ts from 'typescript';
import { componentsOf, shortestCycle } from './graph.ts';
import type { Graph } from './graph.ts';
import { importsOf } from './imports.ts';
import { violationAt } from './source.ts';
import type { Violation } from './source.ts';

/** Import from one folder into another. */
interface Crossing {
  readonly file: ts.SourceFile;
  readonly offset: number;
  readonly target: string;
}

type FolderGraph = Graph<readonly Crossing[]>;

/** One violation for each strongly connected component of folders, at the import easiest to cut. */
export function folderCycleViolations(files: readonly ts.SourceFile[]): Violation[] {
  const graph = graphOf(files);
  return componentsOf(graph).flatMap((knot) => {
    const arrows = weakestFirst(graph, knot);
    const [first] = arrows;
    if (!first) return [];
    const route = arrows.map(({ file, target }) => `${file.fileName} -> ${target}`).join(', ');
    const message =
      `cycle of folders (${knot.length} reach each other): ${route}: ` +
      'move what both need into a folder that imports neither';
    return [violationAt(first.file, first.offset, message)];
  });
}

// Files directly in src/ or src/games/ are ignored, because those folders are not components.
function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === 'src' || folder === 'src/games' ? path : folder;
}

function graphOf(files: readonly ts.SourceFile[]): FolderGraph {
  const names = new Set(files.map(({ fileName }) => fileName));
  const graph = new Map<string, Map<string, Crossing[]>>();
  for (const file of files) {
    const arrows = graph.get(folderOf(file.fileName)) ?? new Map<string, Crossing[]>();
    graph.set(folderOf(file.fileName), arrows);
    for (const { path, offset, isWorker } of importsOf(file)) {
      if (path === undefined || isWorker || !names.has(path)) continue;
      const to = folderOf(path);
      if (to === folderOf(file.fileName)) continue;
      arrows.set(to, [...(arrows.get(to) ?? []), { file, offset, target: path }]);
    }
  }
  return graph;
}

/** Shortest cycle in a component: one import per edge, the rarest edge first. */
function weakestFirst(graph: FolderGraph, knot: readonly string[]): Crossing[] {
  const inside: FolderGraph = new Map(
    knot.map((name) => [
      name,
      new Map([...(graph.get(name) ?? [])].filter(([to]) => knot.includes(to))),
    ]),
  );
  const [shortest = []] = knot
    .map((name) => shortestCycle(inside, name) ?? [])
    .sort((a, b) => a.length - b.length);
  const arrows = shortest.slice(1).map((to, at) => inside.get(shortest[at] ?? '')?.get(to) ?? []);
  const counts = arrows.map(({ length }) => length);
  const weakest = counts.indexOf(Math.min(...counts));
  return [...arrows.slice(weakest), ...arrows.slice(0, weakest)].flatMap(([first]) => first ?? []);
}
