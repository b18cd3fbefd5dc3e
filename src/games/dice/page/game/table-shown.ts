import { phaseOf, playersOf } from '../../rules/index.ts';
import type { JourneyState } from '../../rules/index.ts';
import { campOffers } from '../../voice/camp-offers.ts';
import type { CampOffer } from '../../voice/camp-offers.ts';
import { damageNow } from '../../voice/damage-preview.ts';
import { describeJourneyEvents } from '../../voice/happenings.ts';
import { offersShown } from '../../voice/offers.ts';
import { checkIn, lastStep } from '../../voice/steps.ts';
import type { PlayedStep } from '../../voice/steps.ts';
import { suggestedDice } from '../../voice/suggested-dice.ts';
import { checkOnTable, heroOnTable } from '../../voice/table.ts';
import { say, sayProblem } from '#web/language/language.ts';
import type { DicePlayModel } from './dice-play-model.ts';
import type { TableShown } from './table.ts';

/** Index of the deciding player among the players of the scene. */
function decidingPlayer({ match }: DicePlayModel, state: JourneyState): number {
  const { turn } = match;
  return turn.kind === 'decide' ? Math.max(0, playersOf(state).indexOf(turn.player)) : 0;
}

/**
 * The last step before the state shown. For a journey just opened, it is reconstructed from the
 * log.
 */
export function stepShown(model: DicePlayModel): PlayedStep | undefined {
  const news = model.news.value;
  if (model.isReview.value) return lastStep(model.match, model.shown.value);
  if (news === undefined) return lastStep(model.match, model.present.value.cursor);
  return news.kind === 'events' ? news : undefined;
}

/** View of the current scene; undefined in camp and after the end of a campaign. */
export function tableShown(model: DicePlayModel): TableShown | undefined {
  const state = model.onTable.value;
  const words = model.words.value;
  if (state.scene === undefined) return undefined;
  const isOpen = model.isOpen.value && model.rolling.value === undefined;
  // The player's view hides everything the heroes cannot know.
  const scene = model.match.game.view(state, 0).scene ?? state.scene;
  const isOver = scene.over !== undefined;
  const isChoosing = phaseOf(scene)?.kind === 'pick';
  const suggested = isOpen && isChoosing ? suggestedDice(scene, words) : undefined;
  return {
    scene,
    hero: heroOnTable(scene),
    offers: isOpen && !isOver ? offersShown(scene, decidingPlayer(model, state), words) : [],
    check: suggested?.check ?? checkOnTable(scene, checkIn(stepShown(model), words), words),
    isChoosing,
    suggested,
    damage: isOver || model.rolling.value !== undefined ? undefined : damageNow(scene),
  };
}

export function campShown(model: DicePlayModel): readonly CampOffer[] {
  const { turn } = model.match;
  if (!model.isOpen.value || turn.kind !== 'decide') return [];
  return campOffers(model.state.value, turn.actions, model.words.value);
}

/** The last events, one sentence each; empty while dice roll. */
export function newsOf(model: DicePlayModel): readonly string[] {
  const news = model.news.value;
  if (news === undefined || model.rolling.value !== undefined) return [];
  if (news.kind === 'refused') return [sayProblem(news.problem)];
  if (news.kind === 'undone') return [say('dice-page-undone')];
  if (news.kind !== 'events') return [];
  return news.steps.flatMap(({ before, events }) =>
    describeJourneyEvents(before, events, model.words.value),
  );
}
