/** Version from package.json, inserted by the bundlers of the two shells. */
declare const TURNWRIGHT_VERSION: string;
