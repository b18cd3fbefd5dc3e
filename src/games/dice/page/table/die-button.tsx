import { isNamedAlly } from '../../rules/index.ts';
import type { Die } from '../../rules/index.ts';
import { aboutDie, plainText, signOf } from '../../voice/marks.ts';
import type { Threatened } from '../../voice/damage-preview.ts';
import type { OfferShown } from '../../voice/offers.ts';
import type { DiceWords } from '../../voice/words.ts';
import { nameKey } from '../game/dice-keys.ts';
import { allyPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Solid } from '../solids/solid.tsx';
import { useDrag } from './drag.ts';
import { useExplain } from './explain.ts';

interface DieButtonProps {
  readonly die: Die;
  readonly words: DiceWords;
  /** The offer to choose this die; undefined if it cannot be chosen. */
  readonly offer: OfferShown | undefined;
  readonly action: string | undefined;
  readonly isChosen: boolean;
  /** True for one of the best dice, which are rolled if no other is chosen. */
  readonly isSuggested?: boolean;
  /** The danger of losing it, if damage is near. */
  readonly threatened?: Threatened | undefined;
  readonly onChoose: () => void;
  readonly onHint: (text: string) => void;
}

/** A die that can be chosen by tap, drag or key. */
export function DieButton(props: DieButtonProps) {
  const { die, words, offer, action, isChosen, isSuggested = false, threatened, onChoose } = props;
  const isNamed = isNamedAlly(die);
  const isOff = offer === undefined || offer.refusal !== undefined;
  const drag = useDrag(!isOff, (on) => {
    if ((on === 'check') !== isChosen) onChoose();
  });
  const danger = threatened === undefined ? '' : words.say(`dice-table-die-${threatened}`);
  const named = `${words.die(die)}, ${words.short(die)}`;
  const label = offer?.key === undefined ? named : `${named} ${nameKey(offer.key)}`;
  const about = offer?.refusal ?? aboutDie(die, words);
  const hint = [`${words.die(die)}${danger === '' ? '' : ` (${danger})`}.`, about].join(' ');
  const explain = useExplain((isShown) => props.onHint(isShown ? hint : ''));
  return (
    <button
      type="button"
      class={`die-button${isChosen ? ' die-chosen' : ''}${isSuggested ? ' die-suggested' : ''}`}
      aria-pressed={isChosen}
      aria-disabled={isOff}
      aria-label={label}
      aria-description={danger === '' ? undefined : danger}
      data-die={die.id}
      data-threat={threatened}
      {...(action === undefined || isOff ? {} : { 'data-action': action })}
      onClick={() => {
        if (drag.wasDragged() || explain.wasHeld()) return;
        if (isOff) props.onHint(hint);
        else onChoose();
      }}
      {...explain.hover}
      onPointerDown={(event) => {
        explain.press(event);
        drag.down(event);
      }}
      onPointerMove={(event) => {
        if (drag.move(event)) explain.stop();
      }}
      onPointerUp={(event) => {
        explain.stop();
        drag.up(event);
      }}
      onPointerCancel={(event) => {
        explain.stop();
        drag.cancel(event);
      }}
    >
      <Solid die={die} text={plainText(die, words)} sign={isNamed ? '' : signOf(die, words)} />{' '}
      {isNamed ? <Picture of={allyPicture(die.mark)} class="ally-face" /> : null}
      {offer?.key === undefined ? null : <kbd aria-hidden="true">{nameKey(offer.key)}</kbd>}
      {threatened === undefined ? null : <ThreatMark how={threatened} />}
    </button>
  );
}

const MARKS: Readonly<Record<Threatened, string>> = {
  sure: 'M7 7l10 10M17 7 7 17',
  choice: 'M9 9.500a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18v.1',
  risk: 'M12 6v7.500M12 18v.1',
};

/** A badge on a die that damage can take: a cross, a question mark, or an exclamation mark. */
function ThreatMark({ how }: { readonly how: Threatened }) {
  return (
    <svg class={`threat-mark threat-${how}`} viewBox="0 0 24 24" aria-hidden="true">
      {how === 'risk' ? (
        <path class="threat-ground" d="M12 1 23 22H1z" />
      ) : (
        <circle class="threat-ground" cx="12" cy="12" r="11" />
      )}
      <path class="threat-sign" d={MARKS[how]} />
    </svg>
  );
}
