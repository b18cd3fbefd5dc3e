import { useSignal } from '@preact/signals';
import type { Problem } from '#core';
import { say } from '#web/language/language.ts';
import { ROGUE_PALETTES } from '../settings/rogue-settings.ts';
import { rogueSettings } from '../settings/section.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { OpenButton } from '#web/ui/open-button.tsx';
import { ProblemList } from '#web/ui/problem-list.tsx';
import { chosenFace } from '../game/art.ts';
import { bringPortrait, portrait } from '../game/portrait.ts';
import { spriteUrl } from '../hud/sprite.tsx';
import { FACES_OF_HEROES } from '../tiles/people.ts';

interface LooksDialogProps {
  readonly onClose: () => void;
}

/** Chooses the hero's face and the world's colours. */
export function LooksDialog({ onClose }: LooksDialogProps) {
  return (
    <Dialog name="rogue-looks" title={say('rogue-page-looks')} onClose={onClose}>
      <Faces />
      <Choice
        label={say('label-colours')}
        about={say('rogue-page-palette-about')}
        value={rogueSettings.value.palette}
        choices={ROGUE_PALETTES.map((value) => ({
          value,
          label: say(`rogue-page-palette-${value}`),
        }))}
        onChoose={(palette) => rogueSettings.change({ palette })}
      />
    </Dialog>
  );
}

function Faces() {
  const problems = useSignal<readonly Problem[]>([]);
  const chosen = chosenFace();
  const own = portrait.value;
  const bring = async (file: Blob | undefined) => {
    if (file === undefined) return;
    const brought = await bringPortrait(file);
    problems.value = brought.ok ? [] : brought.problems;
    if (brought.ok) rogueSettings.change({ face: 'own' });
  };
  return (
    <section>
      <h3>{say('rogue-page-face')}</h3>
      <div class="rogue-faces" role="radiogroup" aria-label={say('rogue-page-face')}>
        {FACES_OF_HEROES.map((face) => (
          <Face
            key={face}
            name={say(`rogue-page-face-${face}`)}
            url={spriteUrl(['body-0', `head-${face}`])}
            isChosen={chosen === face}
            onChoose={() => rogueSettings.change({ face })}
          />
        ))}
        {own === undefined ? null : (
          <Face
            name={say('rogue-page-face-own')}
            url={own.url}
            isChosen={chosen === 'own'}
            onChoose={() => rogueSettings.change({ face: 'own' })}
          />
        )}
      </div>
      <p class="about">{say('rogue-page-face-about')}</p>
      <OpenButton
        name="open-portrait"
        label={say('rogue-page-face-bring')}
        accept=".png,.jpg,.jpeg,.gif,.bmp"
        onOpen={([picked]) => bring(picked?.file)}
      />
      <ProblemList problems={problems.value} />
    </section>
  );
}

interface FaceProps {
  readonly name: string;
  readonly url: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Face({ name, url, isChosen, onChoose }: FaceProps) {
  return (
    <label class="rogue-face">
      <input type="radio" name="rogue-face" checked={isChosen} onChange={onChoose} />
      <img src={url} alt="" />
      <span>{name}</span>
    </label>
  );
}
