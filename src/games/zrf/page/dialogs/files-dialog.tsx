import { useMemo } from 'preact/hooks';
import { makePosition } from '../../rules/index.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { downloadText } from '#web/ui/download.ts';
import { FileDialog } from '#web/ui/file-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { say } from '#web/language/language.ts';
import { saveZsg } from '../game/zsg.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import { RecordExport } from '../records/record-export.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { RecordOpening } from '../records/record-opening.ts';

interface FilesDialogProps {
  readonly page: ZrfPageModel;
  readonly onClose: () => void;
}

/**
 * Saves and opens games and positions: in notations of players, in our format and in the original
 * program's.
 */
export function FilesDialog({ page, onClose }: FilesDialogProps) {
  const { model } = page;
  const name = `${model.file.id}-${model.match.seed}`.replace(/[^\w-]+/g, '-');
  const opening = useMemo(() => new RecordOpening(onClose), []);
  return (
    <FileDialog
      name={name}
      transcript={model.session.save()}
      first={
        <>
          <RecordExport page={page} />
          <section class="record-form">
            <h3>{say('record-title')}</h3>
            <RecordForm opening={opening} />
          </section>
        </>
      }
      onClose={onClose}
    >
      <section>
        <h3>{say('zrf-zsg')}</h3>
        <p class="about">{say('zrf-zsg-about')}</p>
        <button
          type="button"
          class="save-zsg"
          onClick={() => downloadText(name, saveZsg(model), 'zsg')}
        >
          <Icon name="file" />
          {say('zrf-zsg-save')}
        </button>
      </section>
      <section>
        <h3>{say('label-position')}</h3>
        <p class="about">{say('zrf-position-about')}</p>
        <CopyButton quiet text={makePosition(model.rules, model.state.value)} />
      </section>
    </FileDialog>
  );
}
