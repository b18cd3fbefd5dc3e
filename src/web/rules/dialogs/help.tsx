import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../language/language.ts';
import { KeyList } from '../../board/key-list.tsx';

const KEYS = [
  ['← ↑ → ↓', 'zrf-key-arrows'],
  ['Enter', 'zrf-key-enter'],
  ['Esc', 'zrf-key-escape'],
  ['U', 'web-undo'],
  ['R', 'web-redo'],
  ['H', 'web-hint'],
  ['N', 'label-new-game'],
  ['F', 'web-flip'],
  ['I', 'zrf-about'],
  ['E', 'zrf-setup'],
  [', .', 'web-key-review'],
  ['Home, End', 'web-key-ends'],
  ['?', 'web-help'],
] as const;

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isText name="help" title={say('web-help')} onClose={onClose}>
      <h3>{say('web-help-touch')}</h3>
      <p>{say('zrf-help-move')}</p>
      <p>{say('zrf-help-drop')}</p>
      <KeyList keys={KEYS} />
    </Dialog>
  );
}
