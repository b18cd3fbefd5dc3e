import { Dialog } from '#web/ui/dialog.tsx';
import { ProblemList } from '#web/ui/problem-list.tsx';
import { say } from '#web/language/language.ts';
import { reading } from './open-files.ts';
import type { OpeningRun } from './opening-run.ts';
import { useWaited } from './patience.ts';
import { unshown } from './shown.ts';

/** Current activity and progress for the player. */
export function progressText(run: OpeningRun | undefined): string {
  const progress = run?.progress.value;
  return progress === undefined || progress.unpacked === progress.files
    ? say('zrf-reading')
    : say('zrf-unpacking', { ...progress });
}

/** Dialog shown when reading files takes long; closing it stops the run. */
export function ReadingDialog() {
  const run = reading.value;
  return run === undefined ? null : <Reading run={run} />;
}

function Reading({ run }: { readonly run: OpeningRun }) {
  if (!useWaited()) return null;
  return (
    <Dialog
      name="reading"
      title={progressText(run)}
      onClose={run.stop}
      actions={
        <button type="button" class="primary" onClick={run.stop}>
          {say('zrf-stop')}
        </button>
      }
    >
      <progress aria-label={progressText(run)} />
      <p class="about">{say('zrf-reading-about')}</p>
    </Dialog>
  );
}

/** Reports once the pictures of an added game that cannot be shown, with reasons. */
export function UnshownDialog() {
  if (unshown.value.length === 0) return null;
  const close = () => (unshown.value = []);
  return (
    <Dialog
      name="unshown"
      title={say('zrf-unshown', { count: unshown.value.length })}
      onClose={close}
      actions={
        <button type="button" class="primary" onClick={close}>
          {say('web-play')}
        </button>
      }
    >
      <p>{say('zrf-unshown-about')}</p>
      <ProblemList problems={unshown.value} />
    </Dialog>
  );
}
