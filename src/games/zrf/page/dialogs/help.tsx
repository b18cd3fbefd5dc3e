import { Dialog } from '#web/ui/dialog.tsx';
import { say } from '#web/language/language.ts';
import { BOARD_PAGE_HELP } from '../../voice/keymap.ts';
import { KeyList } from '#web/board/key-list.tsx';

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isText name="help" title={say('web-help')} onClose={onClose}>
      <h3>{say('web-help-touch')}</h3>
      <p>{say('zrf-help-move')}</p>
      <p>{say('zrf-help-drop')}</p>
      <KeyList keys={BOARD_PAGE_HELP} />
    </Dialog>
  );
}
