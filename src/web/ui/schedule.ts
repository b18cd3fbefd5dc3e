/** Calls back once after the delay. The returned function cancels it. */
export function schedule(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
