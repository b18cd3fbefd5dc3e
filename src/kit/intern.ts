/**
 * The same text, as the one string that the engine uses for this property name. Engines compare
 * such strings by reference, but others, such as those cut out of a file, letter by letter.
 */
export function intern<T extends string>(text: T): T {
  const [name = text] = Object.keys({ [text]: true });
  return name as T;
}

function internedEntry([name, value]: [string, unknown]): [string, unknown] {
  return [name, internAll(value)];
}

/** A copy of plain data with all its texts interned. */
export function internAll<T>(data: T): T;
export function internAll(data: unknown): unknown {
  if (typeof data === 'string') return intern(data);
  if (Array.isArray(data)) return data.map((one: unknown) => internAll(one));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(internedEntry));
}
