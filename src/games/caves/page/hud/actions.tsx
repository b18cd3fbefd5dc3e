import { bindingFor, keyFor } from '#play';
import { CAVES_KEYS } from '../../voice/keymap.ts';
import type { CavesCommand } from '../../voice/keymap.ts';
import { offersFor } from '../../voice/offers.ts';
import type { Offer } from '../../voice/offers.ts';
import { say } from '#web/language/language.ts';
import { Actions } from '#web/run/actions.tsx';
import { SIGNS } from '#web/run/signs.ts';
import { isTouch } from '#web/ui/touch.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';

/** Offers shown at once. */
const MAX_OFFERS = 6;

/** Commands that always have a button; windows without the list of things in sight have one for it. */
const TOOLS = [
  'pack',
  'sight',
  'look',
  'travel',
  'wait',
  'map',
  'log',
  'help',
  'menu',
] as const satisfies readonly CavesCommand[];

interface ActionsProps {
  readonly shell: Shell;
  readonly model: CavesPlayModel;
}

/** The key of an offer's command, where there is a keyboard. */
function keyOfOffer({ kind, choice }: Offer): string | undefined {
  if (isTouch.value || kind === 'to-stairs' || kind === 'throw') return undefined;
  const command = choice.kind === 'command' ? choice.command : kind;
  return keyFor(CAVES_KEYS, command);
}

/** Buttons for the actions that fit the situation. */
export function Offers({ shell, model }: ActionsProps) {
  const isOpen = model.isOpen.value;
  const offers = isOpen ? offersFor(model.known.value, model.say).slice(0, MAX_OFFERS) : [];
  return (
    <Actions
      kind="offer"
      label={say('run-do-now')}
      actions={offers.map((offer) => ({
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
        title: say(bindingFor(CAVES_KEYS, id).help ?? ''),
        sign: SIGNS[id],
        key: isTouch.value ? undefined : keyFor(CAVES_KEYS, id),
      }))}
      onPress={({ id }) => shell.command(id)}
    />
  );
}
