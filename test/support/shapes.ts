/** The different lists of keys of some records, in the order of the keys. */
export function shapesOf(records: readonly object[]): readonly string[] {
  return [...new Set(records.map((record) => Object.keys(record).join(' ')))];
}
