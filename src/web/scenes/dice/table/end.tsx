import { isVictory } from '../../../../games/dice/index.ts';
import type { DiceState } from '../../../../games/dice/index.ts';
import { describeScene } from '../../../../presentation/dice/status.ts';
import type { DicePage } from '../game/game-page.ts';
import { newsOf } from '../game/table-shown.ts';
import { EndTools } from './end-tools.tsx';

interface EndProps {
  readonly page: DicePage;
  readonly scene: DiceState;
}

/** How a scenario ended, what is told of it, and where it goes from there. */
export function End({ page, scene }: EndProps) {
  const { model } = page;
  const words = model.words.value;
  const won = scene.over !== undefined && isVictory(scene.over);
  return (
    <section class={`end end-${won ? 'won' : 'lost'}`}>
      <h2>{describeScene(scene, words)}</h2>
      <p class="end-story">{words.scenario(scene.world.scenario.id, won ? 'won' : 'lost')}</p>
      <p class="about" role="status">
        {newsOf(model).join(' ')}
      </p>
      <EndTools page={page} />
    </section>
  );
}
