import type { ActId, DiceEvent, DiceState } from '../../rules/index.ts';
import type { DiceWords } from '../../voice/words.ts';
import { threatPicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';

export type Acted = Extract<DiceEvent, { readonly kind: 'acted' }>;

/** Drawings of the acts, as strokes in a square of 24. */
const SIGNS: Readonly<Record<ActId, string>> = {
  steal: 'M4 11h9v9H4zM14 10l6-6M15 4h5v5',
  abscond: 'M3 12h8v8H3zM12 9h8M17 5l4 4-4 4',
  wound: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  call: 'M4 10v4h4l7 5V5l-7 5zM18 9a5 5 0 0 1 0 6',
  grow: 'M12 20V5M6 11l6-6 6 6',
  curse: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
  delay: 'M6 3h12M6 21h12M8 3c0 6 8 6 8 9s-8 3-8 9M16 3c0 6-8 6-8 9s8 3 8 9',
  weary: 'M12 4v14M6 12l6 6 6-6',
  scatter: 'M12 12 4 6M12 12l8-6M12 12l-7 7M12 12l7 7',
  daunt: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12',
  drive: 'M4 4h7v16H4zM12 12h8M16 8l4 4-4 4',
};

interface ActShowProps {
  readonly scene: DiceState;
  readonly acted: Acted;
  readonly words: DiceWords;
}

/** A threat that acts: its picture comes forward over the table, with the sign of its act. */
export function ActShow({ scene, acted: { act, card }, words }: ActShowProps) {
  return (
    <div class={`act-show act-${act}`} aria-hidden="true">
      <span class="act-actor">
        <Picture of={threatPicture(scene, 'ENEMY', card)} class="print-large" />
        <svg class="act-sign" viewBox="0 0 24 24">
          <path d={SIGNS[act]} />
        </svg>
      </span>
      <b class="act-name">{words.say(`dice-act-${act}`)}</b>
    </div>
  );
}
