/** Milliseconds a test waits for a condition before it counts as hung; long, for busy machines. */
export const PATIENCE = 150_000;
