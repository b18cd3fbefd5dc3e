/** Whether `npm run test:deep` runs, which repeats in full what `npm test` samples. */
export const isDeep = process.env['TEST_DEEP'] === '1';

/** How often to repeat what grows from seeds: a sample in `npm test`, all of it in the deep run. */
export function repeats(sample: number, deep: number): number {
  return isDeep ? deep : sample;
}
