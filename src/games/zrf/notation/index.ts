export { checkSign } from './check-sign.ts';
export { castlingIn } from './chess/castling.ts';
export { PASS_SIGN } from './coordinates.ts';
export { familyOf } from './family.ts';
export { actionsIn, notateStep, notator } from './notate.ts';
export { promotionIn, signOf } from './model/step.ts';
export type { NotatedStep, Signs } from './model/step.ts';
export { squaresOf } from './model/squares.ts';
