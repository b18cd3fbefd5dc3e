/** Timeout in milliseconds for a condition in a test, long enough for busy machines. */
export const PATIENCE = 150_000;
