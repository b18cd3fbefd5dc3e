import { useSignal } from '@preact/signals';
import { keyNamed } from '#screen';
import type { Key, Offer } from '#screen';
import { say } from '../language/language.ts';
import { Icon } from '../ui/icon.tsx';

/** Keys that are always visible, with their labels. */
const MAIN = [
  ['left', '←'],
  ['up', '↑'],
  ['down', '↓'],
  ['right', '→'],
  ['enter', '⏎'],
  ['escape', 'Esc'],
] as const;

/** Remaining keys: characters and named keys. */
const TYPING = Array.from('1234567890abcdefghijklmnopqrstuvwxyz?<>,.;:-+=[]/');
const NAMED = [
  ['space', '␣'],
  ['backspace', '⌫'],
  ['tab', '⇥'],
] as const;

interface TouchKeysProps {
  readonly onKey: (key: Key) => void;
  /** Keys that the screen uses. */
  readonly offers: readonly Offer[];
  /** True if they have buttons, because only part of the screen is visible. */
  readonly hasOffers: boolean;
  /**
   * True if text is kept large and the screen scrolls. Undefined if the whole screen fits anyway.
   */
  readonly isLarge: boolean | undefined;
  readonly onSize: () => void;
}

/** On-screen buttons for devices without a keyboard. */
export function TouchKeys({ onKey, offers, hasOffers, isLarge, onSize }: TouchKeysProps) {
  const isOpen = useSignal(false);
  const steps = offers.filter(({ kind }) => kind === 'step');
  return (
    <div class="touch-keys">
      {isOpen.value && <AllKeys onKey={onKey} />}
      {hasOffers && <Offers onKey={onKey} offers={offers} />}
      <div class="touch-row">
        {MAIN.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-label={say(`web-key-${name}`)}
            onClick={() => onKey(keyNamed(name))}
          >
            {label}
          </button>
        ))}
        {steps.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-label={say(`web-key-step-${key}`)}
            onClick={() => onKey(keyNamed(key))}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-label={say('web-keys-all')}
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          <Icon name="keys" />
        </button>
        {isLarge !== undefined && (
          <button
            type="button"
            aria-label={say('web-text-large')}
            aria-pressed={isLarge}
            onClick={onSize}
          >
            <Icon name="zoom" />
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * Named buttons for the current options, list rows first. Used when only part of the screen is
 * visible.
 */
function Offers({ onKey, offers }: Pick<TouchKeysProps, 'onKey' | 'offers'>) {
  const rows = offers.filter(({ kind }) => kind === 'row');
  const actionOffers = offers.filter(({ kind }) => kind === 'deed');
  return (
    <div class="touch-offers">
      {[...rows, ...actionOffers].map(({ key, label }) => (
        <button key={key} type="button" onClick={() => onKey(keyNamed(key))}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** Letters, digits and punctuation. Shift applies to the next key. */
function AllKeys({ onKey }: Pick<TouchKeysProps, 'onKey'>) {
  const isShifted = useSignal(false);
  const press = (name: string) => {
    onKey(keyNamed(isShifted.value ? name.toUpperCase() : name));
    isShifted.value = false;
  };
  return (
    <div class="touch-all" role="group" aria-label={say('web-keys-all')}>
      <button
        type="button"
        aria-label={say('web-key-shift')}
        aria-pressed={isShifted.value}
        onClick={() => (isShifted.value = !isShifted.value)}
      >
        ⇧
      </button>
      {TYPING.map((name) => (
        <button key={name} type="button" onClick={() => press(name)}>
          {isShifted.value ? name.toUpperCase() : name}
        </button>
      ))}
      {NAMED.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-label={say(`web-key-${name}`)}
          onClick={() => onKey(keyNamed(name))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
