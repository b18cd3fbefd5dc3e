import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { readTree } from './read-tree.ts';
import { parseTree } from './source.ts';

const tree = readTree('.');
const LADDER = /^## The ladder$(.*?)(?=^## )/ms;

/** Folders listed in a README, lowest first; undefined if it has no ladder. */
function rungsOf(readme: string): readonly string[] | undefined {
  const section = LADDER.exec(readme)?.[1];
  if (section === undefined) return undefined;
  return [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name);
}

const ladders = [...tree].flatMap(([path, text]) => {
  const rungs = path.endsWith('/README.md') ? rungsOf(text) : undefined;
  if (rungs === undefined) return [];
  const home = posix.dirname(path);
  const rules = `${home}/rules`;
  return [
    { home: [...tree.keys()].some((file) => file.startsWith(`${rules}/`)) ? rules : home, rungs },
  ];
});

test('large games and the puzzles have a ladder', () => {
  const homes = ladders.map(({ home }) => home);
  expect(homes).toEqual(
    expect.arrayContaining([
      'src/games/zrf/rules',
      'src/games/dice/rules',
      'src/games/zrf/puzzles',
    ]),
  );
});

describe.each(ladders)('the ladder of $home', ({ home, rungs }) => {
  const sources = new Map(
    [...tree].filter(([path]) => path.startsWith(`${home}/`) && /\.tsx?$/.test(path)),
  );
  /** Position of a file's folder in the ladder; undefined for files next to the index. */
  const rungOf = (path: string) => {
    const [, folder] = /^([^/]+)\//.exec(posix.relative(home, path)) ?? [];
    return folder;
  };

  test('lists every folder once', () => {
    const folders = new Set([...sources.keys()].map(rungOf).filter((name) => name !== undefined));
    expect([...rungs].sort()).toEqual([...folders].sort());
  });

  test('has no upward import', () => {
    const steps = parseTree(sources).flatMap((file) =>
      importsOf(file).flatMap(({ path = '' }) => {
        const [from, to] = [rungOf(file.fileName), rungOf(path)];
        const isDown = from !== undefined && to !== undefined && rungs.includes(to);
        return isDown && rungs.indexOf(to) > rungs.indexOf(from)
          ? [`${file.fileName} -> ${path}`]
          : [];
      }),
    );
    expect(steps).toEqual([]);
  });
});
