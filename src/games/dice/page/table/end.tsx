import { assertDefined } from '#core';
import { REFUGE } from '../../rules/index.ts';
import type { DiceState } from '../../rules/index.ts';
import { describeEnd } from '../../voice/ending.ts';
import type { EndLine } from '../../voice/endless/ending.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { speed } from '#web/storage/settings.ts';
import type { DicePage } from '../game/dice-page.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import { newsOf } from '../game/table-shown.ts';
import { placePicture, villainPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Portrait } from '../pictures/portrait.tsx';
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
      <EndPicture scene={scene} />
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
      <EndNews model={model} />
      <p class="about" role="status">
        {newsOf(model).join(' ')}
      </p>
      <EndTools page={page} scene={scene} />
    </section>
  );
}

/** The last place, with the party before it and its villains behind. */
function EndPicture({ scene }: { readonly scene: DiceState }) {
  const { heroes, turn, world } = scene;
  const { at } = heroes[Math.max(0, turn.hero)] ?? { at: REFUGE };
  return (
    <div class={`end-picture${speed.value === 'off' ? '' : ' end-lively'}`} aria-hidden="true">
      <Picture of={placePicture(scene, at)} class="end-place" />
      <ul class="end-villains">
        {world.scenario.villains.map(({ id }) => (
          <li key={id}>
            <Picture of={villainPicture(id)} class="portrait" />
          </li>
        ))}
      </ul>
      <ul class="end-heroes">
        {heroes.map(({ alive }, index) => (
          <li key={index} class={alive ? undefined : 'end-gone'}>
            <Portrait of={assertDefined(world.members[index]).sheet} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The score, the daily with its result to copy, and new achievements. */
function EndNews({ model: { end } }: { readonly model: DicePlayModel }) {
  const { lines, share } = end;
  if (lines.length === 0) return null;
  const achievements = lines.filter(({ kind }) => kind === 'achievement');
  const others = lines.filter(({ kind }) => kind !== 'achievement');
  return (
    <div class="end-news">
      <EndLines lines={others} />
      {share === '' ? null : (
        <div class="row end-share">
          <CopyButton text={share} />
        </div>
      )}
      <EndLines lines={achievements} />
    </div>
  );
}

function EndLines({ lines }: { readonly lines: readonly EndLine[] }) {
  return (
    <>
      {lines.map(({ kind, text }, at) => (
        <p key={at} class={`end-${kind}`}>
          {text}
        </p>
      ))}
    </>
  );
}
