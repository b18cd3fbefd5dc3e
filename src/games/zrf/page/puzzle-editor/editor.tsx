import './editor.css';
import { useEffect } from 'preact/hooks';
import { Header } from '#web/ui/header.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.tsx';
import { OpenButton } from '#web/ui/open-button.tsx';
import { say } from '#web/language/language.ts';
import { usePageKeys } from '#web/board/page-keys.ts';
import { EditorBoard } from './editor-board.tsx';
import { exportDraft, openIntoEditor, playDraft } from './files.ts';
import { GoalPanel } from './goal-panel.tsx';
import { commandByKey } from './editor-keys.ts';
import { theEditor } from './editor-model.ts';
import type { PuzzleEditorModel } from './editor-model.ts';
import { Texts } from './texts.tsx';
import { Changes, Tools } from './tools.tsx';
import { VerdictPanel } from './verdict.tsx';

/** Editor page for sliding puzzles. */
export function Editor() {
  const editor = theEditor();
  useEffect(() => {
    editor.open();
    return () => editor.close();
  }, []);
  useEffect(() => {
    document.title = `${say('editor-title-page')} · Turnwright`;
  });
  usePageKeys((event) => commandByKey(event, editor), [editor]);
  return (
    <div class="page page-game">
      <Header title={say('editor-title-page')} up={{ href: '#/zrf', name: say('zrf-library') }} />
      <main class="editor">
        <EditorBoard editor={editor} />
        <div class="editor-panel">
          <Tools editor={editor} />
          <Changes editor={editor} />
          <VerdictPanel editor={editor} />
          <Actions editor={editor} />
          <GoalPanel editor={editor} />
          <Texts editor={editor} />
          <Keys />
        </div>
      </main>
    </div>
  );
}

function Actions({ editor }: { readonly editor: PuzzleEditorModel }) {
  const { verdict, isHardening } = editor.check;
  const { kind } = verdict.value;
  const isFaulty = kind === 'faulty';
  const harden = async () => {
    if (!(await editor.harden())) notify(say('editor-harden-failed'));
  };
  return (
    <div class="editor-actions">
      <button
        type="button"
        class="primary"
        disabled={isFaulty}
        onClick={() => void playDraft(editor.saved.value)}
      >
        <Icon name="play" />
        {say('editor-play')}
      </button>
      <button
        type="button"
        class="editor-harden"
        disabled={kind !== 'solved' || isHardening.value}
        onClick={() => void harden()}
      >
        <Icon name="hint" />
        {say('editor-harden')}
      </button>
      <button
        type="button"
        class="editor-export"
        disabled={isFaulty}
        onClick={() => exportDraft(editor.saved.value)}
      >
        <Icon name="download" />
        {say('editor-export')}
      </button>
      <OpenButton
        name="editor-files"
        label={say('editor-open')}
        accept=".zrf,.zip"
        onOpen={(files) => openIntoEditor(files, editor)}
      />
    </div>
  );
}

const KEYS = ['arrows', 'enter', 'letters', 'delete', 'wall', 'tools', 'undo'] as const;

/** Board keys with explanations. */
function Keys() {
  return (
    <details class="editor-keys">
      <summary>{say('label-keys')}</summary>
      <ul>
        {KEYS.map((key) => (
          <li key={key}>{say(`editor-keys-${key}`)}</li>
        ))}
      </ul>
    </details>
  );
}
