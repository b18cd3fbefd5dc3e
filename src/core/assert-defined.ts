/**
 * Returns a value that the surrounding code guarantees to be defined; throws RangeError otherwise.
 */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new RangeError('value is undefined or null');
  return value;
}
