/**
 * What a record itself holds under a name from outside. `record[name]` also finds what every
 * object inherits: `constructor`, `toString`, `__proto__`.
 */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Lets a record hold a value under a name from outside, whatever the name. */
export function setOwn<T>(record: Record<string, T>, name: string, value: T): void {
  if (Object.hasOwn(record, name)) record[name] = value;
  else {
    const holds = { value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(record, name, holds);
  }
}
