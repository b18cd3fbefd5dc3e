/** Yields to rendering and input. */
export function yieldToPage(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
