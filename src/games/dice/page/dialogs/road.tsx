import { Dialog } from '#web/ui/dialog.tsx';
import { roadOf } from '../../voice/road.ts';
import type { Road } from '../../voice/road.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import { EndingPicture } from '../road/ending.tsx';
import { RoadMap } from '../road/road-map.tsx';

interface RoadDialogProps {
  readonly model: DicePlayModel;
  readonly onClose: () => void;
}

/** The map of a campaign, its decisions and its endings. */
export function RoadDialog({ model, onClose }: RoadDialogProps) {
  const words = model.words.value;
  const { say } = words;
  const road = roadOf(model.state.value, words);
  return (
    <Dialog isText name="road" title={say('dice-story-map')} onClose={onClose}>
      <div class="road-frame">
        <RoadMap road={road} pack={model.pack} words={words} />
      </div>
      {road.lost === 0 ? null : <p>{say('dice-story-losses', { count: road.lost })}</p>}
      <Decisions road={road} words={words} />
      <Endings road={road} model={model} />
    </Dialog>
  );
}

function Decisions({ road, words }: { readonly road: Road; readonly words: DiceWords }) {
  if ((words.pack.content.choices ?? []).length === 0) return null;
  const decisions = road.chapters.flatMap(({ stops }) => stops.flatMap((stop) => stop.decisions));
  return (
    <section>
      <h3>{words.say('dice-story-decisions')}</h3>
      {decisions.length === 0 ? <p class="about">{words.say('dice-story-undecided')}</p> : null}
      <dl class="road-decisions">
        {decisions.map(({ choice, option }) => (
          <div key={choice}>
            <dt>{choice}</dt>
            <dd>{option}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Endings({ road, model }: { readonly road: Road; readonly model: DicePlayModel }) {
  const { say } = model.words.value;
  if (road.endings.length === 0) return null;
  return (
    <section>
      <h3>{say('dice-story-endings')}</h3>
      <ul class="road-endings">
        {road.endings.map(({ id, name }) => (
          <li key={id} class={name === undefined ? 'road-sealed' : ''}>
            {name === undefined ? (
              <span class="road-mark" aria-hidden="true">
                ?
              </span>
            ) : (
              <EndingPicture pack={model.pack} id={id} />
            )}
            <span>{name ?? say('dice-story-ending-unknown')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
