/** Version of the rules, raised by any change of behaviour. */
export const RULES_VERSION = 8;
