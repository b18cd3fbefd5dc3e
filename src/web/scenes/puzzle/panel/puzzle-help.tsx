import { Dialog } from '../../../ui/dialog.tsx';
import { say } from '../../../language/language.ts';
import { KeyList } from '../../../board/key-list.tsx';

const KEYS = [
  ['Tab', 'puzzle-key-tab'],
  ['← ↑ → ↓', 'puzzle-key-arrows'],
  ['Shift + ←', 'puzzle-key-far'],
  ['Ctrl + ←, Alt + ←', 'puzzle-key-beside'],
  ['Enter', 'puzzle-key-enter'],
  ['Esc', 'puzzle-key-escape'],
  ['U', 'web-undo'],
  ['R', 'web-redo'],
  ['H', 'puzzle-key-hint'],
  ['S', 'puzzle-solution'],
  ['D', 'puzzle-distance'],
  ['N', 'puzzle-restart'],
  ['[ ]', 'puzzle-key-path'],
  ['I', 'zrf-about'],
  [', .', 'web-key-review'],
  ['Home, End', 'web-key-ends'],
  ['?', 'web-help'],
] as const;

export function PuzzleHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isText name="help" title={say('web-help')} onClose={onClose}>
      <h3>{say('web-help-touch')}</h3>
      <p>{say('puzzle-help-drag')}</p>
      <p>{say('puzzle-help-counts')}</p>
      <p>{say('puzzle-help-solver')}</p>
      <KeyList keys={KEYS} />
    </Dialog>
  );
}
