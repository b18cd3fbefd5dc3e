import { say } from '#web/language/language.ts';
import { PUZZLE_LOOKS } from '../../settings/puzzle-settings.ts';
import { LooksTool } from '../../dialogs/looks-tool.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { puzzleSettings } from '../../settings/sections.ts';

/** Display settings of blocks. */
export function PuzzleLooks() {
  const { look, labels } = puzzleSettings.value;
  return (
    <LooksTool>
      <Choice
        label={say('puzzle-look')}
        value={look}
        choices={PUZZLE_LOOKS.map((value) => ({ value, label: say(`puzzle-look-${value}`) }))}
        onChoose={(value) => puzzleSettings.change({ look: value })}
      />
      <div class="flag">
        <label>
          <input
            type="checkbox"
            checked={labels}
            onChange={(event) => puzzleSettings.change({ labels: event.currentTarget.checked })}
          />
          <span>{say('puzzle-labels')}</span>
        </label>
      </div>
    </LooksTool>
  );
}
