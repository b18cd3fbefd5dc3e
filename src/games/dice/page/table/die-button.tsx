import { isNamedAlly } from '../../rules/index.ts';
import type { Die } from '../../rules/index.ts';
import { aboutDie, plainText, signOf } from '../../voice/marks.ts';
import type { OfferShown } from '../../voice/offers.ts';
import type { DiceWords } from '../../voice/words.ts';
import { nameKey } from '../game/dice-keys.ts';
import { allyPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Solid } from '../solids/solid.tsx';
import { useDrag } from './drag.ts';

interface DieButtonProps {
  readonly die: Die;
  readonly words: DiceWords;
  /** The offer to choose this die; undefined if it cannot be chosen. */
  readonly offer: OfferShown | undefined;
  readonly action: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onHint: (text: string) => void;
}

/** A die that can be chosen by tap, drag or key. */
export function DieButton(props: DieButtonProps) {
  const { die, words, offer, action, isChosen, onChoose, onHint } = props;
  const isNamed = isNamedAlly(die);
  const isOff = offer === undefined || offer.refusal !== undefined;
  const drag = useDrag(!isOff, (on) => {
    if ((on === 'check') !== isChosen) onChoose();
  });
  const named = `${words.die(die)}, ${words.short(die)}`;
  const label = offer?.key === undefined ? named : `${named} ${nameKey(offer.key)}`;
  const hint = offer?.refusal ?? aboutDie(die, words);
  return (
    <button
      type="button"
      class={`die-button${isChosen ? ' die-chosen' : ''}`}
      aria-pressed={isChosen}
      aria-disabled={isOff}
      aria-label={label}
      data-die={die.id}
      {...(action === undefined || isOff ? {} : { 'data-action': action })}
      onClick={() => {
        if (drag.wasDragged()) return;
        if (isOff) onHint(hint);
        else onChoose();
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHint(hint)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onHint('')}
      onPointerDown={drag.down}
      onPointerMove={drag.move}
      onPointerUp={drag.up}
      onPointerCancel={drag.cancel}
    >
      <Solid die={die} text={plainText(die, words)} sign={isNamed ? '' : signOf(die, words)} />{' '}
      {isNamed ? <Picture of={allyPicture(die.mark)} class="ally-face" /> : null}
      {offer?.key === undefined ? null : <kbd aria-hidden="true">{nameKey(offer.key)}</kbd>}
    </button>
  );
}
