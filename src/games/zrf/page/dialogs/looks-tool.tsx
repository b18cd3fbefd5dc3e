import type { ComponentChildren } from 'preact';
import { say } from '#web/language/language.ts';
import { Icon } from '#web/ui/icon.tsx';

interface LooksToolProps {
  readonly children: ComponentChildren;
}

/** Tool button that opens a panel of display settings. */
export function LooksTool({ children }: LooksToolProps) {
  return (
    <details class="looks-more">
      <summary class="tool" data-tool="zrf-looks">
        <Icon name="palette" />
        <span>{say('zrf-looks')}</span>
      </summary>
      <div class="looks-panel">{children}</div>
    </details>
  );
}
