import { boundedArguments } from './bounded-arguments.mjs';
import { ownNames } from './own-names.mjs';

/** What text from outside can break, and no rule of others finds. */
export const outside = {
  rules: { 'bounded-arguments': boundedArguments, 'own-names': ownNames },
};
