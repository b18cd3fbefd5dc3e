import { TERMS } from '../../../../presentation/dice/glossary.ts';
import type { DiceWords } from '../../../../presentation/dice/words.ts';
import { KeyList } from '../../../board/key-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface HelpDialogProps {
  readonly words: DiceWords;
  readonly onClose: () => void;
}

const KEYS = [
  ['A – Z, 1 – 9', 'dice-keys-offer'],
  ['1 – 9, 0', 'dice-keys-slot'],
  ['A – F', 'dice-keys-ally'],
  ['Enter', 'dice-keys-enter'],
  ['Esc', 'dice-keys-escape'],
  ['U', 'dice-keys-undo'],
  ['M', 'dice-keys-map'],
  ['S', 'dice-keys-heroes'],
  ['P', 'dice-keys-piles'],
  ['J', 'dice-keys-journal'],
  ['I', 'dice-keys-hints'],
  ['Q', 'dice-keys-leave'],
  ['?', 'web-help'],
] as const;

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
      <KeyList keys={KEYS} />
    </Dialog>
  );
}
