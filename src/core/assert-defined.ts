/** A value that the code around it guarantees to be there; throws RangeError where it is not. */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new RangeError('a value is missing');
  return value;
}
