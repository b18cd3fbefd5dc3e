import './editor.css';
import { useEffect, useRef } from 'preact/hooks';
import { Header } from '../../ui/header.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notices.tsx';
import { say } from '../../language/language.ts';
import { usePageKeys } from '../../board/keys.ts';
import { givenFiles } from '../../rules/files/given-files.ts';
import { EditorBoard } from './board.tsx';
import { exportDraft, openIntoEditor, playDraft } from './files.ts';
import { GoalPanel } from './goal-panel.tsx';
import { commandByKey } from './keys.ts';
import { theStudio } from './editor-model.ts';
import type { Studio } from './editor-model.ts';
import { Texts } from './texts.tsx';
import { Changes, Tools } from './tools.tsx';
import { VerdictPanel } from './verdict.tsx';

/** The page on which sliding puzzles are drawn. */
export function Editor() {
  const studio = theStudio();
  useEffect(() => {
    studio.open();
    return () => studio.close();
  }, []);
  useEffect(() => {
    document.title = `${say('editor-title-page')} · Turnwright`;
  });
  usePageKeys((event) => commandByKey(event, studio), [studio]);
  return (
    <div class="page page-game">
      <Header title={say('editor-title-page')} up={{ href: '#/zrf', name: say('zrf-library') }} />
      <main class="editor">
        <EditorBoard studio={studio} />
        <div class="editor-panel">
          <Tools studio={studio} />
          <Changes studio={studio} />
          <VerdictPanel studio={studio} />
          <Actions studio={studio} />
          <GoalPanel studio={studio} />
          <Texts studio={studio} />
          <Keys />
        </div>
      </main>
    </div>
  );
}

function Actions({ studio }: { readonly studio: Studio }) {
  const files = useRef<HTMLInputElement>(null);
  const { verdict, isHardening } = studio.judge;
  const { kind } = verdict.value;
  const isFaulty = kind === 'faulty';
  const harden = async () => {
    if (!(await studio.harden())) notify(say('editor-harden-failed'));
  };
  return (
    <div class="editor-actions">
      <button
        type="button"
        class="primary"
        disabled={isFaulty}
        onClick={() => void playDraft(studio.kept.value)}
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
        onClick={() => exportDraft(studio.kept.value)}
      >
        <Icon name="download" />
        {say('editor-export')}
      </button>
      <button type="button" onClick={() => files.current?.click()}>
        <Icon name="file" />
        {say('editor-open')}
      </button>
      <input
        ref={files}
        type="file"
        class="unseen editor-files"
        accept=".zrf,.zip"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const input = event.currentTarget;
          void openIntoEditor(givenFiles(input.files ?? []), studio).then(() => (input.value = ''));
        }}
      />
    </div>
  );
}

const KEYS = ['arrows', 'enter', 'letters', 'delete', 'wall', 'tools', 'undo'] as const;

/** What keys do on the board. */
function Keys() {
  return (
    <details class="editor-keys">
      <summary>{say('editor-keys')}</summary>
      <ul>
        {KEYS.map((key) => (
          <li key={key}>{say(`editor-keys-${key}`)}</li>
        ))}
      </ul>
    </details>
  );
}
