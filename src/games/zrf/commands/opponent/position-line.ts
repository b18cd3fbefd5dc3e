import { CHANCE } from '#core';
import type { AnyMatch } from '#core';
import { positionNotationOf } from '../../notation/index.ts';
import { TurnTexts, turnsIn } from '../../protocols/index.ts';
import type { MoveForm } from '../../protocols/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import type { SeatedProtocol } from './engine-command.ts';

/** The standard game of each protocol, whose setup engines know. */
export const STANDARD_GAMES: Readonly<Record<SeatedProtocol, string>> = {
  uci: 'chess',
  usi: 'shogi',
};

/** Setup words of each protocol. */
const SETUP_WORDS: Readonly<Record<SeatedProtocol, string>> = { uci: 'fen', usi: 'sfen' };

/** A game, with the form of questions to an engine. */
export interface AskedGame {
  readonly game: ZrfGame;
  readonly form: MoveForm;
  readonly protocol: SeatedProtocol;
  /** True if the engine knows the usual starting position of the variant. */
  readonly knowsStart: boolean;
}

/** Steps of a match so far, if it is in this state and has no chance events. */
function historyOf(
  game: ZrfGame,
  match: AnyMatch,
  state: string,
): { readonly start: ZrfState; readonly actions: readonly ZrfAction[] } | undefined {
  if (match.game.id !== game.id || match.game.makeState(match.state) !== state) return undefined;
  const log = match.log.slice(0, match.cursor);
  if (log.length < match.cursor || log.some(({ by }) => by === CHANCE)) return undefined;
  const start = game.parseState(match.game.makeState(match.stateAt(0)));
  if (!start.ok) return undefined;
  let at = start.value;
  const actions = log.map(({ action }, index) => {
    const text = match.game.makeAction(match.stateAt(index), action);
    const found = game.parseAction(at, text);
    if (!found.ok) throw new RangeError(`not an action of ${game.id}: ${text}`);
    at = game.apply(at, found.value).state;
    return found.value;
  });
  return { start: start.value, actions };
}

/** Words that set up a position; undefined if the protocol cannot write it. */
function setupOf({ game, protocol, knowsStart }: AskedGame, state: ZrfState): string | undefined {
  const usual = game.start({ variant: state.variant }, '');
  if (knowsStart && game.makeState(usual) === game.makeState(state)) return 'startpos';
  const rules = game.rulesOf(state);
  const text = positionNotationOf(rules).make(rules, state);
  return text === undefined ? undefined : `${SETUP_WORDS[protocol]} ${text}`;
}

/**
 * Line that sets up the current position, with the moves that led there so that the engine knows
 * repetitions; undefined if the protocol cannot write it.
 */
export function positionLine(
  asked: AskedGame,
  match: AnyMatch,
  state: ZrfState,
): string | undefined {
  const { game, form } = asked;
  const history = historyOf(game, match, game.makeState(state));
  const setup = history && setupOf(asked, history.start);
  if (setup === undefined) {
    const current = setupOf(asked, state);
    return current && `position ${current}`;
  }
  const texts = new TurnTexts(game, form);
  let at = history?.start ?? state;
  const moves = turnsIn(game, at, history?.actions ?? []).map((turn) => {
    const text = texts.textOf(at, turn);
    at = turn.reduce((before, action) => game.apply(before, action).state, at);
    return text;
  });
  return ['position', setup, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ');
}
