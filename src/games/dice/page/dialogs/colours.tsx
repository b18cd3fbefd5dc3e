import type { DiceWords } from '../../voice/words.ts';
import { DIE_TYPES } from '../../rules/index.ts';
import { changeSettings, isDark, settings } from '#web/storage/settings.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiceRow } from '../solids/dice-row.tsx';

interface ColoursDialogProps {
  readonly words: DiceWords;
  readonly onClose: () => void;
}

const COLOURS = ['bright', 'colour-blind', 'mono'] as const;
type Colours = (typeof COLOURS)[number];

/** Settings for dice colours, with a link to the text screens. */
export function ColoursDialog({ words, onClose }: ColoursDialogProps) {
  const { say } = words;
  const now = COLOURS.find((one) => one === settings.value.palette) ?? 'bright';
  const choose = (value: Colours) => {
    const bright = isDark.value ? 'evening' : 'daylight';
    changeSettings({ palette: value === 'bright' ? bright : value });
  };
  return (
    <Dialog name="colours" title={say('label-colours')} onClose={onClose}>
      <Choice
        label={say('dice-page-colours-of-dice')}
        value={now}
        choices={COLOURS.map((value) => ({ value, label: say(`dice-page-colours-${value}`) }))}
        onChoose={choose}
      />
      <div class="dice-sample" data-palette={now}>
        <DiceRow dice={DIE_TYPES.map((type) => [type, 8] as const)} words={words} />
      </div>
      <p>
        <a class="button" href="#/dice/text">
          {say('web-text-screens')}
        </a>
      </p>
    </Dialog>
  );
}
