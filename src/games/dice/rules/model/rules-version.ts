/** The version of the rules: any change of behaviour raises it. */
export const RULES_VERSION = 6;
