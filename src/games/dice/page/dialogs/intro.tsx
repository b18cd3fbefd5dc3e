import { describeObjective } from '../../voice/objective.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DicePlayModel } from '../game/dice-play-model.ts';
import { villainPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { RuleList } from './rule-list.tsx';

interface IntroDialogProps {
  readonly model: DicePlayModel;
  readonly onClose: () => void;
}

/** Introduction of a scenario: story, objective and rules. */
export function IntroDialog({ model, onClose }: IntroDialogProps) {
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
        <button type="button" class="primary" autofocus onClick={onClose}>
          {say('dice-page-begin')}
        </button>
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
        {words.scenario(id, 'intro')}
      </p>
      <p>
        <b>{describeObjective(scene, words)}</b>
      </p>
      <p>{say('dice-screen-turns', { count: scene.timer + 1 })}</p>
      <RuleList scene={scene} words={words} />
    </Dialog>
  );
}
