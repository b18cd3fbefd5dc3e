import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { droppedFiles } from './given-files.ts';
import type { GivenFile } from './given-files.ts';

interface DropAreaProps {
  /** What is shown while files are held over the page. */
  readonly text: string;
  /** About so many files of a folder are read at most. */
  readonly most: number;
  readonly onDrop: (files: readonly GivenFile[]) => void;
  readonly children: ComponentChildren;
}

/** Takes files and folders that are dropped anywhere on the page. */
export function DropArea({ text, most, onDrop, children }: DropAreaProps) {
  const over = useSignal(false);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      over.value = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) over.value = false;
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      over.value = false;
      void droppedFiles(event.dataTransfer, most).then(onDrop);
    };
    addEventListener('dragover', enter);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', enter);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <>
      {children}
      {over.value ? <div class="drop-here">{text}</div> : null}
    </>
  );
}
