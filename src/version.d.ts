/** Version from package.json, inserted by the bundlers of the two shells. */
declare const TURNWRIGHT_VERSION: string;
/** Fingerprint of the sources of the command line, inserted by its bundler. */
declare const TURNWRIGHT_BUILD: string;
