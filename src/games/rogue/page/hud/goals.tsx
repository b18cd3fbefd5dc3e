import { say } from '#web/language/language.ts';
import { describeGoal, openGoals } from '../../voice/triggers.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import { keySprite } from '../tiles/triggers.ts';
import { spriteUrl } from './sprite.tsx';

/** Goals that are not met yet, and the keys held; empty in worlds without them. */
export function Goals({ model }: { readonly model: RoguePlayModel }) {
  const state = model.state.value;
  const goals = openGoals(state);
  const keys = state.course?.keys ?? [];
  if (goals.length === 0 && keys.length === 0) return null;
  return (
    <section class="rogue-goals" aria-label={say('rogue-goals')}>
      <ul>
        {goals.map((goal) => (
          <li key={goal.kind} data-goal={goal.kind}>
            {describeGoal(goal, say)}
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
