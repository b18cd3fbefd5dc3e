import { Dialog } from '#web/ui/dialog.tsx';
import { langOf, say } from '#web/language/language.ts';
import { KALAH_PAGE_KEYS } from '../../voice/keymap.ts';
import { KeyList } from '#web/board/key-list.tsx';

const RULES = ['goal', 'sow', 'again', 'capture', 'end'] as const;

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isText name="help" title={say('web-help')} onClose={onClose}>
      <h3>{say('label-rules')}</h3>
      <ul class="prose" lang={langOf('kalah-rules-goal')}>
        {RULES.map((rule) => (
          <li key={rule}>{say(`kalah-rules-${rule}`)}</li>
        ))}
      </ul>
      <h3>{say('web-help-touch')}</h3>
      <p>{say('web-kalah-touch')}</p>
      <KeyList keys={KALAH_PAGE_KEYS} />
    </Dialog>
  );
}
