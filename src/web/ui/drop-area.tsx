import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { openSavedFile } from '../address/saved-file.ts';
import { droppedFiles } from './input-files.ts';
import type { InputFile } from './input-files.ts';

interface DropAreaProps {
  /** Text shown while files are dragged over the page. */
  readonly text: string;
  /** Approximate maximum number of files read from a folder. */
  readonly most: number;
  readonly onDrop: (files: readonly InputFile[]) => void;
  readonly children: ComponentChildren;
}

/** Nested drop areas of the page. The innermost receives the files. */
const areas: symbol[] = [];

/**
 * Accepts files and folders dropped anywhere on the page. Opens a saved game on its own page first.
 */
export function DropArea({ text, most, onDrop, children }: DropAreaProps) {
  const isDragging = useSignal(false);
  const drops = useRef(onDrop);
  drops.current = onDrop;
  useEffect(() => {
    const area = Symbol('drop area');
    areas.push(area);
    const hasFiles = (event: DragEvent) =>
      areas.at(-1) === area && event.dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      isDragging.value = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) isDragging.value = false;
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      isDragging.value = false;
      void droppedFiles(event.dataTransfer, most).then(async (files) => {
        if (!(await openSavedFile(files))) drops.current(files);
      });
    };
    addEventListener('dragover', enter);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      areas.splice(areas.indexOf(area), 1);
      removeEventListener('dragover', enter);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <>
      {children}
      {isDragging.value ? <div class="drop-here">{text}</div> : null}
    </>
  );
}
