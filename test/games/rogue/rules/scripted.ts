import type { RandomSource } from '#games/rogue/rules/world/generate/random-source.ts';

/** A source that follows a script; throws if a value is out of range or the script ends. */
export function scripted(ints: readonly number[], floats: readonly number[] = []): RandomSource {
  const [restInts, restFloats] = [[...ints], [...floats]];
  return {
    nextInt(least, most) {
      const value = restInts.shift();
      if (value === undefined || value < least || value > most) {
        throw new RangeError(`the script says ${value} for ${least}..${most}`);
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
