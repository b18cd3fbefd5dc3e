import { fillIn } from '#core';
import type { Problem, ProblemArgs } from '#core';

/** What may speak against a picture, by code; the page has other texts under `problem-<code>`. */
const PICTURE_MESSAGES = {
  'picture-broken':
    '{name} is not a picture that can be read: save it again as PNG, JPEG, GIF, BMP or SVG.',
  'picture-pixels':
    '{name} has {width} x {height} pixels, but only {most} are allowed: make the picture smaller.',
  'picture-svg': '{name} has {bytes} bytes, but an SVG may only have {most}: simplify the drawing.',
  'picture-elements':
    '{name} draws more than {most} elements, counting those used again: simplify the drawing.',
  'picture-foreign':
    '{name} has HTML in it, which this browser does not let a board draw: leave out <foreignObject>.',
  'picture-all':
    '{name} is left out: the pictures may only have {most} pixels together. Make them smaller.',
} as const;

/** Why a picture cannot be shown, with its name and the remedy. */
export function pictureProblem(
  code: keyof typeof PICTURE_MESSAGES,
  args: ProblemArgs & { readonly name: string },
): Problem {
  return { code, message: fillIn(PICTURE_MESSAGES[code], args), args };
}
