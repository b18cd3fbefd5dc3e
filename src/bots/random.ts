import { pick } from '#core';
import type { Random } from '#core';

/** Any action, each as likely as any other. */
export function chooseRandomly<A>(actions: readonly A[], random: Random): A {
  return pick(random, actions);
}
