import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { InputFile } from '#web/ui/input-files.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { say } from '#web/language/language.ts';
import { RecordForm } from './record-form.tsx';
import { RecordOpening } from './record-opening.ts';

/** The opening that waits for an answer in the dialog, if any. */
const asked = signal<RecordOpening | undefined>(undefined);

/** Opens the dialog with an empty text. */
export function askForRecord(): void {
  asked.value = new RecordOpening(() => (asked.value = undefined));
}

/** Milliseconds of reading until the dialog shows its progress. */
const PATIENCE = 200;

/** Opens a text or files; the dialog appears for a problem, a choice, or a text that takes long. */
export async function openRecords(from: string | readonly InputFile[]): Promise<void> {
  const opening = new RecordOpening(() => (asked.value = undefined));
  const timer = setTimeout(() => (asked.value = opening), PATIENCE);
  await (typeof from === 'string' ? opening.open([{ text: from }]) : opening.openFiles(from));
  clearTimeout(timer);
  if (!opening.isDone && !opening.isStopped) asked.value = opening;
}

/** Dialog that opens positions and games. */
export function RecordDialog() {
  const opening = asked.value;
  const close = useMemo(
    () => () => {
      asked.peek()?.stop();
      asked.value = undefined;
    },
    [],
  );
  if (opening === undefined) return null;
  return (
    <Dialog name="record" title={say('record-title')} onClose={close}>
      <RecordForm opening={opening} />
    </Dialog>
  );
}
