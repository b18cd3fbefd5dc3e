import { useSignal } from '@preact/signals';
import { say } from '../language/language.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly quiet?: boolean;
  /** Label of the button; “Copy” by default. */
  readonly label?: string;
}

/** Button that copies a text and reports the result next to it. */
export function CopyButton({ text, quiet = false, label = say('web-copy') }: CopyButtonProps) {
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
        {label}
      </button>
      <span role="status" class="copied">
        {result.value}
      </span>
    </>
  );
}
