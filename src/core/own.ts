/**
 * Own property of a record, for names from untrusted text. `record[name]` also finds inherited
 * properties: `constructor`, `toString`, `__proto__`.
 */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Sets an own property of a record under any name, including inherited ones. */
export function defineOwn<T>(record: Record<string, T>, name: string, value: T): void {
  if (!(name in record) || Object.hasOwn(record, name)) record[name] = value;
  else {
    const holds = { value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(record, name, holds);
  }
}
