import type { RandomSource } from '#games/rogue/rules/world/generate/random-source.ts';

/** A source that follows a script; throws if a value is out of range or the script ends. */
export function scripted(ints: readonly number[], floats: readonly number[] = []): RandomSource {
  const [restInts, restFloats] = [[...ints], [...floats]];
  return {
    nextInt(min, max) {
      const value = restInts.shift();
      if (value === undefined || value < min || value > max) {
        throw new RangeError(`the script says ${value} for ${min}..${max}`);
      }
      return value;
    },
    nextFloat() {
      const value = restFloats.shift();
      if (value === undefined) throw new RangeError('the script has ended');
      return value;
    },
  };
}
