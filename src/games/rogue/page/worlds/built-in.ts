import order from '#content/worlds/order.txt?raw';
import { assertDefined } from '#core';
import { inOrder } from '../../voice/world-order.ts';

/** The built-in worlds, by name. */
const files = import.meta.glob<string>('#content/worlds/*.world', {
  query: '?raw',
  import: 'default',
});

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.world$/, '');
}

export interface BuiltInWorld {
  readonly name: string;
  readonly load: () => Promise<string>;
}

function readBuiltIn(): readonly BuiltInWorld[] {
  const byName = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]));
  return inOrder([...byName.keys()], order).map((name) => {
    return { name, load: assertDefined(byName.get(name)) };
  });
}

export const builtInWorlds: readonly BuiltInWorld[] = readBuiltIn();
