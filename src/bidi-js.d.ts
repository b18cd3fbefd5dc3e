/** The package declares its types for another kind of module than this file of it is. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';

  const makeBidi: () => Bidi;
  export = makeBidi;
}
