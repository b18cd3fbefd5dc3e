import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OpenButton } from '#web/ui/open-button.tsx';
import { ProblemList } from '#web/ui/problem-list.tsx';
import type { WorldFile } from '../../rules/index.ts';
import type { RogueGamePage } from '../game/rogue-page.ts';
import { checkWorld, checkWorlds, pendingWorlds, readFiles, startWorlds } from '../game/worlds.ts';
import type { Checked } from '../game/worlds.ts';

interface WorldDialogProps {
  readonly gamePage: RogueGamePage;
  readonly onClose: () => void;
}

/** Opens a designed world, from a file or pasted text. */
export function WorldDialog({ gamePage, onClose }: WorldDialogProps) {
  const files = useSignal(pendingWorlds.peek());
  const text = useSignal('');
  const checked = useSignal<Checked | undefined>(undefined);
  const play = (found: Checked) => {
    if (found.kind !== 'world') return;
    onClose();
    startWorlds(gamePage, found.plans);
  };
  const open = () => {
    const found = files.value.length > 1 ? checkWorlds(files.value) : checkWorld(text.value);
    const isDoubtful = found.kind === 'wrong' || found.warnings.length > 0;
    if (isDoubtful && checked.value === undefined) checked.value = found;
    else play(found);
  };
  const show = (worlds: readonly WorldFile[]) => {
    files.value = worlds;
    text.value = worlds.length === 1 ? (worlds[0]?.text ?? '') : '';
    checked.value = undefined;
    if (worlds.length > 0) open();
  };
  const isEmpty = text.value.trim() === '' && files.value.length < 2;
  useEffect(() => {
    pendingWorlds.value = [];
    show(files.peek());
  }, []);
  const found = checked.value;
  const doubts =
    found === undefined ? [] : found.kind === 'wrong' ? found.problems : found.warnings;
  return (
    <Dialog
      name="world"
      title={say('rogue-page-open')}
      onClose={onClose}
      actions={
        <button
          type="button"
          class="primary"
          disabled={isEmpty || found?.kind === 'wrong'}
          onClick={open}
        >
          {say(found?.kind === 'world' ? 'rogue-page-open-anyway' : 'web-play')}
        </button>
      }
    >
      <p>{say('rogue-page-open-about')}</p>
      <OpenButton
        name="open-world"
        label={say('rogue-page-open-file')}
        accept=".world,.txt,text/plain"
        multiple
        onOpen={async (picked) => show(await readFiles(picked))}
      />
      <label class="field">
        <span>{say('rogue-page-open-paste')}</span>
        <textarea
          class="rogue-world-text"
          rows={10}
          spellcheck={false}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            files.value = [];
            checked.value = undefined;
          }}
        />
      </label>
      {found?.kind === 'world' ? <p>{say('rogue-page-open-doubts')}</p> : null}
      <ProblemList problems={doubts} />
    </Dialog>
  );
}
