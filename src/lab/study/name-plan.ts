import type { Messages } from '#i18n';
import { gameName } from '../report/game-name.ts';
import { sayPhrase } from '../report/phrases.ts';
import { planId } from './plan.ts';
import type { Plan } from './plan.ts';

/** Sentence that names a plan: its id, game, version of the rules and seed. */
export function namePlan(messages: Messages, plan: Plan): string {
  const { game, seed } = plan;
  return sayPhrase(messages, {
    id: 'lab-plan-named',
    args: { plan: planId(plan), game: gameName(game.id), rules: game.rules, seed },
  });
}
