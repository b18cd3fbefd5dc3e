/** A row with all the fields of a blank one: engines read objects of one layout fast. */
export function evenOut<T extends object>(blank: object, row: T): T {
  return { ...blank, ...row };
}
