import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import { say } from '../language/language.ts';

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly keys?: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

/** Button with an icon above its label. */
export function Tool({ icon, name, keys, off = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      data-tool={name}
      disabled={off}
      onClick={onClick}
      {...(keys === undefined
        ? {}
        : { 'aria-keyshortcuts': keys, title: `${say(name)} (${keys})` })}
    >
      <Icon name={icon} />
      <span>{say(name)}</span>
    </button>
  );
}
