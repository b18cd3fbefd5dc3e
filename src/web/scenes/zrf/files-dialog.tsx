import { makeState } from '../../../games/zrf/text/state-text.ts';
import { CopyButton } from '../../app/copy-button.tsx';
import { downloadText } from '../../app/download.ts';
import { FileDialog } from '../../app/file-dialog.tsx';
import { Icon } from '../../app/icon.tsx';
import { say } from '../../language/language.ts';
import { isZsg, loadZsg, saveZsg } from './zsg.ts';
import type { View } from './view.ts';

interface FilesDialogProps {
  readonly view: View;
  readonly onClose: () => void;
}

/** The game as files: our own, and those of the original program; the position as text. */
export function FilesDialog({ view, onClose }: FilesDialogProps) {
  const { desk, table } = view;
  const name = `${table.book.id}-${table.match.seed}`.replace(/[^\w-]+/g, '-');
  const open = (text: string) => {
    if (!isZsg(text)) return desk.import(text);
    const session = loadZsg(table.book, text, table.match.seed);
    if (!session.ok) return session.problems;
    desk.keep(session.value);
    return [];
  };
  return (
    <FileDialog
      name={name}
      transcript={table.session.save()}
      accept=".txt,.zsg,text/plain"
      onClose={onClose}
      onOpen={(text) => {
        const problems = open(text);
        if (problems.length === 0) onClose();
        return problems;
      }}
    >
      <section>
        <h3>{say('zrf-zsg')}</h3>
        <p class="about">{say('zrf-zsg-about')}</p>
        <button
          type="button"
          class="save-zsg"
          onClick={() => downloadText(name, saveZsg(table), 'zsg')}
        >
          <Icon name="file" />
          {say('zrf-zsg-save')}
        </button>
      </section>
      <section>
        <h3>{say('zrf-position')}</h3>
        <p class="about">{say('zrf-position-about')}</p>
        <CopyButton quiet text={makeState(table.rules, table.state.value)} />
      </section>
    </FileDialog>
  );
}
