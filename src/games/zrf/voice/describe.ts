import { assertDefined } from '#core';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import {
  EMPTY,
  cellsOf,
  isComplete,
  isPass,
  makeStep,
  moversOf,
  ownerOf,
  partsOf,
  typeOf,
} from '../rules/index.ts';
import type { Expectation } from '#voice/expectation.ts';
import type { Participants } from '#voice/participants.ts';
import type { NotatedTurn } from '#voice/turns.ts';
import { describeReason } from './end-rules.ts';
import type { Glossary } from './glossary.ts';
import { isUnpictured } from './kinds.ts';
import { PASS_SIGN, actionsIn, notateStep, promotionIn } from '../notation/index.ts';
import { seatsOf } from './seats.ts';
import type { Candidate } from './selection.ts';
import { isSwap, swapOf } from './swap.ts';
import { wordThrow } from './throws.ts';
import type { Say } from '#i18n/say.ts';

/** Limit of estimates; larger values come from an exact search. */
const MAX_ESTIMATED = 14_000;
/** Thresholds of an advantage and of a great advantage, in hundredths of a man. */
const ADVANTAGE = 60;
const GREAT_ADVANTAGE = 250;

const SIDES = {
  won: ['winning', 'losing'],
  far: ['far-ahead', 'far-behind'],
  some: ['ahead', 'behind'],
} as const;

/** Rates a player's expected value in one word. */
function sideOf({ value, exact }: Expectation): string {
  const size = Math.abs(value);
  if (size < ADVANTAGE) return exact && value === 0 ? 'drawn' : 'even';
  const [good, bad] = SIDES[size > MAX_ESTIMATED ? 'won' : size < GREAT_ADVANTAGE ? 'some' : 'far'];
  return value > 0 ? good : bad;
}

/** Describes the expected outcome for the player to move after a hint. */
export function describeExpected(expected: Expectation, say: Say): string {
  return say('zrf-expected', { side: sideOf(expected) });
}

/** Name of the player at a seat; chance is named after its dice. */
export function nameSeat(glossary: Glossary, seat: number): string {
  const player = seatsOf(glossary.rules)[seat];
  return player === undefined ? glossary.say('zrf-player-dice') : glossary.player(player);
}

/** A turn of the move list as a sentence, for screen readers. */
export function describeNotated(glossary: Glossary, { by, text }: NotatedTurn): string {
  const move = text.replace(PASS_SIGN, glossary.say('zrf-passes'));
  return glossary.say('zrf-move', { who: nameSeat(glossary, by), move });
}

/** Result of the game as a sentence; '' while it continues. */
export function describeResult(
  glossary: Glossary,
  { ending }: ZrfState,
  participants: Participants,
): string {
  const { rules, say } = glossary;
  if (ending === undefined) return '';
  const { winners } = ending;
  if (seatsOf(rules).length === 1) return say(winners.length > 0 ? 'zrf-solved' : 'zrf-unsolved');
  const [first, ...others] = winners;
  if (first === undefined) return say('ended-draw');
  const who = others.length === 0 ? participants.role(first) : 'one';
  const name = winners.map((seat) => nameSeat(glossary, seat)).join(', ');
  return say('zrf-won', { who, name });
}

/** End of the game: result, reason, and the counts if they were decisive. */
function describeEnding(glossary: Glossary, state: ZrfState, participants: Participants): string {
  const { ending } = state;
  const result = describeResult(glossary, state, participants);
  const described = `${result} ${describeReason(glossary, state)}`;
  const isCounted = ending?.reason === 'counted' && ending.scores.length > 1;
  return isCounted ? `${described} ${ending.scores.join(' : ')}.` : described;
}

/** True if passing is the only legal move. */
function mustPass({ game }: Glossary, state: ZrfState): boolean {
  const turn = game.turn(state);
  return turn.kind === 'decide' && turn.actions.every(isPass);
}

/** Player to move with any check, or the end of the game. */
export function describeTurn(
  glossary: Glossary,
  state: ZrfState,
  participants: Participants,
): string {
  if (state.ending !== undefined) return describeEnding(glossary, state, participants);
  const described = describeMover(glossary, state, participants);
  const isCheck = glossary.game.checks(state).length > 0;
  return isCheck ? `${glossary.say('zrf-check')} ${described}` : described;
}

function describeMover(glossary: Glossary, state: ZrfState, participants: Participants): string {
  const { rules, say } = glossary;
  const { player } = assertDefined(rules.turnOrder.entries[state.turn]);
  const seats = seatsOf(rules);
  const seat = seats.indexOf(player);
  if (seat >= 0 && seats.length === 1) return say('zrf-to-move-alone');
  const who = seat < 0 ? 'one' : participants.isBot(seat) ? 'bot' : participants.role(seat);
  if (mustPass(glossary, state))
    return say('zrf-must-pass', { who, name: glossary.player(player) });
  const toMove = say('zrf-to-move', { who, name: glossary.player(player) });
  const thrown = wordThrow(glossary, glossary.facesIn(state));
  const described = thrown === '' ? toMove : `${toMove} ${say('zrf-throw', { throw: thrown })}`;
  const canSwap =
    who !== 'bot' && swapOf(rules, state, actionsIn(glossary.game, state)) !== undefined;
  if (canSwap) return `${described} ${say('zrf-may-swap')}`;
  if (state.chainAt < 0) return described;
  return `${described} ${say('zrf-goes-on', { at: glossary.position(state.chainAt) })}`;
}

/** A position and its piece in words: "e4: Pawn, White". */
export function describeCell(glossary: Glossary, cell: number, position: number): string {
  const { rules, say } = glossary;
  const at = glossary.position(position);
  const cells = cellsOf(rules);
  const isBare =
    cell === EMPTY ||
    isUnpictured(rules, glossary.roles, typeOf(cells, cell), ownerOf(cells, cell));
  if (isBare) return say('zrf-cell-empty', { position: at });
  return say('zrf-cell', {
    position: at,
    piece: glossary.piece(typeOf(cells, cell)),
    player: glossary.player(ownerOf(cells, cell)),
  });
}

/** A position and its piece, with the rules' description of the piece. */
export function describeCellInFull(glossary: Glossary, cell: number, position: number): string {
  const described = describeCell(glossary, cell, position);
  const { rules, roles } = glossary;
  const cells = cellsOf(rules);
  const hasHelp =
    cell !== EMPTY && !isUnpictured(rules, roles, typeOf(cells, cell), ownerOf(cells, cell));
  const help = hasHelp ? glossary.help(typeOf(cells, cell)) : '';
  return help === '' ? described : `${described}. ${help}`;
}

/** A step in one line, with full piece names. */
function describeAction(glossary: Glossary, state: ZrfState, action: ZrfAction): string {
  if (isPass(action)) return glossary.say('zrf-passes');
  const parts = partsOf(cellsOf(glossary.rules), action, state.cells);
  const [first] = parts;
  const promoted = promotionIn(parts);
  const change = promoted < 0 ? '' : ` = ${glossary.piece(promoted)}`;
  const more = isComplete(action) ? '' : ' …';
  const at = (position: number) => glossary.position(position);
  if (first?.kind === 'place' && isSwap(glossary.rules, state, action))
    return glossary.say('zrf-swap', { piece: glossary.piece(first.type), at: at(first.at) });
  if (first?.kind === 'place')
    return `${glossary.piece(first.type)} ${at(first.at)}${change}${more}`;
  if (first?.kind !== 'move') return notateStep(glossary.game, state, action, glossary.sign);
  return `${glossary.piece(first.type)} ${at(first.from)} – ${at(first.to)}${change}${more}`;
}

/** Steps to choose from, one line each; ambiguous ones are followed by their full effects. */
export function describeActions(
  glossary: Glossary,
  state: ZrfState,
  actions: readonly ZrfAction[],
): string[] {
  const texts = actions.map((action) => describeAction(glossary, state, action));
  return texts.map((text, index) =>
    texts.indexOf(text) === texts.lastIndexOf(text)
      ? text
      : makeStep(glossary.rules, assertDefined(actions[index]), state.cells),
  );
}

/**
 * Piece on a candidate's target after the step; undefined if the target is empty or the step is
 * slow to compute.
 */
export function arrivingPiece(
  game: ZrfGame,
  before: ZrfState,
  { action, to }: Candidate,
): { readonly type: number; readonly player: number } | undefined {
  if (game.foresight?.isQuick(before, action) === false) return undefined;
  const { state } = game.apply(before, action);
  const cells = cellsOf(game.rulesOf(before));
  const cell = state.cells[to] ?? EMPTY;
  return cell === EMPTY ? undefined : { type: typeOf(cells, cell), player: ownerOf(cells, cell) };
}

/** Names for candidates with the same target: the pieces they leave there, if these differ. */
export function nameCandidates(
  glossary: Glossary,
  game: ZrfGame,
  state: ZrfState,
  candidates: readonly Candidate[],
): string[] {
  const names = candidates.map((candidate) => {
    const piece = arrivingPiece(game, state, candidate);
    return piece === undefined ? '' : glossary.piece(piece.type);
  });
  if (new Set(names).size === names.length) return names;
  return describeActions(
    glossary,
    state,
    candidates.map(({ action }) => action),
  );
}

/** First stage of a hint: which piece to look at. */
export function describeHint(glossary: Glossary, action: ZrfAction): string {
  const [first] = moversOf(action);
  if (first === undefined) return glossary.say('zrf-hint-pass');
  const at = glossary.position(first.from < 0 ? first.to : first.from);
  return glossary.say('zrf-hint-place', { at });
}

/** Full hint: the step and the expected outcome with best play. */
export function explainHint(
  glossary: Glossary,
  state: ZrfState,
  action: ZrfAction,
  expected: Expectation | undefined,
): string {
  const { game, say } = glossary;
  const described = isPass(action)
    ? say('zrf-hint-pass')
    : say('zrf-hint-move', { move: notateStep(game, state, action, glossary.sign) });
  return expected === undefined ? described : `${described} ${describeExpected(expected, say)}`;
}
