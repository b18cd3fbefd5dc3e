import { say } from '#web/language/language.ts';
import { describeFloor } from '../../voice/floors.ts';
import { describeGoal, openGoals } from '../../voice/triggers.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import { keySprite } from '../tiles/triggers.ts';
import { spriteUrl } from './sprite.tsx';

/** The floor, goals that are not met yet, and the keys held; empty in worlds without them. */
export function Goals({ model }: { readonly model: RoguePlayModel }) {
  const state = model.state.value;
  const goals = openGoals(state);
  const keys = state.course?.keys ?? [];
  const floor = describeFloor(state, say);
  if (goals.length === 0 && keys.length === 0 && floor === '') return null;
  return (
    <section class="rogue-goals" aria-label={say('rogue-goals')}>
      <ul>
        {floor === '' ? null : (
          <li class="rogue-floor" data-floor={state.hero.depth}>
            {floor}
          </li>
        )}
        {goals.map((goal) => (
          <li key={goal.kind} data-goal={goal.kind}>
            {describeGoal(goal, state, say)}
          </li>
        ))}
      </ul>
      {keys.map((colour) => (
        <img
          key={colour}
          class="rogue-icon"
          data-key={colour}
          src={spriteUrl([keySprite(colour)])}
          alt={say('rogue-trigger-key', { colour })}
          title={say('rogue-trigger-key', { colour })}
          draggable={false}
        />
      ))}
    </section>
  );
}
