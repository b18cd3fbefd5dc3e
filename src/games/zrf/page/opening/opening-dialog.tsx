import { Dialog } from '#web/ui/dialog.tsx';
import { ProblemList } from '#web/ui/problem-list.tsx';
import { say } from '#web/language/language.ts';
import { reading } from './open-files.ts';
import type { OpeningRun } from './opening-run.ts';
import { useWaited } from './patience.ts';
import { unshown } from './shown.ts';

/** What is being done with rules, and how far it has come. */
export function progressText(run: OpeningRun | undefined): string {
  const progress = run?.progress.value;
  return progress === undefined || progress.unpacked === progress.files
    ? say('zrf-reading')
    : say('zrf-unpacking', { ...progress });
}

/** Says that files are being read, once that takes long, and stops it. */
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

/** Tells once which pictures of a game that was opened from files cannot be shown, and why. */
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
