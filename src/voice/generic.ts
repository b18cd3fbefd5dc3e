import type { AnyGame, GameEvent } from '#core';
import type { Say } from '#i18n/say.ts';
import type { Expectation } from './expectation.ts';
import type { Participants } from './participants.ts';

/** A player's view of a state, as text in the game's format. */
export function viewText(game: AnyGame, state: unknown, player: number): string {
  return game.makeState(game.view(state, player));
}

/** Legal actions in the game's notation; empty if no player is to move. */
export function actionTexts(game: AnyGame, state: unknown): readonly string[] {
  const turn = game.turn(state);
  if (turn.kind !== 'decide') return [];
  return turn.actions.map((action) => game.makeAction(state, action));
}

/** Describes whose turn it is, or the winner and the scores. */
export function describeTurn(
  game: AnyGame,
  state: unknown,
  participants: Participants,
  say: Say,
): string {
  const { names } = participants;
  const turn = game.turn(state);
  if (turn.kind === 'chance') return say('chance-decides');
  if (turn.kind === 'decide') {
    return say('generic-turn', {
      who: participants.role(turn.player),
      player: names[turn.player] ?? '',
    });
  }
  const { winners, scores } = turn.outcome;
  const won = winners.map((player) => names[player] ?? '').join(', ');
  const [winner = 0] = winners;
  const described =
    winners.length > 0
      ? say('generic-won', {
          who: winners.length === 1 ? participants.role(winner) : 'many',
          players: won,
        })
      : say(names.length === 1 ? 'generic-lost' : 'ended-draw');
  return `${described} ${say('generic-scores', { scores: scores.join(' : ') })}`;
}

function isOpen(game: AnyGame, state: unknown, players: number): boolean {
  const stateText = game.makeState(state);
  return Array.from({ length: players }, (_, player) => viewText(game, state, player)).every(
    (text) => text === stateText,
  );
}

function describeEvent({ kind, ...facts }: GameEvent): string {
  const described = Object.entries(facts).map(
    ([name, value]) => `${name} ${JSON.stringify(value)}`,
  );
  return described.length === 0 ? kind : `${kind}: ${described.join(', ')}`;
}

/**
 * Describes events in the words of the rules. Returns nothing if some may be hidden from a player.
 */
export function describeEvents(
  game: AnyGame,
  before: unknown,
  events: readonly GameEvent[],
  { names }: Participants,
): string[] {
  return isOpen(game, before, names.length) ? events.map(describeEvent) : [];
}

/** Describes the expected result of an action, if a bot has evaluated it. */
export function explainAction(text: string, expected: Expectation | undefined, say: Say): string {
  if (expected === undefined) return text;
  const { value } = expected;
  const side = value > 0 ? 'ahead' : value < 0 ? 'behind' : 'even';
  return `${text}. ${say('generic-expected', { side })}`;
}
