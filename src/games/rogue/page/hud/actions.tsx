import { useRef } from 'preact/hooks';
import { bindingFor } from '#play';
import { say } from '#web/language/language.ts';
import { Actions } from '#web/run/actions.tsx';
import { SIGNS } from '#web/run/signs.ts';
import { isTouch } from '#web/ui/touch.ts';
import { ROGUE_KEYS } from '../../voice/keymap.ts';
import { offersFor } from '../../voice/offers.ts';
import type { Offer } from '../../voice/offers.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { bindingsOf, nameOfKey } from '../keys/bindings.ts';
import { isCommand } from '../keys/commands.ts';
import type { Command } from '../keys/commands.ts';
import { rogueSettings } from '../settings/section.ts';

/** Offers shown at once. */
const MAX_OFFERS = 6;

/** Commands that always have a button. */
const TOOLS = [
  'look',
  'travel',
  'highlight',
  'wait',
  'map',
  'log',
  'help',
  'menu',
] as const satisfies readonly Command[];

interface ActionsProps {
  readonly shell: Shell;
  readonly model: RoguePlayModel;
}

/** The key of a command, where there is a keyboard. */
function keyOf(command: Command): string | undefined {
  return isTouch.value ? undefined : nameOfKey(bindingsOf(rogueSettings.value.keys)[command]);
}

function keyOfOffer({ choice }: Offer): string | undefined {
  return choice.kind === 'command' && isCommand(choice.command) ? keyOf(choice.command) : undefined;
}

/** Buttons for the actions that fit the situation. */
export function Offers({ shell, model }: ActionsProps) {
  const last = useRef<readonly Offer[]>([]);
  const state = model.state.value;
  // An automatic action passes through many states, and its buttons would flicker.
  if (model.errand === undefined) last.current = offersFor(state, say);
  const offers = model.isOpen.value ? last.current : [];
  return (
    <Actions
      kind="offer"
      label={say('run-do-now')}
      actions={offers.slice(0, MAX_OFFERS).map((offer) => ({
        id: offer.kind,
        label: offer.label,
        sign: SIGNS[offer.kind],
        key: keyOfOffer(offer),
        offer,
      }))}
      onPress={({ offer }) => shell.choose(offer)}
    />
  );
}

/** Buttons that are always there. */
export function Tools({ shell }: Pick<ActionsProps, 'shell'>) {
  return (
    <Actions
      kind="tool"
      label={say('web-offers')}
      actions={TOOLS.map((id) => ({
        id,
        label: say(`run-tool-${id}`),
        title: say(bindingFor(ROGUE_KEYS, id).help ?? ''),
        sign: SIGNS[id],
        key: keyOf(id),
      }))}
      onPress={({ id }) => shell.fire({ type: 'command', event: { command: id, isRun: false } })}
    />
  );
}
