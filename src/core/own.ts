/**
 * What a record itself holds under a name from outside. `record[name]` also finds what every
 * object inherits: `constructor`, `toString`, `__proto__`.
 */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
