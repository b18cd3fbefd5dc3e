import { say } from '../../../language/language.ts';
import { settings } from '../../../storage/settings.ts';
import { isTouch } from '../../../ui/touch.ts';
import type { Shell } from '../game/shell.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';
import { STEPS } from '../keys/commands.ts';
import type { Command } from '../keys/commands.ts';

const TOOLS: readonly Command[] = [
  'explore',
  'travel',
  'look',
  'highlight',
  'wait',
  'log',
  'help',
  'menu',
];

/** On a screen that is touched, what is done most; the menu has the rest. */
const DEEDS: readonly Command[] = [
  'use',
  'drop',
  'explore',
  'wait',
  'look',
  'travel',
  'log',
  'menu',
];

const ARROWS = { up: '▲', left: '◀', down: '▼', right: '▶' } as const;

interface ToolsProps {
  readonly shell: Shell;
}

/** A button for a command, with its key where there is a keyboard. */
function CommandButton({ shell, command }: ToolsProps & { readonly command: Command }) {
  const bindings = bindingsOf(settings.value.rogue.keys);
  return (
    <button
      type="button"
      class="rogue-tool"
      data-command={command}
      onClick={(event) => {
        shell.fire({ type: 'command', event: { command, isRun: false } });
        // With a mouse the keyboard goes on where it was: on the world.
        if (event.detail > 0) event.currentTarget.blur();
      }}
    >
      <kbd aria-hidden="true">{nameOfKey(bindings[command])}</kbd>
      <span>{say(`rogue-command-${command}`)}</span>
    </button>
  );
}

/** What can be done besides walking, as buttons that show their keys. */
export function Tools({ shell }: ToolsProps) {
  if (isTouch.value) return null;
  return (
    <div class="rogue-tools" role="group" aria-label={say('rogue-page-tools')}>
      {TOOLS.map((command) => (
        <CommandButton key={command} shell={shell} command={command} />
      ))}
    </div>
  );
}

/** Steps, and what is done most, under the thumbs. */
export function Pad({ shell }: ToolsProps) {
  if (!isTouch.value) return null;
  return (
    <div class="rogue-pad">
      <div class="rogue-cross" role="group" aria-label={say('rogue-page-steps')}>
        {STEPS.map((command) => (
          <button
            key={command}
            type="button"
            class={`rogue-step rogue-step-${command}`}
            aria-label={say(`rogue-command-${command}`)}
            data-command={command}
            onClick={() => shell.fire({ type: 'command', event: { command, isRun: false } })}
          >
            {ARROWS[command]}
          </button>
        ))}
      </div>
      <div class="rogue-deeds" role="group" aria-label={say('rogue-page-tools')}>
        {DEEDS.map((command) => (
          <CommandButton key={command} shell={shell} command={command} />
        ))}
      </div>
    </div>
  );
}
