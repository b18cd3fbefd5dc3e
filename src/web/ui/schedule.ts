/** Calls back once after so many milliseconds; the result calls it off. */
export function schedule(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
