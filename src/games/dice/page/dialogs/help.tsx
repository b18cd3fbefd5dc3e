import { rowsIn } from '#play';
import { DICE_HELP } from '../../voice/keymap.ts';
import { TERMS } from '../../voice/glossary.ts';
import type { DiceWords } from '../../voice/words.ts';
import { KeyList } from '#web/board/key-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface HelpDialogProps {
  readonly words: DiceWords;
  readonly onClose: () => void;
}

/** How the game is played, and by which keys. */
export function HelpDialog({ words, onClose }: HelpDialogProps) {
  const { say } = words;
  return (
    <Dialog isText name="help" title={say('web-how-to-play')} onClose={onClose}>
      <p>{say('dice-page-help-goal')}</p>
      <p>{say('dice-page-help-turn')}</p>
      <p>{say('dice-page-help-touch')}</p>
      <dl class="glossary">
        {TERMS.map((term) => (
          <div key={term}>
            <dt>{say(`dice-term-${term}`)}</dt>
            <dd>{say(`dice-term-${term}-text`)}</dd>
          </div>
        ))}
      </dl>
      <KeyList keys={rowsIn(DICE_HELP, 'page')} />
    </Dialog>
  );
}
