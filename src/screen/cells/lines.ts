/** Thickness of each arm of a sign, from 0 (none) to 2 (heavy): up, right, down, left. */
export type Arms = readonly [number, number, number, number];

/**
 * Box-drawing characters by their arms, with thin and heavy ones mixed. One row per set of arms.
 * Signs are ordered by counting up the thicknesses of these arms, the last arm fastest.
 */
const SIGNS: readonly (readonly [arms: string, signs: string])[] = [
  ['0001', '╴╸'],
  ['0010', '╷╻'],
  ['0011', '┐┑┒┓'],
  ['0100', '╶╺'],
  ['0101', '─╾╼━'],
  ['0110', '┌┎┍┏'],
  ['0111', '┬┭┰┱┮┯┲┳'],
  ['1000', '╵╹'],
  ['1001', '┘┙┚┛'],
  ['1010', '│╽╿┃'],
  ['1011', '┤┥┧┪┦┩┨┫'],
  ['1100', '└┕┖┗'],
  ['1101', '┴┵┶┷┸┹┺┻'],
  ['1110', '├┟┝┢┞┠┡┣'],
  ['1111', '┼┽╁╅┾┿╆╈╀╃╂╉╄╇╊╋'],
];

const BY_ARMS = new Map(
  SIGNS.flatMap(([arms, signs]) => {
    const presentArms = [...arms].flatMap((arm, index) => (arm === '1' ? [index] : []));
    return Array.from(signs, (sign, number): [string, string] => {
      const thick = [0, 0, 0, 0];
      for (const [rank, arm] of presentArms.entries()) {
        thick[arm] = 1 + ((number >> (presentArms.length - 1 - rank)) & 1);
      }
      return [thick.join(''), sign];
    });
  }),
);

const ROUND: readonly (readonly [string, Arms])[] = [
  ['╭', [0, 1, 1, 0]],
  ['╮', [0, 0, 1, 1]],
  ['╰', [1, 1, 0, 0]],
  ['╯', [1, 0, 0, 1]],
];

const BY_SIGN = new Map<string, Arms>([
  ...[...BY_ARMS].map(([key, sign]): [string, Arms] => {
    const [up = 0, right = 0, down = 0, left = 0] = Array.from(key, Number);
    return [sign, [up, right, down, left]];
  }),
  ...ROUND,
]);

/** Arms of a box-drawing character, round corners included; undefined for any other sign. */
export function armsOf(sign: string): Arms | undefined {
  return BY_SIGN.get(sign);
}

/** Box-drawing character with these arms; a blank for none. */
export function lineSign(arms: Arms): string {
  return BY_ARMS.get(arms.join('')) ?? ' ';
}
