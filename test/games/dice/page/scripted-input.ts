import type { Random } from '#core';
import type { JourneyMind } from '#games/dice/bots/journey-mind.ts';
import { peekState } from '#games/dice/bots/peek.ts';
import { playersOf } from '#games/dice/rules/index.ts';
import type { DiceAction, DiceState, JourneyGame, JourneyState } from '#games/dice/rules/index.ts';
import type { JourneyAction } from '#games/dice/rules/index.ts';
import { needsConfirmation, offersShown } from '#games/dice/voice/offers.ts';
import { stepsTo, stepsToExplore } from '#games/dice/voice/places.ts';
import { quickDice, suggestedDice } from '#games/dice/voice/suggested-dice.ts';
import type { DiceWords } from '#games/dice/voice/words.ts';

/** An input in the page, and the actions that it plays. */
export interface ScriptedInput {
  /** CSS selector of the part to press. */
  readonly press: string;
  /** Number of presses: certain death needs a second one. */
  readonly presses: number;
  readonly actions: readonly JourneyAction[];
}

/** A player of the page: a bot that uses its shortcuts. */
export interface ScriptedPlayer {
  readonly game: JourneyGame;
  readonly mind: JourneyMind;
  readonly whims: Random;
  readonly words: DiceWords;
}

/** The next input of a scripted player. */
export function nextInput(state: JourneyState, player: ScriptedPlayer): ScriptedInput {
  const { game, mind, whims } = player;
  const chosen = mind.choose(state, whims);
  const { scene } = game.view(state, 0);
  const single = { press: actionSelector(game.makeAction(state, chosen)), presses: 1 };
  if (scene === undefined || chosen.kind !== 'scene') return { ...single, actions: [chosen] };
  return (
    journeyTo(state, scene, chosen.action, player) ??
    withDice(state, scene, chosen.action, player) ?? {
      ...single,
      presses: isDeadly(state, scene, chosen.action, player) ? 2 : 1,
      actions: [chosen],
    }
  );
}

function actionSelector(text: string): string {
  return `[data-action="${text}"]`;
}

function inScene(actions: readonly DiceAction[]): readonly JourneyAction[] {
  return actions.map((action) => ({ kind: 'scene', action }));
}

/** Offers as the page shows them to the player who decides. */
function offersOn(state: JourneyState, scene: DiceState, { game, words }: ScriptedPlayer) {
  const turn = game.turn(state);
  const decides = turn.kind === 'decide' ? playersOf(state).indexOf(turn.player) : 0;
  return offersShown(scene, Math.max(0, decides), words);
}

/** The bot's action in a state of the scene; undefined if no one decides there. */
function actionIn(
  state: JourneyState,
  scene: DiceState,
  { game, mind, whims }: ScriptedPlayer,
): DiceAction | undefined {
  const there = { ...state, scene };
  if (game.turn(there).kind !== 'decide') return undefined;
  const chosen = mind.choose(there, whims);
  return chosen.kind === 'scene' ? chosen.action : undefined;
}

/** The card of a place, which travels there, or its button, which also explores. */
function journeyTo(
  state: JourneyState,
  scene: DiceState,
  action: DiceAction,
  player: ScriptedPlayer,
): ScriptedInput | undefined {
  if (action.kind !== 'travel') return undefined;
  const leaving = peekState(scene, action);
  const target = actionIn(state, leaving, player);
  if (target?.kind !== 'location') return undefined;
  const { at } = target;
  const offers = offersOn(state, scene, player);
  const next = actionIn(state, peekState(leaving, target), player);
  const explore = next?.kind === 'explore' ? stepsToExplore(scene, offers, at) : [];
  if (explore.length > 0)
    return { press: `[data-explore="${at}"]`, presses: 1, actions: inScene(explore) };
  const steps = stepsTo(offers, at, scene.heroes[scene.turn.hero]?.at ?? at);
  if (steps.length === 0) return undefined;
  return { press: `[data-place="${at}"] .place-card`, presses: 1, actions: inScene(steps) };
}

/** A roll or a price with the suggested dice. */
function withDice(
  state: JourneyState,
  scene: DiceState,
  action: DiceAction,
  player: ScriptedPlayer,
): ScriptedInput | undefined {
  const { game, words } = player;
  const suggested = suggestedDice(scene, words);
  if (suggested !== undefined)
    return {
      press: actionSelector('suggested'),
      presses: 1,
      actions: inScene(suggested.steps),
    };
  const quick = quickDice(scene, action, words);
  if (quick === undefined || isDoomed(state, scene, action, player)) return undefined;
  const text = game.makeAction(state, { kind: 'scene', action });
  return { press: `[data-quick="${text}"]`, presses: 1, actions: inScene(quick.steps) };
}

/** The offer for an action, among all offers. */
function offerOf(
  state: JourneyState,
  scene: DiceState,
  action: DiceAction,
  player: ScriptedPlayer,
) {
  const { game } = player;
  const textOf = (one: DiceAction) => game.makeAction(state, { kind: 'scene', action: one });
  const offers = offersOn(state, scene, player);
  return { offers, offer: offers.find((one) => textOf(one.action) === textOf(action)) };
}

function isDoomed(...where: Parameters<typeof offerOf>): boolean {
  return offerOf(...where).offer?.dooms === true;
}

function isDeadly(...where: Parameters<typeof offerOf>): boolean {
  const { offer, offers } = offerOf(...where);
  return offer !== undefined && needsConfirmation(offer, offers);
}
