import { say } from '#web/language/language.ts';
import { PUZZLE_LOOKS } from '#web/storage/puzzle-settings.ts';
import { LooksTool } from '../../dialogs/looks-tool.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { changePuzzles } from '#web/storage/settings.ts';
import { puzzleSettings } from '../model/page-model.ts';

/** How blocks look. */
export function PuzzleLooks() {
  const { look, labels } = puzzleSettings();
  return (
    <LooksTool>
      <Choice
        label={say('puzzle-look')}
        value={look}
        choices={PUZZLE_LOOKS.map((value) => ({ value, label: say(`puzzle-look-${value}`) }))}
        onChoose={(value) => changePuzzles({ look: value })}
      />
      <div class="flag">
        <label>
          <input
            type="checkbox"
            checked={labels}
            onChange={(event) => changePuzzles({ labels: event.currentTarget.checked })}
          />
          <span>{say('puzzle-labels')}</span>
        </label>
      </div>
    </LooksTool>
  );
}
