import { Dialog } from '#web/ui/dialog.tsx';
import { say } from '#web/language/language.ts';
import { PUZZLE_PAGE_HELP } from '#games/zrf/voice/keymap.ts';
import { KeyList } from '#web/board/key-list.tsx';

export function PuzzleHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isText name="help" title={say('web-help')} onClose={onClose}>
      <h3>{say('web-help-touch')}</h3>
      <p>{say('puzzle-help-drag')}</p>
      <p>{say('puzzle-help-counts')}</p>
      <p>{say('puzzle-help-solver')}</p>
      <KeyList keys={PUZZLE_PAGE_HELP} />
    </Dialog>
  );
}
