import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Problem } from '#core';
import { openSavedText } from '../address/saved-file.ts';
import { say } from '../language/language.ts';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';
import { downloadText } from './download.ts';
import { Icon } from './icon.tsx';
import { ProblemList } from './problem-list.tsx';

interface ImportProps {
  /** Opens a transcript. Returns its problems, in which case nothing changes. */
  readonly onOpen: (text: string) => readonly Problem[];
  readonly onClose: () => void;
}

interface FileDialogProps {
  readonly name: string;
  /** Empty if there is no game to save. */
  readonly transcript: string;
  readonly onClose: () => void;
  /** Opens a transcript, as below; undefined if `first` opens games. */
  readonly onOpen?: ImportProps['onOpen'];
  /** Sections before those of all games. */
  readonly first?: ComponentChildren;
  /** Other export options. */
  readonly children?: ComponentChildren;
}

/** Dialog to save the game as a text file, or to open one. */
export function FileDialog(props: FileDialogProps) {
  const { name, transcript, onClose, onOpen, first, children } = props;
  return (
    <Dialog name="file" title={say('web-file')} onClose={onClose}>
      {first}
      {transcript === '' ? null : <Export name={name} transcript={transcript} />}
      {children}
      {onOpen === undefined ? null : <Import onOpen={onOpen} onClose={onClose} />}
    </Dialog>
  );
}

function Export({ name, transcript }: { readonly name: string; readonly transcript: string }) {
  return (
    <section>
      <h3>{say('web-export')}</h3>
      <p class="about">{say('web-export-about')}</p>
      <div class="row">
        <button type="button" onClick={() => downloadText(name, transcript)}>
          <Icon name="file" />
          {say('web-download')}
        </button>
        <CopyButton quiet text={transcript} />
      </div>
    </section>
  );
}

const MAX_FILE_BYTES = 16_000_000;

function Import({ onOpen, onClose }: ImportProps) {
  const text = useSignal('');
  const problems = useSignal<readonly Problem[]>([]);
  const open = async () => {
    const found = onOpen(text.value);
    const isOfAnother = found.some(({ code }) => code === 'game-unknown');
    if (isOfAnother && (await openSavedText(text.value))) onClose();
    else problems.value = found;
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    text.value = await file.slice(0, MAX_FILE_BYTES).text();
    await open();
  };
  return (
    <section>
      <h3>{say('web-import')}</h3>
      <label class="field">
        <span>{say('web-import-file')}</span>
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <label class="field">
        <span>{say('web-import-paste')}</span>
        <textarea
          rows={6}
          spellcheck={false}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <ProblemList problems={problems.value} />
      <button type="button" disabled={text.value.trim() === ''} onClick={() => void open()}>
        {say('web-import-open')}
      </button>
    </section>
  );
}
