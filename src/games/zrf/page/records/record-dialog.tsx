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

/** Opens a text or files; the dialog appears only if there is a problem or a choice. */
export async function openRecords(from: string | readonly InputFile[]): Promise<void> {
  const opening = new RecordOpening(() => (asked.value = undefined));
  await (typeof from === 'string' ? opening.open([{ text: from }]) : opening.openFiles(from));
  if (!opening.isDone) asked.value = opening;
}

/** Dialog that opens positions and games. */
export function RecordDialog() {
  const opening = asked.value;
  const close = useMemo(() => () => (asked.value = undefined), []);
  if (opening === undefined) return null;
  return (
    <Dialog name="record" title={say('record-title')} onClose={close}>
      <RecordForm opening={opening} />
    </Dialog>
  );
}
