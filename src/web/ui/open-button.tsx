import { useEffect, useRef } from 'preact/hooks';
import { openSavedFile } from '../address/saved-file.ts';
import { inputFiles } from './input-files.ts';
import type { InputFile } from './input-files.ts';
import { Icon } from './icon.tsx';

interface OpenButtonProps {
  /** CSS class of the field behind the button. */
  readonly name: string;
  readonly label: string;
  readonly isPrimary?: boolean;
  /** Accepted extensions besides saved games, such as `.zip,.zrf`; any file by default. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** True to open a folder instead of files. */
  readonly isFolder?: boolean;
  readonly onOpen: (files: InputFile[]) => Promise<unknown>;
}

/** Button that opens files or a folder. The same ones can be opened twice. */
export function OpenButton(props: OpenButtonProps) {
  const { name, label, isPrimary = false, accept, multiple = false, isFolder = false } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFolder) field.current?.setAttribute('webkitdirectory', '');
  }, [isFolder]);
  const open = async (input: HTMLInputElement) => {
    const files = inputFiles(input.files ?? []);
    if (!(await openSavedFile(files))) await props.onOpen(files);
    input.value = '';
  };
  return (
    <>
      <button
        type="button"
        {...(isPrimary ? { class: 'primary' } : {})}
        onClick={() => field.current?.click()}
      >
        <Icon name={isFolder ? 'games' : 'file'} />
        {label}
      </button>
      <input
        ref={field}
        type="file"
        class={`unseen ${name}`}
        multiple={multiple}
        {...(accept === undefined ? {} : { accept: `${accept},.txt` })}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void open(event.currentTarget)}
      />
    </>
  );
}
