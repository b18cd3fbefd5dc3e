import { Dialog } from '#web/ui/dialog.tsx';
import type { Tale } from '../../voice/choices.ts';
import type { DiceWords } from '../../voice/words.ts';

interface TaleDialogProps {
  readonly tale: Tale;
  readonly words: DiceWords;
  readonly onClose: () => void;
}

/** A page of the story: the consequence of a choice. */
export function TaleDialog({ tale, words, onClose }: TaleDialogProps) {
  return (
    <Dialog
      isText
      name="tale"
      title={tale.title}
      onClose={onClose}
      actions={
        <button type="button" class="primary" autofocus onClick={onClose}>
          {words.say('dice-offer-go-on')}
        </button>
      }
    >
      <p class="story" lang={words.ownLanguage}>
        {tale.text}
      </p>
    </Dialog>
  );
}
