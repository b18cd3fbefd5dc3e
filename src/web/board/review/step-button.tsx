import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { say } from '../../language/language.ts';

interface StepButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

/** Playback button with an icon; `name` is a message id. */
export function StepButton({ icon, name, off, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      class="quiet icon-only"
      disabled={off}
      aria-label={say(name)}
      title={say(name)}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
