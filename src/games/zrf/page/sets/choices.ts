import type { Rules } from '../../rules/index.ts';
import { countSets, pieceImage } from '../paint/pictures.ts';
import { figureOf } from './figures.ts';
import type { Figures } from './figures.ts';
import { PIECE_SETS } from './sets.ts';
import type { SetName } from './sets.ts';

/** A set of pieces: one of ours, or one that the rules file brings. */
export type SetChoice =
  | { readonly kind: 'ours'; readonly name: SetName }
  | { readonly kind: 'file'; readonly index: number };

/** Key of a choice in the settings. */
export function choiceKey(choice: SetChoice): string {
  return choice.kind === 'ours' ? choice.name : `file-${choice.index}`;
}

/** Folders whose pictures our own sets include. */
const OUR_FOLDERS = /^images\/(?:chess|shogi|xiangqi|common|hex)(?:-international)?\//;

/** True if one of our sets already contains the pictures of a built-in file. */
function isOneOfOurs(rules: Rules, figures: Figures, index: number): boolean {
  return rules.pieces.every(({ images }, type) =>
    images.every((list, player) => {
      if (list.length === 0) return true;
      const path = pieceImage(rules, type, player, index) ?? '';
      return OUR_FOLDERS.test(path) && figureOf(path)?.family === figures.family;
    }),
  );
}

/**
 * Sets to choose from, the default first. Pictures of a file come before ours, unless they are the
 * same.
 */
export function setChoices(
  rules: Rules,
  figures: Figures | undefined,
  isBuiltIn: boolean,
): SetChoice[] {
  const hasPictures = rules.pieces.some(({ images }) => images.some((list) => list.length > 0));
  const inFile = hasPictures ? Array.from({ length: countSets(rules) }, (_, index) => index) : [];
  if (figures === undefined) return inFile.map((index) => ({ kind: 'file', index }));
  const ours = PIECE_SETS[figures.family].map(({ name }): SetChoice => ({ kind: 'ours', name }));
  const others = inFile.filter((index) => !isBuiltIn || !isOneOfOurs(rules, figures, index));
  const brought = others.map((index): SetChoice => ({ kind: 'file', index }));
  return others.includes(0) ? [...brought, ...ours] : [...ours, ...brought];
}
