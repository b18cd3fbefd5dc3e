import type { DiceState } from '../../rules/index.ts';
import { describeEnd } from '../../voice/ending.ts';
import type { DicePage } from '../game/dice-page.ts';
import { newsOf } from '../game/table-shown.ts';
import { EndTools } from './end-tools.tsx';

interface EndProps {
  readonly page: DicePage;
  readonly scene: DiceState;
}

/** The end of a scenario: the result, its story, and the next step. */
export function End({ page, scene }: EndProps) {
  const { model } = page;
  const words = model.words.value;
  const journey = model.onTable.value;
  const { isWon, title, story, fallen, facts, notes } = describeEnd(journey, scene, words);
  return (
    <section class={`end end-${isWon ? 'won' : 'lost'}`}>
      <h2>{title}</h2>
      <div class="end-story">
        {story.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {fallen.map((text) => (
        <p key={text} class="end-fallen">
          {text}
        </p>
      ))}
      <div class="end-notes">
        <p>{facts}</p>
        {notes.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p class="about" role="status">
        {newsOf(model).join(' ')}
      </p>
      <EndTools page={page} scene={scene} />
    </section>
  );
}
