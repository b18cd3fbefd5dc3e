import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { openSavedFile } from '../address/saved-file.ts';
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

/** The areas on the page, one inside the other: files go to the innermost. */
const areas: symbol[] = [];

/**
 * Takes files and folders that are dropped anywhere on the page. A saved game opens where it is played,
 * whatever else the area takes.
 */
export function DropArea({ text, most, onDrop, children }: DropAreaProps) {
  const over = useSignal(false);
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
      over.value = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) over.value = false;
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      over.value = false;
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
      {over.value ? <div class="drop-here">{text}</div> : null}
    </>
  );
}
