import order from '#content/worlds/order.txt?raw';
import type { BuiltInWorld } from '../../voice/services.ts';
import { inOrder } from '../../voice/world-order.ts';

/** The built-in worlds, by path; those in a folder belong together. */
const files = import.meta.glob<string>('#content/worlds/**/*.world', {
  query: '?raw',
  import: 'default',
});

interface BuiltInFile {
  readonly name: string;
  readonly load: () => Promise<string>;
}

function readBuiltIn(): readonly BuiltInWorld[] {
  const byName = new Map<string, BuiltInFile[]>();
  for (const [path, load] of Object.entries(files)) {
    const [, folder, name = ''] = /worlds\/(?:([^/]+)\/)?([^/]+)\.world$/.exec(path) ?? [];
    const set = byName.get(folder ?? name) ?? [];
    byName.set(folder ?? name, [...set, { name, load }]);
  }
  return inOrder([...byName.keys()], order).map((name) => {
    const set = byName.get(name) ?? [];
    const loadOne = async (one: BuiltInFile) => ({ name: one.name, text: await one.load() });
    return { name, load: () => Promise.all(set.map(loadOne)) };
  });
}

export const builtInWorlds: readonly BuiltInWorld[] = readBuiltIn();
