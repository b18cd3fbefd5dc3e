import { pick } from '../core/index.ts';
import type { Random } from '../core/index.ts';

/** Any action, each as likely as any other. */
export function chooseRandomly<A>(actions: readonly A[], random: Random): A {
  return pick(random, actions);
}
