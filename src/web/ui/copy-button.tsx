import { useSignal } from '@preact/signals';
import { say } from '../language/language.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly quiet?: boolean;
}

/** Button that copies a text and reports the result next to it. */
export function CopyButton({ text, quiet = false }: CopyButtonProps) {
  const result = useSignal('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      result.value = say('web-copied');
    } catch {
      result.value = say('web-copy-failed');
    }
  };
  return (
    <>
      <button
        type="button"
        class={quiet ? 'quiet' : ''}
        disabled={text === ''}
        onClick={() => void copy()}
      >
        <Icon name="copy" />
        {say('web-copy')}
      </button>
      <span role="status" class="copied">
        {result.value}
      </span>
    </>
  );
}
