import { describeObjective } from '../../voice/objective.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DicePage } from '../game/dice-page.ts';
import { RoadButton } from '../road/road-button.tsx';
import { villainPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { RuleList } from './rule-list.tsx';

interface IntroDialogProps {
  readonly page: DicePage;
  readonly onClose: () => void;
}

/** Introduction of a scenario: story, objective and rules. */
export function IntroDialog({ page, onClose }: IntroDialogProps) {
  const { model } = page;
  const words = model.words.value;
  const { scene } = model.state.value;
  if (scene === undefined) return null;
  const { say } = words;
  const { id, villains } = scene.world.scenario;
  return (
    <Dialog
      isText
      name="intro"
      title={words.scenario(id)}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="primary" autofocus onClick={onClose}>
            {say('dice-page-begin')}
          </button>
          <RoadButton page={page} />
        </>
      }
    >
      {villains.length === 0 ? null : (
        <ul class="cast">
          {villains.map((villain) => (
            <li key={villain.id}>
              <Picture of={villainPicture(villain.id)} class="print-cast" />
              <span>{words.villain(villain.id)}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="story" lang={words.ownLanguage}>
        {words.tale(id, 'intro', scene.world.story, scene.heroes.length)}
      </p>
      <p>
        <b>{describeObjective(scene, words)}</b>
      </p>
      <p>{say('dice-screen-turns', { count: scene.timer + 1 })}</p>
      <RuleList scene={scene} words={words} />
    </Dialog>
  );
}
