/** The package declares types for a different module format than this file has. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';

  const makeBidi: () => Bidi;
  export = makeBidi;
}
