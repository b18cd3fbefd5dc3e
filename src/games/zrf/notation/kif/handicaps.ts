/*
 * Handicaps of shogi by their names in KIF (手合割), as SFEN: the stronger player lacks the named
 * pieces and moves first.
 */

const REST = 'ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';

export const EVEN = '平手';

/** Positions by the name of the handicap. */
export const HANDICAPS: ReadonlyMap<string, string> = new Map([
  ['香落ち', `lnsgkgsn1/1r5b1/${REST}`],
  ['右香落ち', `1nsgkgsnl/1r5b1/${REST}`],
  ['角落ち', `lnsgkgsnl/1r7/${REST}`],
  ['飛車落ち', `lnsgkgsnl/7b1/${REST}`],
  ['飛香落ち', `lnsgkgsn1/7b1/${REST}`],
  ['二枚落ち', `lnsgkgsnl/9/${REST}`],
  ['三枚落ち', `lnsgkgsn1/9/${REST}`],
  ['四枚落ち', `1nsgkgsn1/9/${REST}`],
  ['五枚落ち', `2sgkgsn1/9/${REST}`],
  ['左五枚落ち', `1nsgkgs2/9/${REST}`],
  ['六枚落ち', `2sgkgs2/9/${REST}`],
  ['七枚落ち', `3gkgs2/9/${REST}`],
  ['左七枚落ち', `2sgkg3/9/${REST}`],
  ['八枚落ち', `3gkg3/9/${REST}`],
  ['十枚落ち', `4k4/9/${REST}`],
]);
