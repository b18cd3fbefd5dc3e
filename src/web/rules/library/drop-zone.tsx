import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../language/language.ts';
import { droppedFiles } from '../files/given-files.ts';
import { openFiles, trouble } from '../opening/open-files.ts';
import { ReadingDialog, UnshownDialog } from '../opening/opening-dialog.tsx';
import { TroubleDialog } from './trouble.tsx';

/** Takes rules that are dropped anywhere on the page. */
export function DropZone({ children }: { readonly children: ComponentChildren }) {
  const over = useSignal(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      over.value = true;
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) over.value = false;
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      over.value = false;
      void droppedFiles(event.dataTransfer).then(openFiles);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return (
    <>
      {children}
      {over.value ? <div class="drop-here">{say('zrf-drop-here')}</div> : null}
      <ReadingDialog />
      <UnshownDialog />
      {trouble.value === undefined ? null : <TroubleDialog trouble={trouble.value} />}
    </>
  );
}
