import { useEffect } from 'preact/hooks';
import { inputFiles } from '#web/ui/input-files.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { openFiles } from '../opening/open-files.ts';
import { openRecords } from './record-dialog.tsx';
import { areRecords } from './record-files.ts';

/** Opens positions and games, or else rules. */
export async function openAnyFiles(files: readonly InputFile[]): Promise<void> {
  if (areRecords(files)) await openRecords(files);
  else await openFiles(files);
}

/** True where pasting has a meaning of its own. */
function isTaken(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea') !== null;
  return isTyping || document.querySelector('dialog[open]') !== null;
}

function paste(event: ClipboardEvent): void {
  const { clipboardData } = event;
  if (clipboardData === null || isTaken(event.target)) return;
  const files = inputFiles(clipboardData.files);
  const text = clipboardData.getData('text/plain');
  if (files.length === 0 && text.trim() === '') return;
  event.preventDefault();
  if (files.length > 0) void openAnyFiles(files);
  else void openRecords(text);
}

/** Opens positions and games pasted outside text fields. */
export function usePastedRecords(): void {
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}
