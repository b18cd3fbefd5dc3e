import { assertDefined } from '#core';
import type { Problem, Step, Turn } from '#core';
import { campActions, takeCampAction } from '../campaign/camp.ts';
import type { CampAction } from '../campaign/camp.ts';
import { askedOf } from '../campaign/camp-choices.ts';
import { matchOf, nextScenario } from '../campaign/campaign.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { finishScenario } from '../campaign/finish.ts';
import type { DiceGame } from '../game/game.ts';
import type { DiceAction } from '../model/action.ts';
import { isNamedAlly } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { formOf } from '../model/hero.ts';
import { no } from '../phases/offer.ts';
import type { DiceState } from '../state/state.ts';
import { isVictory } from '../phases/rules.ts';
import { outcomeOf, playersOf, MAX_TRADES, WHOLE_CAMPAIGN } from './journey.ts';
import type { JourneyAction, JourneyEvent, JourneyState } from './journey.ts';

const GAME_OVER = no('game-over', 'The game is over.');
const NOT_NOW = no('dice-action', "You can't do this now.");
const TOO_MANY_TRADES = no(
  'journey-trades',
  `The party has traded ${MAX_TRADES} dice in this camp, the maximum, and has to leave.`,
  { most: MAX_TRADES },
);

export const GO_ON: JourneyAction = { kind: 'go-on' };

function inScene(action: DiceAction): JourneyAction {
  return { kind: 'scene', action };
}

function isTrade({ kind }: CampAction): boolean {
  return kind === 'take' || kind === 'give';
}

function refuseCamp({ campaign, trades }: JourneyState, action: CampAction): Problem | undefined {
  if (isTrade(action) && trades >= MAX_TRADES) return TOO_MANY_TRADES;
  const result = takeCampAction(campaign, action);
  return result.ok ? undefined : result.problem;
}

/** Actions now possible in camp. */
function offersInCamp(state: JourneyState): readonly CampAction[] {
  const all = campActions(state.campaign);
  return state.trades < MAX_TRADES ? all : all.filter((action) => !isTrade(action));
}

/**
 * The hero who decides in camp: the first survivor about the story, then each one who grows, each one
 * with a reward, and the first survivor again.
 */
function campChooser(state: JourneyState): number {
  const { heroes } = state.campaign;
  const isAsked = askedOf(state.campaign) !== undefined;
  const growing = heroes.findIndex(({ owed }) => owed.limit || owed.skill);
  const rewarded = heroes.findIndex(({ offered }) => offered.length > 0);
  const due = growing >= 0 ? growing : rewarded;
  return due >= 0 && !isAsked ? due : (playersOf(state)[0] ?? 0);
}

/** The scene without the dice of allies whom the party has met in an earlier one. */
function withoutMet(start: DiceState, met: readonly string[]): DiceState {
  const isMet = (die: Die) => isNamedAlly(die) && met.includes(die.mark);
  if (met.length === 0) return start;
  const scene = { ...start, met };
  if (!scene.places.some(({ bag }) => bag.some(isMet))) return scene;
  const places = scene.places.map((place) => ({
    ...place,
    bag: place.bag.filter((die) => !isMet(die)),
  }));
  return { ...scene, places };
}

/** Allies who leave their heroes after a scene. Those lost during it have been reported. */
function partings({ heroes }: DiceState, campaign: Campaign): JourneyEvent[] {
  const staying = campaign.heroes.flatMap(({ sheet }) => sheet.dice.map(([, , mark]) => mark));
  return heroes.flatMap(({ hand, bag, pile }) => {
    const allies = [...hand.allies, ...bag, ...pile].filter(isNamedAlly);
    const leaving = allies.filter(({ mark }) => !staying.includes(mark));
    return leaving.map(({ mark }): JourneyEvent => ({ kind: 'parted', ally: mark }));
  });
}

/** The allies who join by an action in camp. */
function arrivals(before: Campaign, after: Campaign): JourneyEvent[] {
  return after.heroes.flatMap(({ sheet }, hero) =>
    sheet.dice.flatMap((owned): JourneyEvent[] => {
      const form = formOf(owned);
      const isNew = isNamedAlly(form) && !before.met.includes(form.mark);
      return isNew && after.met.includes(form.mark)
        ? [{ kind: 'joined', hero, ally: form.mark }]
        : [];
    }),
  );
}

/** Rules of a journey, on top of the rules of its scenes. */
export class JourneyRules {
  readonly #dice: DiceGame;

  constructor(dice: DiceGame) {
    this.#dice = dice;
  }

  /** The state at the start of the next scenario. */
  begin(route: string, campaign: Campaign): JourneyState {
    const { options, seed } = matchOf(campaign);
    const scene = withoutMet(this.#dice.start(options, seed), campaign.met);
    return { route, campaign, scene, trades: 0 };
  }

  turn(state: JourneyState): Turn<JourneyAction> {
    const outcome = outcomeOf(state);
    if (outcome !== undefined) return { kind: 'over', outcome };
    const { scene } = state;
    if (scene === undefined) {
      const actions = offersInCamp(state).map((action): JourneyAction => ({
        kind: 'camp',
        action,
      }));
      return { kind: 'decide', player: campChooser(state), actions };
    }
    const turn = this.#dice.turn(scene);
    if (turn.kind === 'over') return this.#ended(state, turn);
    if (turn.kind === 'decide') {
      const player = playersOf(state)[turn.player] ?? 0;
      return { kind: 'decide', player, actions: turn.actions.map(inScene) };
    }
    const outcomes = turn.outcomes.map(({ action, weight }) => ({
      action: inScene(action),
      weight,
    }));
    return { ...turn, outcomes };
  }

  refuse(state: JourneyState, action: JourneyAction): Problem | undefined {
    if (outcomeOf(state) !== undefined) return GAME_OVER;
    const { scene } = state;
    if (scene === undefined) {
      return action.kind === 'camp' ? refuseCamp(state, action.action) : NOT_NOW;
    }
    if (scene.over !== undefined) {
      if (this.#isOnly(state)) return GAME_OVER;
      return action.kind === 'go-on' ? undefined : NOT_NOW;
    }
    return action.kind === 'scene' ? this.#dice.refuse(scene, action.action) : NOT_NOW;
  }

  apply(state: JourneyState, action: JourneyAction): Step<JourneyState, JourneyEvent> {
    const problem = this.refuse(state, action);
    if (problem !== undefined) throw new RangeError(problem.message);
    if (action.kind === 'camp') return this.#camp(state, action.action);
    const { scene } = state;
    if (scene === undefined) throw new RangeError('The party has no scene, so it is in camp.');
    if (action.kind === 'go-on') return this.#comeBack(state, scene);
    const step = this.#dice.apply(scene, action.action);
    return { ...step, state: { ...state, scene: step.state } };
  }

  /** Ends the game after a single scenario. In a campaign, the party still has to continue. */
  #ended(
    state: JourneyState,
    over: Extract<Turn<DiceAction>, { readonly kind: 'over' }>,
  ): Turn<JourneyAction> {
    if (this.#isOnly(state)) return over;
    return { kind: 'decide', player: playersOf(state)[0] ?? 0, actions: [GO_ON] };
  }

  #isOnly({ route }: JourneyState): boolean {
    return route !== WHOLE_CAMPAIGN;
  }

  #comeBack(state: JourneyState, scene: DiceState): Step<JourneyState, JourneyEvent> {
    const finished = finishScenario(state.campaign, scene);
    if (!finished.ok) throw new RangeError(finished.problem.message);
    const won = scene.over !== undefined && isVictory(scene.over);
    const campaign = finished.value;
    return {
      state: { ...state, campaign, scene: undefined, trades: 0 },
      events: [{ kind: 'came-back', won }, ...partings(scene, campaign)],
    };
  }

  #camp(state: JourneyState, action: CampAction): Step<JourneyState, JourneyEvent> {
    const result = takeCampAction(state.campaign, action);
    if (!result.ok) throw new RangeError(result.problem.message);
    const campaign = result.value;
    if (action.kind !== 'leave') {
      const trades = state.trades + Number(isTrade(action));
      const events = [eventOf(state.campaign, action), ...arrivals(state.campaign, campaign)];
      return { state: { ...state, campaign, trades }, events };
    }
    const scenario = nextScenario(campaign);
    if (scenario === undefined || campaign.stage !== 'scenario') {
      return { state: { ...state, campaign }, events: [] };
    }
    const events: JourneyEvent[] = [{ kind: 'set-out', scenario }];
    return { state: this.begin(state.route, campaign), events, reveals: true };
  }
}

function eventOf(
  campaign: Campaign,
  action: Exclude<CampAction, { readonly kind: 'leave' }>,
): JourneyEvent {
  if (action.kind === 'choose') {
    const choice = assertDefined(askedOf(campaign)).id;
    return { kind: 'decided', choice, option: action.option };
  }
  const { hero } = action;
  if (action.kind === 'reward') {
    const { sheet, offered } = assertDefined(campaign.heroes[hero]);
    const reward = assertDefined(offered[action.option]);
    return { kind: 'rewarded', hero, reward, swapped: sheet.keepsakes[action.swapped] };
  }
  if (action.kind === 'limit') return { kind: 'grew', hero, type: action.type };
  if (action.kind === 'skill') return { kind: 'learned', hero, skill: action.skill };
  const kind = action.kind === 'take' ? 'took' : 'left';
  return { kind, hero, ...formOf(action.die) };
}
