/** True in `npm run test:deep`, which runs in full the cases that `npm test` samples. */
export const isDeep = process.env['TEST_DEEP'] === '1';

/** Number of repetitions of a seeded test: `sample` in `npm test`, `deep` in the deep run. */
export function repeats(sample: number, deep: number): number {
  return isDeep ? deep : sample;
}
