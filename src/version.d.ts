/** The version in package.json, put in by the bundlers of the two shells. */
declare const TURNWRIGHT_VERSION: string;
