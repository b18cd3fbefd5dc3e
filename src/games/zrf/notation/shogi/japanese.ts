/*
 * Pieces as Japanese files write them: in KIF by characters, in CSA by two letters
 * (www2.computer-shogi.org/protocol/record_v22.html).
 */

/** A piece by its letter in this program, its characters in KIF, and its letters in CSA. */
export interface JapanesePiece {
  readonly letter: string;
  /** The first is the usual one. */
  readonly kif: readonly string[];
  readonly csa: string;
}

export const PIECES: readonly JapanesePiece[] = [
  { letter: 'P', kif: ['歩'], csa: 'FU' },
  { letter: 'L', kif: ['香'], csa: 'KY' },
  { letter: 'N', kif: ['桂'], csa: 'KE' },
  { letter: 'S', kif: ['銀'], csa: 'GI' },
  { letter: 'G', kif: ['金'], csa: 'KI' },
  { letter: 'B', kif: ['角'], csa: 'KA' },
  { letter: 'R', kif: ['飛'], csa: 'HI' },
  { letter: 'K', kif: ['玉', '王'], csa: 'OU' },
  { letter: '+P', kif: ['と'], csa: 'TO' },
  { letter: '+L', kif: ['成香', '杏'], csa: 'NY' },
  { letter: '+N', kif: ['成桂', '圭'], csa: 'NK' },
  { letter: '+S', kif: ['成銀', '全'], csa: 'NG' },
  { letter: '+B', kif: ['馬'], csa: 'UM' },
  { letter: '+R', kif: ['龍', '竜'], csa: 'RY' },
];

/** Numbers of ranks and of pieces in hand. */
const NUMERALS = '一二三四五六七八九';

/** Value of a digit of any width or of a numeral, or 0. */
export function digitOf(letter: string): number {
  const wide = '１２３４５６７８９'.indexOf(letter) + 1;
  return wide || NUMERALS.indexOf(letter) + 1 || '123456789'.indexOf(letter) + 1;
}

/** Number written with numerals up to 99, as in 十八; 1 for none. */
export function numberOf(text: string): number {
  if (text === '') return 1;
  const [tens, ones] = text.includes('十') ? text.split('十') : ['-', text];
  const high = tens === '-' ? 0 : 10 * Math.max(1, digitOf(tens ?? ''));
  return high + digitOf(ones ?? '');
}
