import { bindingFor, keyFor } from '#play';
import { CAVES_KEYS } from '../../voice/keymap.ts';
import { offersFor } from '../../voice/offers.ts';
import type { Offer } from '../../voice/offers.ts';
import { say } from '#web/language/language.ts';
import { isTouch } from '#web/ui/touch.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { SIGNS, TOOLS } from './signs.ts';
import type { ToolCommand } from './signs.ts';

/** Offers shown at once. */
const MAX_OFFERS = 6;

function Sign({ path }: { readonly path: string }) {
  return (
    <svg class="caves-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

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

/** Returns the keyboard focus to the map after a click with the mouse. */
function blurAfterClick(event: MouseEvent): void {
  if (event.detail > 0 && event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
}

/** Buttons for the actions that fit the situation. */
export function Offers({ shell, model }: ActionsProps) {
  const isOpen = model.isOpen.value;
  const offers = isOpen ? offersFor(model.known.value, model.say).slice(0, MAX_OFFERS) : [];
  return (
    <div class="caves-offers" role="group" aria-label={say('caves-do-now')}>
      {offers.map((offer) => {
        const key = keyOfOffer(offer);
        return (
          <button
            key={offer.kind}
            type="button"
            class="caves-offer"
            data-offer={offer.kind}
            onClick={(event) => {
              shell.choose(offer);
              blurAfterClick(event);
            }}
          >
            <Sign path={SIGNS[offer.kind]} />
            <span>{offer.label}</span>
            {key === undefined ? null : <kbd aria-hidden="true">{key}</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** Buttons that are always there. */
export function Tools({ shell }: Pick<ActionsProps, 'shell'>) {
  const tools: readonly ToolCommand[] = TOOLS;
  return (
    <div class="caves-tools" role="group" aria-label={say('web-offers')}>
      {tools.map((command) => (
        <button
          key={command}
          type="button"
          class="caves-tool"
          data-command={command}
          title={say(bindingFor(CAVES_KEYS, command).help ?? '')}
          onClick={(event) => {
            shell.command(command);
            blurAfterClick(event);
          }}
        >
          <Sign path={SIGNS[command]} />
          <span>{say(`caves-tool-${command}`)}</span>
          {isTouch.value ? null : <kbd aria-hidden="true">{keyFor(CAVES_KEYS, command)}</kbd>}
        </button>
      ))}
    </div>
  );
}
