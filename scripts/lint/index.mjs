import { boundedArguments } from './bounded-arguments.mjs';
import { ownNames } from './own-names.mjs';

/** Rules against untrusted text that no published rule covers. */
export const outside = {
  rules: { 'bounded-arguments': boundedArguments, 'own-names': ownNames },
};
