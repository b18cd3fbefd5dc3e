/** So many inputs are tried at most, in so many milliseconds. */
const TRIES = 600;
const PATIENCE = 40_000;

/** The smallest input found that still fails: ever smaller parts are left out. */
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
      const without = smallest.slice(0, at) + smallest.slice(at + size);
      if (await fails(without)) smallest = without;
      else at += size;
    }
  }
  return smallest;
}
