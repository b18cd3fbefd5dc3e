/** A row with all fields of a blank one. Engines read objects of a single layout faster. */
export function withAllFields<T extends object>(blank: object, row: T): T {
  return { ...blank, ...row };
}
