import { expectGolden as expectGoldenAt } from '../support/golden.ts';

/** Compares a text with a golden file of the text screens. */
export function expectGolden(file: string, text: string): void {
  expectGoldenAt(`test/screen/golden/${file}`, text);
}
