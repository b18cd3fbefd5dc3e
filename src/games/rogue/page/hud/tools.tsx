import { say } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import { isTouch } from '#web/ui/touch.ts';
import type { Shell } from '../game/shell.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';
import { DIRECTIONS } from '../../rules/index.ts';
import type { Command } from '../keys/commands.ts';

const TOOLS: readonly Command[] = [
  'explore',
  'attack',
  'travel',
  'look',
  'highlight',
  'wait',
  'rest',
  'map',
  'log',
  'help',
  'menu',
];

/** The most frequent commands, shown on touch screens; the menu contains the others. */
const TOUCH_COMMANDS: readonly Command[] = [
  'explore',
  'attack',
  'travel',
  'use',
  'drop',
  'rest',
  'map',
  'log',
  'menu',
];

/** Command icons on a 24 × 24 grid. */
const TOUCH_ICONS: Readonly<Partial<Record<Command, string>>> = {
  explore: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  look: 'M2.5 12C5 7.5 8.5 6 12 6s7 1.5 9.5 6c-2.5 4.5-6 6-9.5 6s-7-1.5-9.5-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  attack: 'M4 4l11 11M15 12v3h-3M16 16l4 4M20 4L9 15M9 12v3h3M8 16l-4 4',
  use: 'M13 3 5 14h6l-1 7 8-11h-6z',
  travel: 'M12 21q-7-7-7-11a7 7 0 0 1 14 0q0 4-7 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  drop: 'M12 3v11M7.5 10l4.5 4.5 4.5-4.5M4 20h16',
  rest: 'M19 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9 10z',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  log: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  menu: 'M4 6h16M4 12h16M4 18h16',
};

const SIGNS = { up: '▲', left: '◀', down: '▼', right: '▶', wait: '●' } as const;

interface ToolsProps {
  readonly shell: Shell;
}

/** A command button, with its key if there is a keyboard. */
function CommandButton({ shell, command }: ToolsProps & { readonly command: Command }) {
  const bindings = bindingsOf(rogueSettings.value.keys);
  return (
    <button
      type="button"
      class="rogue-tool"
      data-command={command}
      onClick={(event) => {
        shell.fire({ type: 'command', event: { command, isRun: false } });
        // A mouse click returns the keyboard focus to the world.
        if (event.detail > 0) event.currentTarget.blur();
      }}
    >
      {isTouch.value ? (
        <svg class="rogue-deed" viewBox="0 0 24 24" aria-hidden="true">
          <path d={TOUCH_ICONS[command] ?? ''} />
        </svg>
      ) : (
        <kbd aria-hidden="true">{nameOfKey(bindings[command])}</kbd>
      )}
      <span>{say(`rogue-command-${command}`)}</span>
    </button>
  );
}

/** Buttons for commands other than walking, with their keys. */
export function Tools({ shell }: ToolsProps) {
  return (
    <div class="rogue-tools" role="group" aria-label={say('web-offers')}>
      {TOOLS.map((command) => (
        <CommandButton key={command} shell={shell} command={command} />
      ))}
    </div>
  );
}

/** Steps and waiting, under one thumb. */
export function Cross({ shell }: ToolsProps) {
  return (
    <div class="rogue-cross" role="group" aria-label={say('label-steps')}>
      {([...DIRECTIONS, 'wait'] as const).map((command) => (
        <button
          key={command}
          type="button"
          class={`rogue-step rogue-step-${command}`}
          aria-label={say(`rogue-command-${command}`)}
          data-command={command}
          onClick={() => shell.fire({ type: 'command', event: { command, isRun: false } })}
        >
          {SIGNS[command]}
        </button>
      ))}
    </div>
  );
}

/** The most frequent commands, under the other thumb. */
export function TouchCommands({ shell }: ToolsProps) {
  return (
    <div class="rogue-deeds" role="group" aria-label={say('web-offers')}>
      {TOUCH_COMMANDS.map((command) => (
        <CommandButton key={command} shell={shell} command={command} />
      ))}
    </div>
  );
}
