/** Maximum number of inputs to try, and maximum time in milliseconds. */
const TRIES = 600;
const PATIENCE = 40_000;

/** Smallest input found that still fails, by removing smaller and smaller parts. */
export async function shrink(
  input: string,
  fails: (input: string) => Promise<boolean>,
): Promise<string> {
  const end = Date.now() + PATIENCE;
  let [smallest, tries] = [input, 0];
  for (let size = Math.ceil(input.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < smallest.length;) {
      tries += 1;
      if (tries > TRIES || Date.now() > end) return smallest;
      const shortened = smallest.slice(0, at) + smallest.slice(at + size);
      if (await fails(shortened)) smallest = shortened;
      else at += size;
    }
  }
  return smallest;
}
